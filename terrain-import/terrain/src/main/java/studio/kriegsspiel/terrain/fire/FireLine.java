package studio.kriegsspiel.terrain.fire;

import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.ground.GroundPoint;
import studio.kriegsspiel.terrain.sight.Sight;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightLine;
import studio.kriegsspiel.terrain.sight.SightOptions;

/**
 * One shot as the ground sees it. Whether its effect is good or bad is the rule book's to say, from
 * what lies at the target.
 *
 * @param sight the line from muzzle to target, also where it is beyond all range
 * @param inArc whether the target lies in the arc of fire
 * @param band the range band, nothing beyond the last
 * @param targetKinds what lies at the target
 * @param targetSlopeDegrees slope of the ground there, NaN where unknown
 * @param risesMetres how much higher the target stands than the gun, negative if lower
 */
public record FireLine(
    SightLine sight,
    boolean inArc,
    Optional<RangeBands.Band> band,
    Set<FeatureKind> targetKinds,
    double targetSlopeDegrees,
    double risesMetres) {

  /** Keeps its own copy. */
  public FireLine {
    targetKinds = Set.copyOf(targetKinds);
  }

  /** Follows a shot. */
  public static FireLine of(
      Ground ground,
      SightGround sight,
      FirePosition position,
      RangeBands bands,
      MapPoint target,
      double coverMetres) {
    SightOptions options =
        new SightOptions(
            position.muzzleMetres(),
            position.targetMetres(),
            position.at().distanceMetres(target) + 1,
            coverMetres,
            SightOptions.ON_FOOT.curvature());
    SightLine line = Sight.between(sight, position.at(), target, options);
    GroundPoint there = ground.at(target);
    return new FireLine(
        line,
        position.covers(target),
        bands.findAt(line.distanceMetres()),
        there.kinds(),
        there.slopeDegrees(),
        there.heightMetres() - ground.heightMetresAt(position.at().x(), position.at().y()));
  }

  /** Whether the shot can be fired at all. */
  public boolean isPossible() {
    return inArc && band.isPresent() && sight.visible();
  }
}
