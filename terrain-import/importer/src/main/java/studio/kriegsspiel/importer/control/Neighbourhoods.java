package studio.kriegsspiel.importer.control;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Control points in neighbourhoods of two or so. Left out together, neighbours cannot vouch for
 * each other, as they do where points were set in clusters.
 */
final class Neighbourhoods {
  private static final int MOST = 2;

  /** A point beyond the rim of all others may be missed by anything; so far it counts. */
  private static final double FAR = 4;

  private Neighbourhoods() {}

  /** Numbers of the points, those of a neighbourhood together. */
  static List<int[]> of(List<ControlPoint> points) {
    List<int[]> found = new ArrayList<>();
    halve(points, IntStream.range(0, points.size()).toArray(), found);
    return found;
  }

  private static void halve(List<ControlPoint> points, int[] some, List<int[]> found) {
    if (some.length <= MOST) {
      found.add(some);
      return;
    }
    var columns = Arrays.stream(some).mapToDouble(i -> points.get(i).column()).summaryStatistics();
    var rows = Arrays.stream(some).mapToDouble(i -> points.get(i).row()).summaryStatistics();
    Comparator<ControlPoint> along =
        columns.getMax() - columns.getMin() >= rows.getMax() - rows.getMin()
            ? Comparator.comparingDouble(ControlPoint::column)
            : Comparator.comparingDouble(ControlPoint::row);
    int[] sorted =
        Arrays.stream(some)
            .boxed()
            .sorted(Comparator.comparing(points::get, along))
            .mapToInt(Integer::intValue)
            .toArray();
    halve(points, Arrays.copyOfRange(sorted, 0, sorted.length / 2), found);
    halve(points, Arrays.copyOfRange(sorted, sorted.length / 2, sorted.length), found);
  }

  /**
   * Root mean square distance at the points when each is left out with its neighbourhood. None
   * counts more than four times what one left out alone is usually missed by, unless it is missed
   * by more even where it takes part: else a few at the rim would speak for all of the map.
   *
   * @param alone by how much each is missed when left out alone
   * @return NaN where the others are too few to settle the placement
   */
  static double rms(Method method, List<ControlPoint> points, Fitted fit, double[] alone) {
    double most = FAR * Suspects.median(alone);
    double[] errors = errors(method, points, fit, alone);
    double squares = 0;
    int known = 0;
    for (int i = 0; i < errors.length; i++) {
      if (Double.isFinite(errors[i])) {
        double counted = Math.min(errors[i], Math.max(most, points.get(i).missedBy(fit)));
        squares += counted * counted;
        known++;
      }
    }
    return known == 0 ? Double.NaN : Math.sqrt(squares / known);
  }

  private static double[] errors(
      Method method, List<ControlPoint> points, Fitted fit, double[] alone) {
    double[] errors = alone.clone();
    for (int[] some : of(points)) {
      if (points.size() - some.length >= method.leastPoints()) {
        double[] missed = fit.errorsLeftOut(some);
        for (int i = 0; i < some.length; i++) {
          errors[some[i]] = missed[i];
        }
      }
    }
    return errors;
  }
}
