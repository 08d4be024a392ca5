package studio.kriegsspiel.terrain.sight;

import java.util.Optional;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What an eye at one point sees of another.
 *
 * @param from where the eye is
 * @param to where the target is
 * @param distanceMetres how far apart they are
 * @param visible whether the target's top is in sight and in range, as far as heights are known
 * @param hiddenMetres how much of what stands at the target is hidden, from the ground up; NaN
 *     where heights are missing
 * @param hiddenBy the point of the ground that hides the most of it, if anything is hidden
 * @param unknownMetres how much of the line leads over ground without heights
 */
public record SightLine(
    MapPoint from,
    MapPoint to,
    double distanceMetres,
    boolean visible,
    double hiddenMetres,
    Optional<MapPoint> hiddenBy,
    double unknownMetres) {

  /**
   * Follows a line exactly ({@link LineWalk}). Whether two points see each other does not depend on
   * who asks.
   */
  static SightLine trace(SightGround ground, MapPoint from, MapPoint to, SightOptions options) {
    return trace(ground, from, to, options, false);
  }

  /** The same with a look at every crossing, to measure and test the other by. */
  static SightLine traceOverEverything(
      SightGround ground, MapPoint from, MapPoint to, SightOptions options) {
    return trace(ground, from, to, options, true);
  }

  private static SightLine trace(
      SightGround ground,
      MapPoint from,
      MapPoint to,
      SightOptions options,
      boolean overEverything) {
    double distance = from.distanceMetres(to);
    double fromGround = ground.bareMetresAt(from.x(), from.y());
    double toGround = ground.bareMetresAt(to.x(), to.y());
    if (Double.isNaN(fromGround + toGround)) {
      return new SightLine(from, to, distance, false, Double.NaN, Optional.empty(), 0);
    }
    boolean swapped = to.x() < from.x() || (to.x() == from.x() && to.y() < from.y());
    LineWalk walk =
        swapped
            ? new LineWalk(ground, to, from, distance, options)
            : new LineWalk(ground, from, to, distance, options);
    double eye = fromGround + options.eyeMetres();
    double top = toGround + options.targetMetres();
    walk.run(swapped ? top : eye, swapped ? eye : top, swapped, overEverything);
    double hidden = Math.max(0, walk.neededAtTarget() - toGround);
    Optional<MapPoint> by =
        hidden > 0
            ? Optional.of(
                new MapPoint(
                    from.x() + (to.x() - from.x()) * walk.neededShare(),
                    from.y() + (to.y() - from.y()) * walk.neededShare()))
            : Optional.empty();
    return new SightLine(
        from,
        to,
        distance,
        walk.isClear() && distance <= options.rangeMetres(),
        hidden,
        by,
        walk.unknownMetres());
  }

  /**
   * Whether heights tell if something so high is seen: they are known at both ends, and on the way
   * too unless known ground hides it anyway.
   */
  public boolean isKnown(double targetMetres) {
    return !Double.isNaN(hiddenMetres) && (unknownMetres == 0 || hiddenMetres > targetMetres);
  }
}
