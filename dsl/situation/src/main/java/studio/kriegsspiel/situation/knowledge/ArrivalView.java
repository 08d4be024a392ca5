package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Troops of the reader's own side that come on, as far as the reader may know where and when.
 *
 * @param unit the unit's short name
 * @param entry where its head enters; its places in the text are removed, and no place that the
 *     reader does not know is named
 * @param entryAt the point of the ground, if the ground is known
 */
public record ArrivalView(
    String unit,
    Position entry,
    Optional<MapPoint> entryAt,
    Optional<Direction> from,
    LocalDateTime at,
    Formation marchOrder) {}
