package studio.kriegsspiel.importer.control;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which side of a scan lies up, tried on a lattice over its control points. A placement bent so
 * hard that it folds shows places near the fold twice, or not at all.
 *
 * @param mirrored whether most of the scan lies face down
 * @param share part of the rectangle around the points that lies the other way, from 0 to 1
 * @param near the points that most of it lies nearest to, those with most first
 */
record Folds(boolean mirrored, double share, List<ControlPoint> near) {
  private static final int SIDE = 32;

  static Folds of(ScanPlacement placement, List<ControlPoint> points) {
    var columns = points.stream().mapToDouble(ControlPoint::column).summaryStatistics();
    var rows = points.stream().mapToDouble(ControlPoint::row).summaryStatistics();
    double[][] places = new double[SIDE * SIDE][];
    boolean[] down = new boolean[places.length];
    int faceDown = 0;
    for (int i = 0; i < places.length; i++) {
      double right = (i % SIDE + 0.5) / SIDE;
      double below = (i / SIDE + 0.5) / SIDE;
      double column = columns.getMin() + (columns.getMax() - columns.getMin()) * right;
      double row = rows.getMin() + (rows.getMax() - rows.getMin()) * below;
      places[i] = new double[] {column, row};
      down[i] = isFaceDown(placement.tangent(column, row));
      faceDown += down[i] ? 1 : 0;
    }
    boolean mirrored = 2 * faceDown > places.length;
    Map<ControlPoint, Integer> touched = new HashMap<>();
    int folded = 0;
    for (int i = 0; i < places.length; i++) {
      if (down[i] != mirrored) {
        folded++;
        touched.merge(nearest(points, places[i]), 1, Integer::sum);
      }
    }
    List<ControlPoint> near =
        points.stream()
            .filter(touched::containsKey)
            .sorted(Comparator.comparing(touched::get, Comparator.reverseOrder()))
            .toList();
    return new Folds(mirrored, (double) folded / places.length, near);
  }

  /** Rows run down and northings up: what lies face up turns from one to the other. */
  private static boolean isFaceDown(ScanPlacement.Tangent at) {
    return at.xPerColumn() * at.yPerRow() - at.yPerColumn() * at.xPerRow() > 0;
  }

  private static ControlPoint nearest(List<ControlPoint> points, double[] place) {
    return points.stream()
        .min(
            Comparator.comparingDouble(
                point -> Math.hypot(point.column() - place[0], point.row() - place[1])))
        .orElseThrow();
  }
}
