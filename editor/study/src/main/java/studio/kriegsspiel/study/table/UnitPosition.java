package studio.kriegsspiel.study.table;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * Where a file of another program has a unit from an hour on.
 *
 * @param since the hour; none where it stands there from the beginning
 * @param at the place
 * @param facing where it faces, in degrees; none if it is not told
 * @param formation in the words of the language, such as {@code in line}; empty if it is not told
 * @param via what it came by, from where it stood before
 * @param setOut when it left there; none if that is the hour from which it stood there
 */
public record UnitPosition(
    Optional<Instant> since,
    LatLon at,
    Optional<Double> facing,
    String formation,
    List<LatLon> via,
    Optional<Instant> setOut) {
  /** Copies the list. */
  public UnitPosition {
    via = List.copyOf(via);
  }
}
