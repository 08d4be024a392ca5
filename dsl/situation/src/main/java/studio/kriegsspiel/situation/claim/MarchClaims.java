package studio.kriegsspiel.situation.claim;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.review.AssertedParty;
import studio.kriegsspiel.scenario.review.Claim;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.track.Certainty;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;

/** Judges whether a unit is somewhere in time, by the ways that the text gives. */
final class MarchClaims {
  /** The head is at a place that it passes so near. */
  private static final double AT_METRES = 50;

  private static final int MOST_MINUTES = 3 * 24 * 60;

  private final Scene scene;

  MarchClaims(Scene scene) {
    this.scene = scene;
  }

  /**
   * When a head is at a place: not before, and reckoned.
   *
   * @param metresPerMinute how fast it comes on, so that minutes can be told in metres
   */
  private record Reached(
      LocalDateTime soonest, LocalDateTime reckoned, String how, double metresPerMinute) {}

  ClaimVerdict judge(Claim.Reaches claim) {
    Optional<MapPoint> place = scene.find(claim.place());
    if (place.isEmpty()) {
      return ClaimVerdict.unsaid("it is not known where " + Scene.shown(claim.place()) + " is");
    }
    Optional<Arrival> arrival = scene.situation().tracks().of(claim.unit()).findArrival();
    Optional<ClaimVerdict> noWay = arrival.flatMap(each -> withoutWay(each, claim));
    if (noWay.isPresent()) {
      return noWay.get();
    }
    Optional<Reached> reached =
        arrival
            .filter(each -> isNear(each.goal(), place.get()))
            .flatMap(each -> atGoal(each, claim.unit()))
            .or(() -> passing(claim.unit(), place.get()));
    List<studio.kriegsspiel.rules.Citation> rules =
        arrival.flatMap(Arrival::rate).map(List::of).orElse(List.of());
    return reached
        .map(when -> compare(claim, when))
        .orElseGet(() -> never(claim))
        .resting(rules)
        .at(place.get());
  }

  private Optional<ClaimVerdict> withoutWay(Arrival arrival, Claim.Reaches claim) {
    String unit = Scene.shown(claim.unit());
    return switch (arrival.way()) {
      case NO_GOAL ->
          Optional.of(
              ClaimVerdict.unsaid(
                  "the text names no goal of "
                      + unit
                      + ", so from its entry on the players decide"));
      case NONE -> Optional.of(ClaimVerdict.of(false, unit + " finds no way to its goal"));
      case NO_GROUND, TOO_MANY ->
          Optional.of(ClaimVerdict.unsaid("the way of " + unit + " is not reckoned"));
      case RECKONED -> Optional.empty();
    };
  }

  private static boolean isNear(Optional<MapPoint> point, MapPoint place) {
    return point.isPresent() && point.get().distanceMetres(place) <= AT_METRES;
  }

  private Optional<Reached> atGoal(Arrival arrival, UnitId unit) {
    List<UnitId> own =
        scene.bodies(new AssertedParty.OneUnit(unit)).stream().map(body -> body.id()).toList();
    return arrival.bodies().stream()
        .filter(body -> own.contains(body.unit().id()) || body.unit().id().equals(unit))
        .min(Comparator.comparing(Arrival.Marching::headArrives))
        .map(
            body -> {
              double minutes = body.column().headArrivesMinutes();
              return new Reached(
                  body.headEnters().plusMinutes((long) (minutes / (1 + arrival.excess()))),
                  upToMinute(body.headArrives()),
                  "comes on at %s and takes %s over %s"
                      .formatted(
                          scene.show(body.headEnters()),
                          Figures.minutes(secondsBetween(body) / 60.0),
                          scene.length(body.column().route().lengthMetres())),
                  body.column().route().lengthMetres() / Math.max(1, minutes));
            });
  }

  /** As the time of arrival is told, so that both say the same. */
  private static long secondsBetween(Arrival.Marching body) {
    return Duration.between(body.headEnters(), body.headArrives()).toSeconds();
  }

  /** A begun minute counts. */
  private static LocalDateTime upToMinute(LocalDateTime time) {
    LocalDateTime whole = time.withSecond(0).withNano(0);
    return whole.equals(time) ? time : whole.plusMinutes(1);
  }

