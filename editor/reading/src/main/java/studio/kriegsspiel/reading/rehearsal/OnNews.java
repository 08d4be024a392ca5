package studio.kriegsspiel.reading.rehearsal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.locationtech.jts.algorithm.Distance;
import org.locationtech.jts.geom.Coordinate;
import studio.kriegsspiel.reading.rehearsal.Tidings.Word;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What a commander does on what he is told of the enemy, and on fire that his troops cannot answer.
 * Each order carries its reason behind it. The metres are the studio's. For one game.
 */
final class OnNews {
  /** An enemy so near a place that is to be won is attacked for it. */
  private static final double NEAR_GOAL_METRES = 600;

  /** And one who is nearer stands at the place itself. */
  private static final double AT_GOAL_METRES = 150;

  /** An enemy who is said to be so near is a threat. */
  private static final double THREAT_METRES = 1500;

  /** A reserve goes so far towards him. */
  private static final double TOWARDS_METRES = 300;

  /** Who fires from no farther is attacked. */
  private static final double ATTACKED_METRES = 400;

  /** Who cannot be is gone away from by so much, once. */
  private static final double OUT_METRES = 300;

  /** An enemy so near a way is said to be on it. */
  private static final double ON_WAY_METRES = 700;

  /** Degrees by which one turns aside from an enemy on the way back. */
  private static final List<Integer> ASIDE = List.of(45, -45, 90, -90);

  private final Tidings tidings;
  private final Set<UnitId> faced = new HashSet<>();
  private final Set<UnitId> movedOut = new HashSet<>();

  OnNews(Tidings tidings) {
    this.tidings = tidings;
  }

  /** Of the enemies he knows of near a place that he is to win, where the nearest is, in words. */
  Optional<String> target(CommandersView own, Site goal) {
    return Stream.concat(own.met().stream(), own.told(tidings).stream())
        .filter(each -> goal.metresTo(each.at()) > AT_GOAL_METRES)
        .filter(each -> goal.metresTo(each.at()) <= NEAR_GOAL_METRES)
        .min(Comparator.comparingDouble(each -> goal.metresTo(each.at())))
        .flatMap(each -> own.words(each.at()).map(place -> place + each.because(own.clock())));
  }

  /**
   * A body that waits.
   *
   * @param guards what it waits for: the place that is held, or where it stands
   * @param goal near which enemies are left to those who go there first, if any
   */
  record Reserve(UnitId unit, Site guards, Optional<Site> goal) {
    boolean isThreatened(Word word) {
      return guards.metresTo(word.at()) <= THREAT_METRES
          && goal.filter(site -> site.metresTo(word.at()) <= NEAR_GOAL_METRES).isEmpty();
    }
  }

  /** An order to one of those who wait: to face an enemy of whom a report has come. */
  record Facing(UnitId unit, String order) {}

  /** Each enemy who is said to be near is faced by one body, the nearest that can be sent. */
  List<Facing> face(CommandersView own, List<Reserve> waiting) {
    List<Facing> orders = new ArrayList<>();
    List<Reserve> free = new ArrayList<>(waiting);
    for (Word word : own.told(tidings)) {
      Optional<Reserve> nearest =
          faced.contains(word.enemy())
              ? Optional.empty()
              : free.stream()
                  .filter(each -> each.isThreatened(word))
                  .min(Comparator.comparingDouble(each -> metres(own, each.unit(), word.at())));
      nearest
          .flatMap(each -> between(own, each, word).map(order -> new Facing(each.unit(), order)))
          .ifPresent(
              order -> {
                faced.add(word.enemy());
                free.remove(nearest.orElseThrow());
                orders.add(order);
              });
    }
    return orders;
  }

  private static double metres(CommandersView own, UnitId unit, MapPoint to) {
    return own.at(unit).map(to::distanceMetres).orElse(Double.MAX_VALUE);
  }

  private static Optional<String> between(CommandersView own, Reserve reserve, Word word) {
    MapPoint edge = reserve.guards().nearestTo(word.at());
    double far = Math.min(TOWARDS_METRES, edge.distanceMetres(word.at()) / 2);
    return own.words(edge.offset(far, edge.bearingDegrees(word.at())))
        .map(place -> reserve.unit() + " marches to " + place + told(own, word));
  }

  private static String told(CommandersView own, Word word) {
    return word.because(own.clock()).replace(" there", " before it");
  }

  /** What a body does that is fired at and can answer nobody; nothing where it stays. */
  Optional<String> underFire(CommandersView own, Unit body) {
    UnitId unit = body.id();
    return own.firersAt(unit).stream()
        .min(Comparator.comparingDouble(each -> metres(own, unit, each.at())))
        .filter(each -> own.isInHand(unit) && !own.fires(unit))
        .flatMap(
            each ->
                canAttack(own, body, each)
                    ? own.words(each.at()).map(place -> unit + " attacks " + place + fire(each))
                    : out(own, unit, each));
  }

  private static boolean canAttack(CommandersView own, Unit body, Word firer) {
    return body.type().arm() != Arm.ARTILLERY
        && metres(own, body.id(), firer.at()) <= ATTACKED_METRES;
  }

  private Optional<String> out(CommandersView own, UnitId unit, Word firer) {
    MapPoint at = own.at(unit).orElseThrow();
    return movedOut.add(unit)
        ? own.words(at.offset(OUT_METRES, firer.at().bearingDegrees(at)))
            .map(place -> unit + " marches to " + place + fire(firer))
        : Optional.empty();
  }

  private static String fire(Word firer) {
    return " // because it cannot answer the fire of " + firer.enemy();
  }

  /** The enemy who is said to be on the way back of any of his bodies. */
  boolean isCutOff(CommandersView own) {
    return own.bodies().stream()
        .map(Unit::id)
        .filter(own::isInHand)
        .anyMatch(unit -> onWay(own, unit, 0).isPresent());
  }

  /** An order to go back: aside, where an enemy is said to be on the way. */
  Optional<String> back(CommandersView own, UnitId unit) {
    Optional<Word> ahead = onWay(own, unit, 0);
    OptionalInt turn =
        ahead.isEmpty()
            ? OptionalInt.of(0)
            : ASIDE.stream()
                .mapToInt(Integer::intValue)
                .filter(each -> own.back(unit, each).flatMap(own::words).isPresent())
                .filter(each -> onWay(own, unit, each).isEmpty())
                .findFirst();
    return own.back(unit, turn.orElse(0))
        .flatMap(own::words)
        .map(
            place ->
                unit
                    + " retreats to "
                    + place
                    + ahead
                        .map(word -> word.because(own.clock()).replace(" there", " on its way"))
                        .orElse(""));
  }

  private Optional<Word> onWay(CommandersView own, UnitId unit, int turn) {
    return own.at(unit)
        .flatMap(
            from ->
                own.back(unit, turn)
                    .flatMap(
                        to ->
                            own.told(tidings).stream()
                                .filter(each -> apart(each.at(), from, to) <= ON_WAY_METRES)
                                .findFirst()));
  }

  private static double apart(MapPoint point, MapPoint from, MapPoint to) {
    return Distance.pointToSegment(coordinate(point), coordinate(from), coordinate(to));
  }

  private static Coordinate coordinate(MapPoint at) {
    return new Coordinate(at.x(), at.y());
  }
}
