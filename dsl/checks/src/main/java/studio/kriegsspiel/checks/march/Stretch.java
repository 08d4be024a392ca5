package studio.kriegsspiel.checks.march;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchRoute;

/**
 * When a column is on each point of its way: from when its first head comes there to when its last
 * tail has left.
 *
 * @param journey the column
 * @param points points of its way, {@link #STEP_METRES} apart
 */
record Stretch(ColumnJourney journey, List<MapPoint> points) {
  /** How often a way is looked at. */
  static final double STEP_METRES = 40;

  /** Besides its own length a column has this much room at its goal, in metres. */
  private static final double DRAWING_UP_METRES = 100;

  /** That of a column whose way is known, or of one that stands at its entry as it comes on. */
  static Optional<Stretch> of(ColumnJourney journey) {
    if (journey.bodies().isEmpty() || journey.start().isEmpty()) {
      return Optional.empty();
    }
    if (!journey.isReckoned() || journey.route().isEmpty()) {
      return Optional.of(new Stretch(journey, List.of(journey.start().get())));
    }
    MarchRoute route = journey.route().get();
    List<MapPoint> points = new ArrayList<>();
    for (double at = 0; at <= route.lengthMetres(); at += STEP_METRES) {
      points.add(route.pointAfterMetres(at));
    }
    return Optional.of(new Stretch(journey, points));
  }

  /** When the first head comes to a point of this number. */
  LocalDateTime comes(int number) {
    Arrival.Marching first = journey.bodies().get(0);
    return after(first, first.column().head().reachesMinutes(number * STEP_METRES));
  }

  /** When the last tail has left a point of this number. */
  LocalDateTime leaves(int number) {
    Arrival.Marching last = journey.bodies().get(journey.bodies().size() - 1);
    return after(last, last.column().tail().leavesMinutes(number * STEP_METRES));
  }

  /**
   * Whether it is so near its goal there that it leaves the road to draw up. A column longer than
   * its way keeps the first half of it, where its bodies come one after the other.
   */
  boolean isDrawingUp(int number) {
    double length =
        journey.bodies().stream().mapToDouble(each -> each.column().lengthMetres()).sum();
    double way = (points.size() - 1) * STEP_METRES;
    double room = Math.min(length + DRAWING_UP_METRES, way / 2);
    return journey.isReckoned() && way - number * STEP_METRES <= room;
  }

  private static LocalDateTime after(Arrival.Marching body, double minutes) {
    return body.headEnters().plus(Duration.ofSeconds(Math.round(minutes * 60)));
  }
}
