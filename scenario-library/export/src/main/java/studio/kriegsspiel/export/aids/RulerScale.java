package studio.kriegsspiel.export.aids;

import java.util.Locale;

/**
 * The scale that rulers are drawn at: that of the printed map.
 *
 * @param denominator 8000 for 1:8000
 * @param unit the book's unit of ground in the plural
 * @param metresPerUnit metres in one unit
 */
record RulerScale(int denominator, String unit, double metresPerUnit) {
  private static final double[] STEPS = {1, 2, 5};

  /** Millimetres on paper of so many metres. */
  double millimetres(double metres) {
    return metres * 1000 / denominator;
  }

  /** The roundest length in metres that is no longer than so many millimetres. */
  double roundMetres(double millimetres) {
    double most = millimetres * denominator / 1000;
    double best = 0;
    for (double ten = 1; ten <= most; ten *= 10) {
      for (double step : STEPS) {
        best = step * ten <= most ? step * ten : best;
      }
    }
    return best == 0 ? most : best;
  }

  /** The smallest round number of units of a length that are so many millimetres apart at least. */
  static double step(double millimetresPerUnit, double apart) {
    for (double ten = 0.001; ; ten *= 10) {
      for (double step : STEPS) {
        if (step * ten * millimetresPerUnit >= apart) {
          return step * ten;
        }
      }
    }
  }

  /** A number without decimals that say nothing. */
  static String number(double value) {
    if (Math.abs(value - Math.rint(value)) < 1e-6) {
      return String.valueOf(Math.round(value));
    }
    return String.format(Locale.ROOT, "%.2f", value).replaceAll("0+$", "");
  }
}
