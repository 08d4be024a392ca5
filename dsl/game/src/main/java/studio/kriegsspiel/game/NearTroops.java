package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Point;
import studio.kriegsspiel.game.Followers.Touch;
import studio.kriegsspiel.game.Front.Two;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.readiness.Unlimbering;
import studio.kriegsspiel.situation.sight.Seeing;
import studio.kriegsspiel.situation.track.Placement;
import studio.kriegsspiel.situation.track.Track;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Finds who is near whom in a game, and at whom each body would fire: the nearest enemy whom it
 * sees and its weapons reach. Asked again it looks again only where something has changed. For one
 * thread.
 */
public final class NearTroops {
  /** Of the reach of guns, so near an enemy is fired at even if he stands. */
  private static final double NEAR = 4;

  /** So near a place that they are ordered to fire at an enemy counts as there. */
  private static final double AT_PLACE_METRES = 150;

  private static final GeometryFactory SHAPES = new GeometryFactory();

  private final Map<UnitId, Aim> aims = new HashMap<>();
  private final Map<UnitId, FieldBody> inAction = new HashMap<>();
  private Optional<FieldBodies> bodies = Optional.empty();

  /** What a body aims at, and all that it rests on. */
  private record Aim(
      List<FieldBody> in, Seeing light, Optional<MapPoint> ordered, Optional<Two> target) {
    boolean isSame(List<FieldBody> others, Seeing seeing, Optional<MapPoint> order) {
      if (in.size() != others.size() || !light.equals(seeing) || !ordered.equals(order)) {
        return false;
      }
      for (int i = 0; i < in.size(); i++) {
        if (in.get(i) != others.get(i)) {
          return false;
        }
      }
      return true;
    }
  }

  /** Who is near whom now. */
  public Front of(Game game) {
    FieldBodies here =
        bodies
            .map(before -> before.in(game.situation(), game.left()::isGone))
            .orElseGet(() -> new FieldBodies(game.situation(), game.left()::isGone));
    bodies = Optional.of(here);
    List<FieldBody> all = List.copyOf(here.at(game.now()).values());
    List<Touch> touching = touching(all);
    List<Two> waiting = Followers.of(touching, all).waiting();
    return new Front(
        targets(game, all).stream().filter(each -> !isBehind(each.first(), waiting)).toList(),
        touching.stream().map(each -> lastFirst(game, each.one(), each.other())).toList(),
        waiting);
  }

  /** Who stands close behind his own has them before his muskets. */
  private static boolean isBehind(UnitId firer, List<Two> waiting) {
    return waiting.stream().anyMatch(each -> each.first().equals(firer));
  }

  private List<Two> targets(Game game, List<FieldBody> all) {
    Seeing light = game.situation().sights().seeingAt(game.now());
    List<Two> targets = new ArrayList<>();
    GarrisonCover shelter = new GarrisonCover(game, all);
    for (FieldBody each : all) {
      if (each.isStill() && each.reachMetres() > 0 && isInAction(game, each)) {
        target(game, each, all, light, shelter).ifPresent(targets::add);
      }
    }
    return targets;
  }

  /** Guns that came up unlimber first, for as long as the book has it. */
  private boolean isInAction(Game game, FieldBody body) {
    if (body.unit().type().arm() != Arm.ARTILLERY || inAction.get(body.id()) == body) {
      return true;
    }
    boolean ready = new Unlimbering(game.situation()).find(body.unit(), game.now()).isEmpty();
    if (ready) {
      inAction.put(body.id(), body);
    }
    return ready;
  }

