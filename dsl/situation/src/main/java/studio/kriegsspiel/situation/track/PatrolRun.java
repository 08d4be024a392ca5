package studio.kriegsspiel.situation.track;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchRoute;

/**
 * How a patrol goes out and comes back at the book's rate.
 *
 * @param patrol what the text says
 * @param begins when it sets out first
 * @param ends when it sets out no more
 * @param periodMinutes from one setting out to the next; nothing where it goes once
 * @param start where it sets out, if the ground knows it
 * @param out the way to where it turns, where there is one
 * @param rate what its rate rests on, where it can go at all
 */
public record PatrolRun(
    Patrol patrol,
    LocalDateTime begins,
    LocalDateTime ends,
    OptionalDouble periodMinutes,
    Optional<MapPoint> start,
    Optional<MarchRoute> out,
    Optional<Citation> rate) {
  private static final double HEADING_METRES = 20;

  /** Minutes from setting out to being back, if there is a way. */
  public OptionalDouble tripMinutes() {
    return out.isPresent()
        ? OptionalDouble.of(2 * out.get().totalMinutes())
        : OptionalDouble.empty();
  }

  /** When it is where it turns for the first time, if there is a way. */
  public Optional<LocalDateTime> findTurns() {
    return out.map(way -> begins.plusSeconds(Math.round(way.totalMinutes() * 60)));
  }

  /** When it is back for the last time, if there is a way. */
  public Optional<LocalDateTime> findBack() {
    return out.map(
        way ->
            begins.plusSeconds(Math.round((lastRound() * period() + 2 * way.totalMinutes()) * 60)));
  }

  /** The number of the last round, counted from 0: it sets out before its hours end. */
  private long lastRound() {
    double hours = Duration.between(begins, ends).toSeconds() / 60.0;
    return periodMinutes.isEmpty() ? 0 : Math.max(0, (long) Math.ceil(hours / period()) - 1);
  }

  private double period() {
    double trip = tripMinutes().orElse(0);
    return Math.max(1, Math.max(trip, periodMinutes.orElse(trip)));
  }

  /** Where it is at a time. */
  Whereabouts at(LocalDateTime time) {
    if (start.isEmpty()) {
      return Whereabouts.unknown();
    }
    double elapsed = Duration.between(begins, time).toSeconds() / 60.0;
    if (elapsed < 0) {
      return standing(Certainty.FIXED);
    }
    if (out.isEmpty()) {
      return standing(Certainty.FREE);
    }
    MarchRoute way = out.get();
    long round = Math.min(lastRound(), (long) Math.floor(elapsed / period()));
    double since = elapsed - round * period();
    if (since <= way.totalMinutes()) {
      return going(way, since);
    }
    if (since < 2 * way.totalMinutes()) {
      return going(Legs.back(way), since - way.totalMinutes());
    }
    return standing(round < lastRound() ? Certainty.RECKONED : Certainty.FREE);
  }

  private Whereabouts standing(Certainty certainty) {
    return Whereabouts.at(
        start.orElseThrow(), Whereabouts.Kind.STANDING, certainty, Formation.COLUMN_MARCH);
  }

  private static Whereabouts going(MarchRoute way, double minutes) {
    double along = way.metresAfter(minutes);
    MapPoint here = way.pointAfterMetres(along);
    MapPoint back = way.pointAfterMetres(Math.max(0, along - HEADING_METRES));
    MapPoint ahead = way.pointAfterMetres(Math.min(way.lengthMetres(), along + HEADING_METRES));
    return Whereabouts.at(
            here, Whereabouts.Kind.MARCHING, Certainty.RECKONED, Formation.COLUMN_MARCH)
        .heading(
            back.equals(ahead)
                ? Optional.empty()
                : Optional.of(new Direction(back.bearingDegrees(ahead))));
  }
}
