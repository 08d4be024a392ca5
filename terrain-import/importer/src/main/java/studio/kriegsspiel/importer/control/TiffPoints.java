package studio.kriegsspiel.importer.control;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.terrain.CoordinateReach;

/** Control points that a TIFF carries in itself. */
public final class TiffPoints {
  private static final int LEAST = 2;
  private static final int MOST = 2000;

  private TiffPoints() {}

  /**
   * As control points; none if there are too few to place anything.
   *
   * @param tags column, row, x and y of each
   */
  public static List<ControlPoint> of(List<double[]> tags) {
    List<ControlPoint> points = new ArrayList<>();
    for (double[] tag : tags) {
      boolean usable =
          CoordinateReach.holds(tag[0], tag[1]) && CoordinateReach.holds(tag[2], tag[3]);
      if (usable && points.size() < MOST) {
        points.add(
            new ControlPoint(Integer.toString(points.size() + 1), tag[0], tag[1], tag[2], tag[3]));
      }
    }
    return points.size() < LEAST ? List.of() : points;
  }

  /** The stiffest of the usual methods that so few points settle, if the one wished for is not. */
  public static Method method(Method wished, int points) {
    if (points >= wished.leastPoints()) {
      return wished;
    }
    return points >= Method.AFFINE.leastPoints() ? Method.AFFINE : Method.SIMILARITY;
  }
}
