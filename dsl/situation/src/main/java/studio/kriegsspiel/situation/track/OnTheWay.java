package studio.kriegsspiel.situation.track;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchColumn;

/** Where one body of a column is at a time. */
final class OnTheWay {
  /** A heading is taken over so much of the way. */
  private static final double HEADING_METRES = 20;

  private OnTheWay() {}

  /** Of a body whose head has come on to the map. */
  static Whereabouts entering(ColumnJourney journey, Arrival.Marching body, LocalDateTime time) {
    if (journey.start().isEmpty()) {
      return Whereabouts.unknown();
    }
    double minutes = ColumnJourney.minutes(body, time);
    if (journey.isReckoned()) {
      return along(journey, body.column(), minutes, true);
    }
    boolean entering = minutes < body.column().tailStartsMinutes();
    Whereabouts here =
        Whereabouts.at(
            journey.start().get(),
            entering ? Whereabouts.Kind.ENTERING : Whereabouts.Kind.STANDING,
            Certainty.FREE,
            journey.formation());
    return entering ? here.withoutTail() : here;
  }

  /**
   * Of a body that goes from one place of the map to another; before, it stands where it starts.
   */
  static Whereabouts marching(ColumnJourney journey, Arrival.Marching body, LocalDateTime time) {
    if (journey.start().isEmpty()) {
      return Whereabouts.unknown();
    }
    double minutes = ColumnJourney.minutes(body, time);
    if (minutes < 0) {
      return standing(
          journey, time.isBefore(journey.headStarts()) ? Certainty.FIXED : Certainty.RECKONED);
    }
    return journey.isReckoned()
        ? along(journey, body.column(), minutes, false)
        : standing(journey, Certainty.FREE);
  }

  /** Of a body that leaves the map at its goal. */
  static Whereabouts leaving(ColumnJourney journey, Arrival.Marching body, LocalDateTime time) {
    Whereabouts here = marching(journey, body, time);
    if (!journey.isReckoned()
        || ColumnJourney.minutes(body, time) < body.column().headArrivesMinutes()) {
      return here;
    }
    MarchColumn column = body.column();
    double minutes = ColumnJourney.minutes(body, time);
    double end = column.route().lengthMetres();
    double tail = column.tail().metresAfter(minutes);
    return minutes >= column.tailArrivesMinutes() || tail >= end
        ? Whereabouts.nowhere(Whereabouts.Kind.OFF_MAP, Certainty.RECKONED)
        : new Whereabouts(
            Whereabouts.Kind.LEAVING,
            Certainty.RECKONED,
            Optional.of(column.route().pointAfterMetres((Math.max(0, tail) + end) / 2)),
            Optional.empty(),
            Optional.of(column.route().pointAfterMetres(Math.max(0, tail))),
            here.heading(),
            here.formation(),
            0,
            end - Math.max(0, tail));
  }

  private static Whereabouts standing(ColumnJourney journey, Certainty certainty) {
    return Whereabouts.at(
        journey.start().orElseThrow(), Whereabouts.Kind.STANDING, certainty, journey.formation());
  }

  private static Whereabouts along(
      ColumnJourney journey, MarchColumn column, double minutes, boolean fromOffTheMap) {
    double end = column.route().lengthMetres();
    double head = column.head().metresAfter(minutes);
    double tail = column.tail().metresAfter(minutes);
    boolean off = fromOffTheMap && minutes < column.tailStartsMinutes();
    boolean closed = minutes >= column.tailArrivesMinutes();
    Whereabouts.Kind kind =
        off
            ? Whereabouts.Kind.ENTERING
            : minutes < column.headArrivesMinutes()
                ? Whereabouts.Kind.MARCHING
                : closed ? Whereabouts.Kind.STANDING : Whereabouts.Kind.CLOSING_UP;
    double hind = Math.max(0, tail);
    MapPoint back = column.route().pointAfterMetres(Math.max(0, head - HEADING_METRES));
    MapPoint ahead = column.route().pointAfterMetres(Math.min(end, head + HEADING_METRES));
    return new Whereabouts(
        kind,
        closed ? Certainty.FREE : Certainty.RECKONED,
        Optional.of(column.route().pointAfterMetres((head + hind) / 2)),
        Optional.of(column.route().pointAfterMetres(head)),
        off ? Optional.empty() : Optional.of(column.route().pointAfterMetres(hind)),
        back.equals(ahead)
            ? Optional.empty()
            : Optional.of(new Direction(back.bearingDegrees(ahead))),
        Optional.of(journey.formation()),
        0,
        head - hind);
  }
}
