package studio.kriegsspiel.situation.track;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A column that goes somewhere, before its way is known.
 *
 * @param name what it is called in a trace
 * @param bodies its bodies in the order of march
 * @param formation how they march
 * @param at when the head of the first sets out
 * @param start where, if the ground knows it
 * @param by what the way goes by, in its order
 * @param goal where to, if the text says and the ground knows it
 * @param number how many journeys of the scenario were asked for before, which decides how finely
 *     the ground is read
 */
record JourneyOrder(
    String name,
    List<Unit> bodies,
    Formation formation,
    LocalDateTime at,
    Optional<MapPoint> start,
    List<Station> by,
    Optional<MapPoint> goal,
    int number) {

  JourneyOrder {
    bodies = List.copyOf(bodies);
    by = List.copyOf(by);
  }

  /** What its journey hangs on in one setting, in which ids name its bodies. */
  record Key(
      String name,
      List<UnitId> bodies,
      Formation formation,
      LocalDateTime at,
      Optional<MapPoint> start,
      List<Station> by,
      Optional<MapPoint> goal,
      int number) {}

  Key key() {
    return new Key(
        name, bodies.stream().map(Unit::id).toList(), formation, at, start, by, goal, number);
  }
}
