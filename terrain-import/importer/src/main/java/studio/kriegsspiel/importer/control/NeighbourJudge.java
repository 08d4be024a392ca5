package studio.kriegsspiel.importer.control;

import java.util.List;

/**
 * Judges each control point by its neighbours: a thin plate that need not go through the points
 * says where a point left out should lie, and how well that is known there. At the rim, where it is
 * known badly, more is allowed (Wahba, Spline Models for Observational Data, 1990).
 */
final class NeighbourJudge {
  /**
   * How far a point may lie beside the plate, in squares of the largest distance from the middle.
   * Chosen on draws of 16 and 40 of the 343 points of the Haas map with one moved by 2 km; a third
   * or thrice of it names hardly fewer.
   */
  private static final double LOOSENESS = 0.01;

  private final Frame frame;
  private final double[][] precision;
  private final double[][] weights;
  private final boolean[] out;

  private NeighbourJudge(Frame frame, double[][] precision, double[][] weights) {
    this.frame = frame;
    this.precision = precision;
    this.weights = weights;
    this.out = new boolean[weights.length];
  }

  static NeighbourJudge of(List<ControlPoint> points) {
    Frame frame = Frame.of(points);
    double[][] inverse = Linear.inverse(ThinPlate.matrix(points, frame, LOOSENESS));
    int n = points.size();
    double[][] weights = new double[n][2];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        weights[i][0] += inverse[i][j] * frame.normalX(points.get(j).x());
        weights[i][1] += inverse[i][j] * frame.normalY(points.get(j).y());
      }
    }
    return new NeighbourJudge(frame, inverse, weights);
  }

  /** Side of a pixel on the ground: nobody sets a point finer. */
  double pixelMetres() {
    return frame.groundScale() / frame.pixelScale();
  }

  /** How far a point lies from where the others put it. */
  double metres(int point) {
    return out[point]
        ? Double.NaN
        : Math.hypot(weights[point][0], weights[point][1])
            / precision[point][point]
            * frame.groundScale();
  }

  /** The same by what may be expected there; points can be set beside each other by it. */
  double strangeness(int point) {
    return out[point]
        ? Double.NaN
        : Math.hypot(weights[point][0], weights[point][1]) / Math.sqrt(precision[point][point]);
  }

  double usualMetres() {
    double[] all = new double[out.length];
    java.util.Arrays.setAll(all, this::metres);
    return Suspects.median(all);
  }

  double usualStrangeness() {
    double[] all = new double[out.length];
    java.util.Arrays.setAll(all, this::strangeness);
    return Suspects.median(all);
  }

  /** The point that stands out most. */
  int worst() {
    int worst = 0;
    for (int i = 1; i < out.length; i++) {
      if (out[worst] || strangeness(i) > strangeness(worst)) {
        worst = i;
      }
    }
    return worst;
  }

  /** Takes a point out of the judgement of the others: a step of elimination. */
  void takeOut(int point) {
    double own = precision[point][point];
    for (int i = 0; i < out.length; i++) {
      double share = precision[i][point] / own;
      if (i != point && !out[i] && share != 0) {
        weights[i][0] -= share * weights[point][0];
        weights[i][1] -= share * weights[point][1];
        for (int j = 0; j < out.length; j++) {
          if (j != point) {
            precision[i][j] -= share * precision[point][j];
          }
        }
      }
    }
    out[point] = true;
  }
}