  private Optional<Two> target(
      Game game, FieldBody firer, List<FieldBody> all, Seeing light, GarrisonCover shelter) {
    Optional<MapPoint> ordered = game.fire().find(firer.id(), game.now());
    List<FieldBody> near = new ArrayList<>(List.of(firer));
    for (FieldBody each : all) {
      if (firer.isEnemyOf(each)
          && apart(firer, each) <= reach(firer, each, ordered)
          && (isAt(each, ordered) || !isParted(game, firer, each, shelter))) {
        near.add(each);
      }
    }
    Aim before = aims.get(firer.id());
    if (before != null && before.isSame(near, light, ordered)) {
      return before.target();
    }
    Optional<Two> target = bestSeen(game, firer, near.subList(1, near.size()), ordered);
    aims.put(firer.id(), new Aim(near, light, ordered, target));
    return target;
  }

  /** Guns and a garrison that takes cover from them have nobody before them. */
  private boolean isParted(Game game, FieldBody firer, FieldBody enemy, GarrisonCover shelter) {
    return shelter.parts(firer, enemy, () -> enemy.isStill() && isInAction(game, enemy));
  }

  /** Guns far off are not moved to fire by who stands, but where they are ordered to. */
  private static double reach(FieldBody firer, FieldBody enemy, Optional<MapPoint> ordered) {
    return firer.unit().type().arm() == Arm.ARTILLERY && enemy.isStill() && !isAt(enemy, ordered)
        ? firer.reachMetres() / NEAR
        : firer.reachMetres();
  }

  private static boolean isAt(FieldBody enemy, Optional<MapPoint> place) {
    return place
        .filter(point -> enemy.ground().distance(point(point)) <= AT_PLACE_METRES)
        .isPresent();
  }

  private static Point point(MapPoint at) {
    return SHAPES.createPoint(new Coordinate(at.x(), at.y()));
  }

  /** No more than the true distance. */
  private static double apart(FieldBody one, FieldBody other) {
    return one.ground().getEnvelopeInternal().distance(other.ground().getEnvelopeInternal());
  }

  private record Distant(UnitId enemy, boolean ordered, double metres) {}

  /** Who is where they are ordered to fire goes before all others, the nearest before the next. */
  private static Optional<Two> bestSeen(
      Game game, FieldBody firer, List<FieldBody> enemies, Optional<MapPoint> ordered) {
    return enemies.stream()
        .map(
            each ->
                new Distant(each.id(), isAt(each, ordered), firer.ground().distance(each.ground())))
        .filter(each -> each.metres() <= firer.reachMetres())
        .sorted(
            Comparator.comparing(Distant::ordered).reversed().thenComparingDouble(Distant::metres))
        .filter(each -> sees(game, firer.id(), each.enemy()))
        .findFirst()
        .map(each -> new Two(firer.id(), each.enemy()));
  }

  private static boolean sees(Game game, UnitId one, UnitId other) {
    return game.situation()
        .sights()
        .between(one, other, game.now())
        .filter(look -> look.sees())
        .isPresent();
  }

  private static List<Touch> touching(List<FieldBody> all) {
    List<Touch> touching = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      for (int j = i + 1; j < all.size(); j++) {
        if (touch(all.get(i), all.get(j))) {
          touching.add(new Touch(all.get(i), all.get(j)));
        }
      }
    }
    return touching;
  }

  private static boolean touch(FieldBody one, FieldBody other) {
    return one.isEnemyOf(other)
        && apart(one, other) <= Contacts.TOUCH_METRES
        && one.ground().distance(other.ground()) <= Contacts.TOUCH_METRES;
  }

  /** Who was halted by the other came to it; of two that stand guns do not attack. */
  private static Two lastFirst(Game game, FieldBody one, FieldBody other) {
    int came = came(game, one).compareTo(came(game, other));
    boolean otherFirst = came < 0 || (came == 0 && one.unit().type().arm() == Arm.ARTILLERY);
    return otherFirst ? new Two(other.id(), one.id()) : new Two(one.id(), other.id());
  }

  private static LocalDateTime came(Game game, FieldBody body) {
    Track track = game.situation().tracks().of(body.id());
    return track
        .inForce(game.now())
        .filter(Placement::isOrder)
        .map(Placement::from)
        .orElse(LocalDateTime.MIN);
  }
}
