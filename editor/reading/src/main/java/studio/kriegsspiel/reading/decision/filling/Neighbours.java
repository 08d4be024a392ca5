package studio.kriegsspiel.reading.decision.filling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.reach.TakenGround;
import studio.kriegsspiel.terrain.MapPoint;

/** The bodies around one at a minute: how near they are, and on which side of it. */
final class Neighbours {
  /** Degrees off a body's facing to which its front reaches. */
  static final double FRONT_DEGREES = 60;

  /** Degrees off its facing from which its rear reaches. */
  static final double REAR_DEGREES = 135;

  private static final double TOUCH_METRES = 15;

  private final CaseFacts facts;

  Neighbours(CaseFacts facts) {
    this.facts = facts;
  }

  /**
   * One of them.
   *
   * @param metres between their nearest parts
   * @param off degrees off the body's facing, to the right above 0; empty where it has none
   */
  record Neighbour(BodyFacts body, double metres, OptionalDouble off) {
    boolean isBehind() {
      return off.isPresent() && Math.abs(off.getAsDouble()) > REAR_DEGREES;
    }

    boolean isOnFlankOrBehind() {
      return off.isPresent() && Math.abs(off.getAsDouble()) > FRONT_DEGREES;
    }

    private boolean isOnFlank() {
      return isOnFlankOrBehind() && !isBehind();
    }

    boolean isOnRightFlank() {
      return isOnFlank() && off.getAsDouble() > 0;
    }

    boolean isOnLeftFlank() {
      return isOnFlank() && off.getAsDouble() < 0;
    }

    /** Foot and horse in ranks; no skirmishers, guns or garrisons. */
    boolean isInCloseOrder() {
      boolean troops = body.arm() == Arm.INFANTRY || body.arm() == Arm.CAVALRY;
      return troops && !body.skirmishes() && !body.stands(Formation.GARRISON);
    }
  }

  /** Those of its own side. */
  List<Neighbour> friends(BodyFacts body, double metres) {
    return around(body, metres).stream().filter(each -> isFriend(body, each)).toList();
  }

  /** Those of the other side. */
  List<Neighbour> enemies(BodyFacts body, double metres) {
    return around(body, metres).stream().filter(each -> !isFriend(body, each)).toList();
  }

  /** Enemies that touch it. */
  List<Neighbour> touching(BodyFacts body) {
    return enemies(body, TOUCH_METRES);
  }

  private static boolean isFriend(BodyFacts body, Neighbour other) {
    return body.unit().id().side().equals(other.body().unit().id().side());
  }

  private List<Neighbour> around(BodyFacts body, double metres) {
    Optional<Geometry> own = taken(body);
    List<Neighbour> around = new ArrayList<>();
    if (own.isEmpty() || body.at().isEmpty()) {
      return around;
    }
    for (Unit each : facts.situation().tracks().bodies()) {
      if (!each.id().equals(body.unit().id())
          && each.type().arm() != Arm.STAFF
          && !facts.fates().isGone(each.id())) {
        BodyFacts other = new BodyFacts(facts.situation(), each, facts.time());
        taken(other)
            .map(own.get()::distance)
            .filter(far -> far <= metres)
            .ifPresent(far -> around.add(new Neighbour(other, far, off(body, other))));
      }
    }
    return around;
  }

  private Optional<Geometry> taken(BodyFacts body) {
    Situation situation = facts.situation();
    return TakenGround.of(situation.ground().map(GroundIndex::ground), body.where());
  }

  /** How far off the facing of one another stands, in degrees from -180 to 180. */
  static OptionalDouble off(BodyFacts body, BodyFacts other) {
    Optional<MapPoint> from = body.at();
    Optional<MapPoint> to = other.at();
    if (from.isEmpty() || to.isEmpty() || body.where().heading().isEmpty()) {
      return OptionalDouble.empty();
    }
    double turn =
        from.get().bearingDegrees(to.get()) - body.where().heading().orElseThrow().degrees();
    double off = (turn % 360 + 360) % 360;
    return OptionalDouble.of(off > 180 ? off - 360 : off);
  }
}