  /** Looks minute by minute where its head is. */
  private Optional<Reached> passing(UnitId unit, MapPoint place) {
    LocalDateTime begins = scene.situation().clock().begins();
    LocalDateTime ends = scene.situation().clock().ends();
    LocalDateTime last = begins.plusMinutes(MOST_MINUTES);
    for (LocalDateTime time = begins;
        !time.isAfter(ends) && time.isBefore(last);
        time = time.plusMinutes(1)) {
      if (isNear(scene.at(unit, time).head(), place)) {
        return Optional.of(new Reached(time, time, "passes there", metresPerMinute(unit, time)));
      }
    }
    return Optional.empty();
  }

  /** How far its head goes in the minute before and the minute after. */
  private double metresPerMinute(UnitId unit, LocalDateTime time) {
    Optional<MapPoint> before = scene.at(unit, time.minusMinutes(1)).head();
    Optional<MapPoint> after = scene.at(unit, time.plusMinutes(1)).head();
    return before.isPresent() && after.isPresent()
        ? before.get().distanceMetres(after.get()) / 2
        : 0;
  }

  private ClaimVerdict compare(Claim.Reaches claim, Reached when) {
    LocalDateTime latest = scene.time(Optional.of(claim.latest()));
    boolean inTime = !when.soonest().isAfter(latest);
    boolean notTooSoon =
        scene
            .situation()
            .clock()
            .find(claim.earliest())
            .map(earliest -> !when.reckoned().isBefore(earliest))
            .orElse(true);
    long late = Clock.minutes(latest, when.reckoned());
    long early =
        scene
            .situation()
            .clock()
            .find(claim.earliest())
            .map(earliest -> Clock.minutes(when.reckoned(), earliest))
            .orElse(0L);
    ClaimVerdict verdict =
        ClaimVerdict.of(
            inTime && notTooSoon,
            "the head of %s is at %s at %s%s: it %s"
                .formatted(
                    Scene.shown(claim.unit()),
                    Scene.shown(claim.place()),
                    scene.show(when.reckoned()),
                    inTime
                        ? tooSoon(notTooSoon, early) + perhapsInTime(when, latest)
                        : ", " + told(late) + " too late",
                    when.how()));
    return inTime && notTooSoon
        ? verdict
        : verdict.within((inTime ? early : late) * when.metresPerMinute());
  }

  /** A way is reckoned by cells of the ground, and may be a little shorter. */
  private String perhapsInTime(Reached when, LocalDateTime latest) {
    return when.reckoned().isAfter(latest)
        ? ", by the shortest way there may be at %s".formatted(scene.show(when.soonest()))
        : "";
  }

  private static String tooSoon(boolean notTooSoon, long minutes) {
    return notTooSoon ? "" : ", " + told(minutes) + " too soon";
  }

  private static String told(long minutes) {
    return Figures.minutes(minutes);
  }

  private ClaimVerdict never(Claim.Reaches claim) {
    String unit = Scene.shown(claim.unit());
    Whereabouts start = scene.at(claim.unit(), scene.situation().clock().begins());
    if (start.kind() == Whereabouts.Kind.UNKNOWN) {
      return ClaimVerdict.unsaid("the text does not say where " + unit + " is");
    }
    Whereabouts last = scene.at(claim.unit(), scene.time(Optional.of(claim.latest())));
    boolean moved = scene.situation().tracks().of(claim.unit()).findArrival().isPresent();
    return !moved && last.certainty() == Certainty.FREE
        ? ClaimVerdict.unsaid("nothing in the text moves " + unit + "; the players decide")
        : nearest(
            claim, "the way of %s does not lead to %s".formatted(unit, Scene.shown(claim.place())));
  }

  /** How near its head comes, and when. */
  private ClaimVerdict nearest(Claim.Reaches claim, String sentence) {
    MapPoint place = scene.find(claim.place()).orElseThrow();
    LocalDateTime begins = scene.situation().clock().begins();
    LocalDateTime last = begins.plusMinutes(MOST_MINUTES);
    double least = Double.POSITIVE_INFINITY;
    LocalDateTime when = begins;
    for (LocalDateTime time = begins;
        !time.isAfter(scene.situation().clock().ends()) && time.isBefore(last);
        time = time.plusMinutes(1)) {
      Optional<MapPoint> head = scene.at(claim.unit(), time).head();
      if (head.isPresent() && head.get().distanceMetres(place) < least) {
        least = head.get().distanceMetres(place);
        when = time;
      }
    }
    return Double.isInfinite(least)
        ? ClaimVerdict.of(false, sentence)
        : ClaimVerdict.of(
                false,
                "%s: it comes no nearer than %s, at %s"
                    .formatted(sentence, scene.length(least), scene.show(when)))
            .within(least - AT_METRES);
  }
}
