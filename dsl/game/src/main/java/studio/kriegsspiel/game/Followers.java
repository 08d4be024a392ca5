package studio.kriegsspiel.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.operation.distance.DistanceOp;
import studio.kriegsspiel.game.Front.Two;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Who has his own that fight ahead of him, and would go through them. Who comes up so halts behind
 * them; behind him halts the next. A place that is held as a garrison has room for more, and who
 * does not go towards the enemy of those who fight, as the beaten do, is let through.
 */
final class Followers {
  /** Who stands in the way of his own, and the enemy he fights or waits to fight. */
  private record Block(FieldBody body, FieldBody enemy) {}

  private static final GeometryFactory SHAPES = new GeometryFactory();

  /** Of its front, the middle half of a body must have room. */
  private static final double SHARE_OF_FRONT = 0.5;

  private static final double NARROWEST_METRES = 4;

  /** Who halted a touch behind his own is still behind them. */
  private static final double WAITING_METRES = Contacts.TOUCH_METRES + 10;

  private static final double AHEAD_DEGREES = 90;

  /** Nobody comes farther in a minute. */
  static final double COMING_METRES = FieldBody.CLOSING_METRES / 2;

  private final List<Block> blocks = new ArrayList<>();
  private final List<Two> waiting = new ArrayList<>();

  private Followers() {}

  /**
   * Those who fight, and who waits behind them.
   *
   * @param touching every two enemies that touch
   * @param all who is on the map
   */
  static Followers of(List<Touch> touching, Collection<FieldBody> all) {
    Followers followers = new Followers();
    touching.forEach(each -> followers.fights(each.one(), each.other()));
    touching.forEach(each -> followers.fights(each.other(), each.one()));
    boolean more = !followers.blocks.isEmpty();
    while (more) {
      more = false;
      for (FieldBody each : all) {
        more |= each.isStill() && followers.isWaiting(each);
      }
    }
    return followers;
  }

  /** Two enemies that touch. */
  record Touch(FieldBody one, FieldBody other) {}

  private void fights(FieldBody body, FieldBody enemy) {
    boolean garrison =
        body.where().formation().filter(each -> each == Formation.GARRISON).isPresent();
    if (body.isStill() && !garrison) {
      blocks.add(new Block(body, enemy));
    }
  }

  private boolean isWaiting(FieldBody body) {
    if (blocks.stream().anyMatch(each -> each.body().id().equals(body.id()))) {
      return false;
    }
    Optional<Block> before = ahead(body, body, WAITING_METRES);
    before.ifPresent(block -> waits(body, block));
    return before.isPresent();
  }

  private void waits(FieldBody body, Block behind) {
    blocks.add(new Block(body, behind.enemy()));
    waiting.add(new Two(body.id(), behind.body().id()));
  }

  /** A body halts behind one of them. */
  void halts(FieldBody body, FieldBody behind) {
    blocks.stream()
        .filter(each -> each.body().id().equals(behind.id()))
        .findFirst()
        .ifPresent(block -> waits(body, block));
  }

  /** Whether nobody fights. */
  boolean isEmpty() {
    return blocks.isEmpty();
  }

  /** Every body that waits, with whom it waits behind. */
  List<Two> waiting() {
    return waiting;
  }

  /** Whether a body is so near to one of them. */
  boolean isNear(FieldBody body, double metres) {
    return blocks.stream()
        .filter(each -> !body.isEnemyOf(each.body()))
        .anyMatch(
            each ->
                !body.id().equals(each.body().id())
                    && each.body()
                            .ground()
                            .getEnvelopeInternal()
                            .distance(body.ground().getEnvelopeInternal())
                        < metres);
  }

  /** Whom a body that goes on would go through. */
  Optional<FieldBody> before(FieldBody from, FieldBody to) {
    return ahead(from, to, Contacts.TOUCH_METRES).map(Block::body);
  }

  private Optional<Block> ahead(FieldBody from, FieldBody to, double metres) {
    if (to.where().heading().isEmpty()) {
      return Optional.empty();
    }
    Envelope lane = lane(from, to, metres).getEnvelopeInternal();
    List<Block> near =
        blocks.stream()
            .filter(each -> lane.intersects(each.body().ground().getEnvelopeInternal()))
            .filter(each -> !each.body().id().equals(to.id()) && !to.isEnemyOf(each.body()))
            .toList();
    return near.isEmpty() ? Optional.empty() : ahead(near, from, to, metres);
  }

  private static Optional<Block> ahead(
      List<Block> near, FieldBody from, FieldBody to, double metres) {
    boolean goes = from != to;
    PreparedGeometry prepared = PreparedGeometryFactory.prepare(lane(from, to, metres));
    return near.stream()
        .filter(each -> prepared.intersects(each.body().ground()))
        .filter(each -> !goes || from.ground().distance(each.body().ground()) > 0)
        .filter(each -> isAhead(to, each.enemy()))
        .findFirst();
  }

  /** The ground that the middle of a body comes over, and so far ahead of it. */
  private static Geometry lane(FieldBody from, FieldBody to, double metres) {
    double heading = to.where().heading().orElseThrow().degrees();
    double half = Math.max(NARROWEST_METRES, to.where().frontMetres() * SHARE_OF_FRONT) / 2;
    MapPoint back = head(from);
    MapPoint front = head(to).offset(metres, heading);
    Coordinate first = at(back.offset(-half, heading + 90));
    return SHAPES.createPolygon(
        new Coordinate[] {
          first,
          at(front.offset(-half, heading + 90)),
          at(front.offset(half, heading + 90)),
          at(back.offset(half, heading + 90)),
          first
        });
  }

  private static MapPoint head(FieldBody body) {
    return body.where().head().or(body.where()::centre).orElseThrow();
  }

  private static boolean isAhead(FieldBody body, FieldBody enemy) {
    MapPoint head = head(body);
    Coordinate nearest =
        new DistanceOp(SHAPES.createPoint(at(head)), enemy.ground()).nearestPoints()[1];
    double off =
        Math.abs(
                head.bearingDegrees(new MapPoint(nearest.x, nearest.y))
                    - body.where().heading().orElseThrow().degrees())
            % 360;
    return Math.min(off, 360 - off) < AHEAD_DEGREES;
  }

  private static Coordinate at(MapPoint point) {
    return new Coordinate(point.x(), point.y());
  }
}
