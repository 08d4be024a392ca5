package studio.kriegsspiel.situation.track;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.LongStream;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.situation.works.GoneBridge;
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
 * @param bridges what of its way is destroyed during play, in the order of the way out
 * @param rate what its rate rests on, where it can go at all
 */
public record PatrolRun(
    Patrol patrol,
    LocalDateTime begins,
    LocalDateTime ends,
    OptionalDouble periodMinutes,
    Optional<MapPoint> start,
    Optional<MarchRoute> out,
    List<Crossing> bridges,
    Optional<Citation> rate) {
  private static final double HEADING_METRES = 20;

  /** Oftener nobody sends a patrol over one way. */
  private static final int MOST_LEGS = 96;

  /** Keeps its own copy. */
  public PatrolRun {
    bridges = List.copyOf(bridges);
  }

  /**
   * A bridge on the way out that is destroyed during play.
   *
   * @param fromMetres where it begins on the way out
   * @param toMetres where it ends
   */
  public record Crossing(GoneBridge bridge, double fromMetres, double toMetres) {}

  /**
   * A bridge that is gone when the patrol comes to it: there it turns or, on its way home, stays.
   *
   * @param at when it comes there
   * @param metres where that is on the way out
   * @param home whether it is on its way home, and cut off
   */
  public record Stop(Crossing at, LocalDateTime time, double metres, boolean home) {}

  /**
   * A way from end to end.
   *
   * @param starts when it sets out on it
   */
  public record Leg(MarchRoute route, LocalDateTime starts) {}

  /** Out and home again, as often as it goes, whatever becomes of the bridges. */
  public List<Leg> legs() {
    List<Leg> legs = new ArrayList<>();
    for (long round = 0;
        out.isPresent() && round <= lastRound() && legs.size() < MOST_LEGS;
        round++) {
      legs.add(new Leg(out.get(), sets(round)));
      legs.add(new Leg(Legs.back(out.get()), after(sets(round), out.get().totalMinutes())));
    }
    return legs;
  }

  /** The first bridge that stops it, if one does. */
  public Optional<Stop> findStop() {
    return LongStream.rangeClosed(0, bridges.isEmpty() ? -1 : lastRound())
        .mapToObj(round -> new Outing(sets(round)).stop())
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** One outing, which begins at a time. */
  private final class Outing {
    private final LocalDateTime sets;

    Outing(LocalDateTime sets) {
      this.sets = sets;
    }

    /** Where a bridge that is gone stops it. */
    Optional<Stop> stop() {
      return turned().or(this::cutOff);
    }

    /** Where it finds a bridge gone on its way out. */
    Optional<Stop> turned() {
      return bridges.stream()
          .map(each -> new Stop(each, reaches(each.fromMetres()), each.fromMetres(), false))
          .filter(each -> each.at().bridge().isMissing(each.time()))
          .findFirst();
    }

    /** How far it goes, in metres of the way out. */
    double turnsMetres() {
      return turned().map(Stop::metres).orElseGet(() -> route().lengthMetres());
    }

    /** Where it finds one gone on its way home. */
    Optional<Stop> cutOff() {
      double turns = turnsMetres();
      double there = route().timetable().reachesMinutes(turns);
      return bridges.stream()
          .filter(each -> each.toMetres() < turns)
          .sorted(Comparator.comparingDouble(Crossing::toMetres).reversed())
          .map(
              each ->
                  new Stop(
                      each,
                      after(sets, 2 * there - route().timetable().reachesMinutes(each.toMetres())),
                      each.toMetres(),
                      true))
          .filter(each -> each.at().bridge().isMissing(each.time()))
          .findFirst();
    }

    private LocalDateTime reaches(double metres) {
      return after(sets, route().timetable().reachesMinutes(metres));
    }

    private MarchRoute route() {
      return out.orElseThrow();
    }
  }

  private LocalDateTime sets(long round) {
    return after(begins, round * period());
  }

  private static LocalDateTime after(LocalDateTime from, double minutes) {
    return from.plusSeconds(Math.round(minutes * 60));
  }

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

  /** When it is back for the last time, if there is a way and nothing cuts it off. */
  public Optional<LocalDateTime> findBack() {
    return isCutOff(lastRound())
        ? Optional.empty()
        : out.map(way -> after(sets(lastRound()), 2 * minutesOut(new Outing(sets(lastRound())))));
  }

  private double minutesOut(Outing outing) {
    return out.orElseThrow().timetable().reachesMinutes(outing.turnsMetres());
  }

  /** Whether it does not come home from an outing or one before. */
  private boolean isCutOff(long round) {
    return findCutOff(round).isPresent();
  }

  private Optional<Stop> findCutOff(long round) {
    return LongStream.rangeClosed(0, bridges.isEmpty() ? -1 : round)
        .mapToObj(each -> new Outing(sets(each)).cutOff())
        .flatMap(Optional::stream)
        .findFirst();
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
    Optional<Stop> cut = findCutOff(round).filter(each -> !each.time().isAfter(time));
    if (cut.isPresent()) {
      return standing(way.pointAfterMetres(cut.get().metres()), Certainty.FREE);
    }
    double since = elapsed - round * period();
    double there = minutesOut(new Outing(sets(round)));
    if (since <= there) {
      return going(way, since);
    }
    if (since < 2 * there) {
      return going(Legs.back(way), since - there + way.totalMinutes() - there);
    }
    return standing(round < lastRound() ? Certainty.RECKONED : Certainty.FREE);
  }

  private Whereabouts standing(Certainty certainty) {
    return standing(start.orElseThrow(), certainty);
  }

  private static Whereabouts standing(MapPoint at, Certainty certainty) {
    return Whereabouts.at(at, Whereabouts.Kind.STANDING, certainty, Formation.COLUMN_MARCH);
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
