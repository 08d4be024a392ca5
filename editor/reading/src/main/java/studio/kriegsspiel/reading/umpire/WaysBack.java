package studio.kriegsspiel.reading.umpire;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.scenario.force.LineOfRetreat;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Where a body goes that has to go back: to the rear of its side, clear of the enemies that are
 * near.
 */
final class WaysBack {
  private static final double NEAR_METRES = 1500;
  private static final double CLEAR_METRES = 500;

  /** Degrees from straight back, the nearest to it first. */
  private static final List<Double> ASIDE =
      List.of(0.0, 30.0, -30.0, 60.0, -60.0, 90.0, -90.0, 120.0, -120.0, 150.0, -150.0, 180.0);

  private final Game game;

  /** Ways back in a game as it stands. */
  WaysBack(Game game) {
    this.game = game;
  }

  /** Metres that a body can go in so many minutes on open ground. */
  double metresIn(int minutes, UnitId unit) {
    Unit body = game.situation().units().find(unit).orElseThrow();
    return minutes
        * game.situation()
            .book()
            .fieldManual()
            .march(TroopsOf.unit(body), Gait.ACTION, Going.OPEN)
            .metresPerMinute();
  }

  /** Metres that a value of an answer says, nothing where it is no length. */
  static OptionalDouble metres(Result result, Measures measures) {
    double amount = amount(result.value());
    return Stream.of(LengthUnit.values())
        .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(result.unit()))
        .filter(each -> !Double.isNaN(amount))
        .map(measures::findMetres)
        .filter(OptionalDouble::isPresent)
        .mapToDouble(each -> each.getAsDouble() * amount)
        .findFirst();
  }

  private static double amount(Object value) {
    if (value instanceof Fraction fraction) {
      return fraction.toDouble();
    }
    return value instanceof Number number ? number.doubleValue() : Double.NaN;
  }

  /**
   * Places so far back, in the words of orders, the best first: no nearer to the nearest enemy, nor
   * to him before whom it goes, as long as there is such a place.
   *
   * @param before whose fire or attack it is, as far as one is known
   */
  List<String> places(UnitId unit, double metres, Optional<UnitId> before) {
    Map<UnitId, Whereabouts> bodies = game.truth().bodies();
    Optional<MapPoint> at = Optional.ofNullable(bodies.get(unit)).flatMap(Whereabouts::centre);
    Optional<Terrain> terrain = game.situation().terrain();
    if (at.isEmpty() || terrain.isEmpty()) {
      return List.of();
    }
    List<MapPoint> enemies =
        bodies.entrySet().stream()
            .filter(each -> !each.getKey().side().equals(unit.side()))
            .flatMap(each -> each.getValue().centre().stream())
            .filter(each -> each.distanceMetres(at.get()) < NEAR_METRES)
            .toList();
    double rear = rear(unit.side(), at.get(), enemies);
    Optional<MapPoint> from =
        before.flatMap(each -> Optional.ofNullable(bodies.get(each))).flatMap(Whereabouts::centre);
    return ASIDE.stream()
        .map(aside -> at.get().offset(metres, rear + aside))
        .filter(point -> terrain.get().extent().contains(point))
        .sorted(
            Comparator.comparing((MapPoint point) -> isTowards(at.get(), point, enemies, from))
                .thenComparingDouble(point -> -clear(point, enemies)))
        .flatMap(point -> PointWords.of(terrain.get(), point).stream())
        .toList();
  }

  private static boolean isTowards(
      MapPoint at, MapPoint point, List<MapPoint> enemies, Optional<MapPoint> from) {
    return nearest(point, enemies) < nearest(at, enemies)
        || from.filter(each -> point.distanceMetres(each) < at.distanceMetres(each)).isPresent();
  }

  private static double nearest(MapPoint point, List<MapPoint> enemies) {
    return enemies.stream().mapToDouble(point::distanceMetres).min().orElse(0);
  }

  /** Metres to the nearest enemy; from here on it does not matter how far he is. */
  private static double clear(MapPoint point, List<MapPoint> enemies) {
    return Math.min(
        CLEAR_METRES,
        enemies.stream().mapToDouble(point::distanceMetres).min().orElse(CLEAR_METRES));
  }

  /**
   * By the line of retreat, else from where the enemy began to where its own side did, else away
   * from who is near.
   */
  private double rear(String side, MapPoint at, List<MapPoint> enemies) {
    Optional<Direction> line =
        game.situation()
            .scenario()
            .findSide(side)
            .flatMap(Side::lineOfRetreat)
            .flatMap(LineOfRetreat::towards);
    if (line.isPresent()) {
      return line.get().degrees();
    }
    Optional<MapPoint> own = game.situation().ground().flatMap(ground -> ground.middleOf(side));
    Optional<MapPoint> other =
        game.situation().scenario().sides().stream()
            .filter(each -> !each.name().equals(side))
            .findFirst()
            .flatMap(
                each -> game.situation().ground().flatMap(ground -> ground.middleOf(each.name())));
    if (own.isPresent() && other.isPresent()) {
      return other.get().bearingDegrees(own.get());
    }
    return enemies.stream()
        .min(Comparator.comparingDouble(at::distanceMetres))
        .map(each -> each.bearingDegrees(at))
        .orElse(0.0);
  }
}
