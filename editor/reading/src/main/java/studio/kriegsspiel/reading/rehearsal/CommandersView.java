package studio.kriegsspiel.reading.rehearsal;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import studio.kriegsspiel.game.Front;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.reading.umpire.PointWords;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.LineOfRetreat;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.march.Fords;
import studio.kriegsspiel.situation.reach.Banks;
import studio.kriegsspiel.situation.reach.Presence;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/**
 * What a commander knows of a game at a minute: the map, what his side is to achieve, and of his
 * own troops where they are, whether they are in hand and whether they fight. Of the enemy he is
 * handed what his side was told, and who is within reach of his own or fires at them.
 */
final class CommandersView {
  private static final double BACK_METRES = 1500;
  private static final double BEYOND_METRES = 250;
  private static final int FULL_TURN = 360;
  private static final int TURN = 30;

  private final Game game;
  private final Front front;
  private final Side side;
  private final Set<UnitId> written;

  /**
   * What he knows.
   *
   * @param written those whom the text itself sends somewhere, which he leaves to it
   */
  CommandersView(Game game, Front front, Side side, Set<UnitId> written) {
    this.game = game;
    this.front = front;
    this.side = side;
    this.written = written;
  }

  LocalDateTime now() {
    return game.now();
  }

  Side side() {
    return side;
  }

  /** His bodies that fight, which are his to send, in the order of the text. */
  List<Unit> bodies() {
    return game.situation().tracks().bodies().stream()
        .filter(each -> each.id().side().equals(side.name()))
        .filter(each -> each.type().arm().fights() && each.type().arm() != Arm.ENGINEERS)
        .filter(each -> !written.contains(each.id()))
        .toList();
  }

  /** His pontoon trains on the map, in the order of the text. */
  List<Unit> trains() {
    return game.situation().tracks().bodies().stream()
        .filter(each -> each.type() == UnitType.PONTOONS)
        .filter(each -> isMine(each.id()) && !isGone(each.id()) && where(each.id()).isOnMap())
        .toList();
  }

  /** Whether a body has thrown a bridge that stands. */
  boolean hasBridged(UnitId unit) {
    return game.situation().works().of(unit).stream()
        .anyMatch(
            each ->
                each.task().work() == EngineeringTask.Work.BUILD_BRIDGE && each.isDone(game.now()));
  }

  /** Whether fords can be passed now. */
  boolean areFordsOpen() {
    return Fords.areOpen(game.situation().scenario(), clock(), game.now());
  }

  /** Whether it is his to send. */
  boolean isMine(UnitId unit) {
    return unit.side().equals(side.name()) && !written.contains(unit);
  }

  boolean isGone(UnitId unit) {
    return game.left().isGone(unit);
  }

  /** Whether it cannot be sent forward, or is no more. */
  boolean isSpent(UnitId unit) {
    return isGone(unit)
        || game.situation().book().practice().unfit().stream()
            .anyMatch(each -> each.holds(game.find(unit, each.word())));
  }

  boolean isFighting(UnitId unit) {
    return front.touches(unit);
  }

  /** Whether it is on the map, stands, fights nobody and can be sent. */
  boolean isInHand(UnitId unit) {
    return isFree(unit) && where(unit).kind() == Whereabouts.Kind.STANDING;
  }

  /** Whether it is on its way and can be sent elsewhere. */
  boolean isOnItsWay(UnitId unit) {
    return isFree(unit) && where(unit).kind() == Whereabouts.Kind.MARCHING;
  }

  private boolean isFree(UnitId unit) {
    return !isSpent(unit) && !isFighting(unit) && where(unit).isOnMap();
  }

  /**
   * Whether an order would be obeyed by it, or by any of its bodies: it is not spent nor fights.
   */
  boolean canBeSent(UnitId unit) {
    return game.situation().tracks().bodies().stream()
        .map(Unit::id)
        .filter(body -> game.situation().units().isWithin(body, unit))
        .anyMatch(body -> !isSpent(body) && !isFighting(body));
  }

