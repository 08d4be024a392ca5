package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Where news says a unit was, beside where it really was at the minute it was observed.
 *
 * @param unit who was seen
 * @param observed the minute
 * @param said where the news has it, if it says so and the ground is known
 * @param truly where it was; what the players decide, nobody knows
 */
public record ClaimedPlace(
    UnitId unit, LocalDateTime observed, Optional<MapPoint> said, Optional<MapPoint> truly) {

  /** Metres between what was said and what was, if both are known. */
  public Optional<Double> findErrorMetres() {
    return said.flatMap(here -> truly.map(here::distanceMetres));
  }
}
