package studio.kriegsspiel.importer.control;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A placement found from control points that knows what each of them is worth. */
interface Fitted extends ScanPlacement {
  /**
   * Metres by which a point would be missed if the fit were made from all others.
   *
   * @param point its number in the list of the fit, from 0
   * @return NaN if the others do not settle the placement
   */
  double errorLeftOut(int point);

  /**
   * The same for several that are left out together.
   *
   * @param some their numbers
   * @return metres for each of them
   */
  double[] errorsLeftOut(int[] some);

  /** What is left of points without some of them. */
  static List<ControlPoint> without(List<ControlPoint> points, int[] some) {
    List<ControlPoint> others = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      int number = i;
      if (Arrays.stream(some).noneMatch(out -> out == number)) {
        others.add(points.get(i));
      }
    }
    return others;
  }

  /** Metres by which points are missed. */
  static double[] missed(List<ControlPoint> points, int[] some, ScanPlacement by) {
    return Arrays.stream(some).mapToDouble(i -> points.get(i).missedBy(by)).toArray();
  }
}
