package studio.kriegsspiel.situation.track;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchRoute;

/**
 * A column on its way: its bodies one behind the other, each at its own rate; nobody overtakes.
 *
 * @param headStarts when the head of the first body sets out or enters
 * @param formation how it marches
 * @param start where, if the ground knows it
 * @param goal where to, if the text says and the ground knows it
 * @param way what is known of the way
 * @param route the way of the first body's head, where there is one
 * @param rate what the rate of the slowest body on open ground rests on, where there is a body
 * @param bodies those that go by this way, in the order of march
 * @param left those that cannot go by it
 * @param excess the share by which the time of the way may come out too long
 */
public record ColumnJourney(
    LocalDateTime headStarts,
    Formation formation,
    Optional<MapPoint> start,
    Optional<MapPoint> goal,
    Arrival.Way way,
    Optional<MarchRoute> route,
    Optional<Citation> rate,
    List<Arrival.Marching> bodies,
    List<Unit> left,
    double excess) {

  /** Keeps its own copies. */
  public ColumnJourney {
    bodies = List.copyOf(bodies);
    left = List.copyOf(left);
  }

  /** Whether way and times to the goal are known. */
  public boolean isReckoned() {
    return way == Arrival.Way.RECKONED;
  }

  /** When the first head is at the goal. */
  public Optional<LocalDateTime> findHeadArrives() {
    return isReckoned()
        ? bodies.stream().findFirst().map(Arrival.Marching::headArrives)
        : Optional.empty();
  }

  /** When the last body is closed up at the goal. */
  public Optional<LocalDateTime> findTailArrives() {
    return isReckoned()
        ? bodies.stream().map(Arrival.Marching::tailArrives).max(Comparator.naturalOrder())
        : Optional.empty();
  }

  /** Minutes from the setting out of a body's head to a time; negative before it. */
  static double minutes(Arrival.Marching body, LocalDateTime time) {
    return Duration.between(body.headEnters(), time).toSeconds() / 60.0;
  }
}
