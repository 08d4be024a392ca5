package studio.kriegsspiel.checks.ground;

import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.footprint.Stance;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.ground.GoingIndex;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Standing;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Whether a deployed unit could stand at another point without anything being told of it there: on
 * ground its arm can enter with its whole front, clear of others, out of the enemy's hands and
 * canister, with a field of fire. What a fix offers has been asked here.
 */
public final class SoundSpot {
  private static final GeometryFactory SHAPES = new GeometryFactory();

  /** So far others are kept clear of, in metres. */
  private static final double CLEAR_METRES = 5;

  private final CheckContext context;
  private final GroundIndex ground;
  private final Deployment deployment;
  private final List<Unit> bodies;
  private final Standing standing;
  private final List<HeldGround> others;
  private final double handToHand;

  private SoundSpot(CheckContext context, Deployment deployment, List<Unit> bodies) {
    this.context = context;
    this.ground = context.ground().orElseThrow();
    this.deployment = deployment;
    this.bodies = bodies;
    this.standing =
        new Standing(
            context.book().fieldManual(),
            new GoingIndex(ground.ground()),
            bodies,
            deployment.formation());
    this.others =
        HeldGround.all(context).stream()
            .filter(each -> bodies.stream().noneMatch(body -> body.id().equals(each.unit().id())))
            .toList();
    this.handToHand = EnemiesTooNear.HAND_TO_HAND_PACES * ground.metresPerPace();
  }

  /**
   * For a unit as a statement deploys it, or would deploy it.
   *
   * @param bodies the bodies it stands in
   */
  public static SoundSpot of(CheckContext context, Deployment deployment, List<Unit> bodies) {
    return new SoundSpot(context, deployment, bodies);
  }

  /** Whether nothing would be told of the unit at a point. */
  public boolean serves(MapPoint to) {
    return ground.terrain().extent().contains(to)
        && context.situation().printed().orElseThrow().shows(to)
        && standing.findObstacle(to).isEmpty()
        && hasRoom(to)
        && seesEnough(to);
  }

  private boolean hasRoom(MapPoint to) {
    Optional<Stance> stance =
        Stance.of(deployment, bodies, to, context.book().fieldManual())
            .filter(each -> deployment.formation() != Formation.GARRISON);
    boolean fits =
        stance.stream()
            .flatMap(each -> each.front().stream())
            .allMatch(
                point ->
                    ground.terrain().extent().contains(point)
                        && standing.findObstacle(point).isEmpty());
    Geometry shape =
        stance
            .<Geometry>map(Stance::area)
            .orElseGet(() -> SHAPES.createPoint(new Coordinate(to.x(), to.y())));
    return fits && others.stream().allMatch(each -> isClearOf(each, shape));
  }

  private boolean isClearOf(HeldGround other, Geometry shape) {
    double metres = other.shape().distance(shape);
    boolean enemy = !other.unit().id().side().equals(deployment.unit().side());
    return enemy ? metres > enemyKept(other) : metres > CLEAR_METRES;
  }

  /** How far an enemy is kept off. */
  private double enemyKept(HeldGround enemy) {
    double kept = handToHand;
    kept = Math.max(kept, reach(enemy.unit(), enemy.where().formation()));
    for (Unit body : bodies) {
      kept = Math.max(kept, reach(body, Optional.of(deployment.formation())));
    }
    return UnreadyNearEnemy.isMarchOrder(deployment.formation())
        ? Math.max(kept, UnreadyNearEnemy.criticalPaces(enemy) * ground.metresPerPace())
        : kept;
  }

  private double reach(Unit unit, Optional<Formation> formation) {
    return Canister.find(context, unit, formation).map(Canister::metres).orElse(0.0);
  }

  private boolean seesEnough(MapPoint to) {
    boolean guns =
        deployment.formation() == Formation.ARTILLERY_DEPLOYED
            && deployment.facing().isPresent()
            && bodies.size() == 1
            && bodies.get(0).type().arm() == Arm.ARTILLERY;
    if (!guns) {
      return true;
    }
    Optional<RangeTable> table =
        context.book().fieldManual().gunnery().findRanges(TroopsOf.unit(bodies.get(0)));
    return table.isEmpty()
        || new GunField(context.situation(), table.get(), deployment.facing().get()).seenFrom(to)
            >= GunsWithoutField.LITTLE;
  }
}
