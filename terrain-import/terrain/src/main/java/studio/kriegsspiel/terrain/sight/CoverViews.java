package studio.kriegsspiel.terrain.sight;

import java.util.Arrays;

/**
 * What stands on the ground along some rays. It hides what lies behind it, but only from a certain
 * depth on: one sees a little way into a wood, and how far is the map's to say.
 */
final class CoverViews {
  private final CoverDepths depths;
  private final double eyeCover;
  private final double[] stepMetres;

  /** Of each ray the last views over what stands on the ground, as many as the deepest needs. */
  private final double[][] latest;

  /** Of each ray, for each depth, how many steps it reaches back. */
  private final int[][] stepsBack;

  /** Of each ray, for each depth, the steepest view over what stands farther back than it. */
  private final double[][] steepest;

  /**
   * Prepares rays.
   *
   * @param stepMetres of each ray, how far it goes in one step
   */
  CoverViews(FieldWindow window, double[] stepMetres) {
    this.depths = window.ground().depths();
    this.stepMetres = stepMetres;
    double[] covers = depths.all(window.options().coverMetres());
    this.eyeCover =
        depths.metres(window.ground().grid().index(window.eyeColumn(), window.eyeRow()), covers[0]);
    this.latest = new double[stepMetres.length][];
    this.stepsBack = new int[stepMetres.length][covers.length];
    this.steepest = new double[stepMetres.length][covers.length];
    for (int ray = 0; ray < stepMetres.length; ray++) {
      int most = 1;
      for (int depth = 0; depth < covers.length; depth++) {
        int steps = Math.max(1, (int) Math.ceil(covers[depth] / stepMetres[ray]));
        stepsBack[ray][depth] = steps - 1;
        most = Math.max(most, steps);
      }
      latest[ray] = new double[most];
      Arrays.fill(latest[ray], Double.NEGATIVE_INFINITY);
      Arrays.fill(steepest[ray], Double.NEGATIVE_INFINITY);
    }
  }

  /**
   * Notes a step of a ray; all are noted in their order.
   *
   * @param view how steeply the bare ground is seen
   * @param topView how steeply the top of what stands there is seen
   */
  void meet(int ray, int step, double view, double topView) {
    double[] slots = latest[ray];
    slots[step % slots.length] = step * stepMetres[ray] < eyeCover ? view : topView;
    double[] known = steepest[ray];
    for (int depth = 0; depth < known.length; depth++) {
      double behind = slots[(step - stepsBack[ray][depth] + slots.length) % slots.length];
      if (behind > known[depth]) {
        known[depth] = behind;
      }
    }
  }

  /** The steepest view over what lies deep enough before a target cell. */
  double steepest(int ray, int target) {
    return steepest[ray][depths.number(target)];
  }
}
