package studio.kriegsspiel.situation.knowledge;

import java.util.Optional;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A place that a way begins at, goes by or ends at.
 *
 * @param position in words; its places in the text are removed, and no place that the reader does
 *     not know is named
 * @param at the point of the ground, if the ground is known
 */
public record WayPoint(Position position, Optional<MapPoint> at) {}