  private Whereabouts where(UnitId unit) {
    return game.situation().tracks().of(unit).at(game.now());
  }

  Optional<MapPoint> at(UnitId unit) {
    return where(unit).centre();
  }

  /** What a place stands for, if the ground knows it. */
  Optional<Site> site(String place) {
    return game.situation().ground().flatMap(ground -> Site.onMap(ground, place));
  }

  boolean isAt(UnitId unit, Site site) {
    return Presence.isAt(where(unit), site);
  }

  /** When an objective counts. */
  LocalDateTime due(Objective objective) {
    return game.situation().clock().due(objective.until());
  }

  /**
   * A point behind a body, on its side's line of retreat or so many degrees aside of it; nothing
   * where it has none.
   */
  Optional<MapPoint> back(UnitId unit, int aside) {
    return side.lineOfRetreat()
        .flatMap(LineOfRetreat::towards)
        .flatMap(to -> at(unit).map(from -> from.offset(BACK_METRES, to.degrees() + aside)));
  }

  /** What his side was told of the enemy, as far as he still acts on it. */
  List<Tidings.Word> told(Tidings tidings) {
    return tidings.known(game, side.name());
  }

  /** The enemies whom his own reach or who reach his own, where they stand. */
  List<Tidings.Word> met() {
    return front.inReach().stream()
        .map(two -> isOurs(two.first()) ? two.second() : two.first())
        .distinct()
        .filter(each -> !isOurs(each) && isMet(each))
        .flatMap(each -> seen(each).stream())
        .toList();
  }

  private boolean isMet(UnitId enemy) {
    return front.inReach().stream()
        .anyMatch(
            two ->
                (two.first().equals(enemy) && isOurs(two.second()))
                    || (two.second().equals(enemy) && isOurs(two.first())));
  }

  /** Those who fire at a body, where they stand. */
  List<Tidings.Word> firersAt(UnitId unit) {
    return front.inReach().stream()
        .filter(two -> two.second().equals(unit))
        .flatMap(two -> seen(two.first()).stream())
        .toList();
  }

  private Optional<Tidings.Word> seen(UnitId enemy) {
    return at(enemy).map(point -> new Tidings.Word(enemy, point, Optional.empty()));
  }

  private boolean isOurs(UnitId unit) {
    return unit.side().equals(side.name());
  }

  /** Whether a body has somebody to fire at. */
  boolean fires(UnitId unit) {
    return front.fires(unit);
  }

  Clock clock() {
    return game.situation().clock();
  }

  /** A point in the words of orders; nothing beyond the map. */
  Optional<String> words(MapPoint point) {
    return terrain().flatMap(ground -> words(ground, point));
  }

  /** Whether two points lie on different banks of a place. */
  boolean parts(Site site, MapPoint one, MapPoint other) {
    return game.situation()
        .ground()
        .filter(ground -> Banks.of(ground, site).part(one, other))
        .isPresent();
  }

  /**
   * A place beyond a river or a road for somebody on this side of it; nothing where it has none.
   *
   * @param over where he goes over
   */
  Optional<String> beyond(Site site, MapPoint from, MapPoint over) {
    double ahead = from.bearingDegrees(over);
    return IntStream.iterate(0, turn -> turn < FULL_TURN, turn -> turn + TURN)
        .mapToObj(turn -> over.offset(BEYOND_METRES, ahead + turn))
        .filter(point -> parts(site, from, point))
        .flatMap(point -> terrain().stream().flatMap(ground -> words(ground, point).stream()))
        .findFirst();
  }

  private static Optional<String> words(Terrain ground, MapPoint point) {
    return ground.extent().contains(point) ? PointWords.of(ground, point) : Optional.empty();
  }

  Optional<GroundIndex> ground() {
    return game.situation().ground();
  }

  Optional<Terrain> terrain() {
    return game.situation().terrain();
  }
}
