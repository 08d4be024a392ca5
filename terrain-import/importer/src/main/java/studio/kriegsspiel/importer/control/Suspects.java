package studio.kriegsspiel.importer.control;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import studio.kriegsspiel.terrain.GroundException;

/**
 * Finds control points that are probably wrong. A wrong point draws the fit towards itself and so
 * throws suspicion on its neighbours; therefore the worst is taken out and the others are judged
 * anew without it, one after another.
 */
public final class Suspects {
  private static final double OUTLYING = 4;
  private static final int FEWEST = 6;
  private static final int LARGE = 400;

  private Suspects() {}

  /**
   * The suspicious points, worst first; at most a fifth of all, and none where points are too few
   * to judge each other.
   */
  public static List<ControlPoint> find(Method method, List<ControlPoint> points) {
    List<ControlPoint> left = new ArrayList<>(points);
    Set<ControlPoint> suspects = new HashSet<>();
    List<ControlPoint> found = new ArrayList<>();
    int most = Math.min(points.size() / 5, points.size() > LARGE ? 3 : 12);
    while (found.size() < most && left.size() >= Math.max(FEWEST, method.leastPoints() + 2)) {
      double[] errors;
      try {
        errors = errors(ControlFit.of(method, left));
      } catch (GroundException tooFewToJudge) {
        break;
      }
      int worst = 0;
      for (int i = 0; i < errors.length; i++) {
        worst = errors[i] > errors[worst] ? i : worst;
      }
      double[] sorted = errors.clone();
      Arrays.sort(sorted);
      if (!(errors[worst] > Math.max(OUTLYING * sorted[sorted.length / 2], 1e-6))) {
        break;
      }
      ControlPoint out = left.remove(worst);
      if (suspects.add(out)) {
        found.add(out);
      }
    }
    return List.copyOf(found);
  }

  private static double[] errors(ControlFit fit) {
    return fit.residuals().stream()
        .mapToDouble(
            residual ->
                Double.isNaN(residual.leftOutMetres())
                    ? residual.metres()
                    : residual.leftOutMetres())
        .toArray();
  }
}
