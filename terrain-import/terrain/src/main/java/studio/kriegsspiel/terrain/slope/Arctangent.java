package studio.kriegsspiel.terrain.slope;

/** Arctangent of gradients, within 2e-6 degrees, several times faster than {@link Math#atan}. */
final class Arctangent {
  private static final double TAN_22_5 = Math.sqrt(2) - 1;
  private static final double TO_DEGREES = 180 / Math.PI;

  private Arctangent() {}

  /** Angle in degrees of a gradient of 0 or more. */
  static double degrees(double gradient) {
    double base = 0;
    double t = gradient;
    if (gradient > 1 / TAN_22_5) {
      base = 90;
      t = -1 / gradient;
    } else if (gradient > TAN_22_5) {
      base = 45;
      t = (gradient - 1) / (gradient + 1);
    }
    double z = t * t;
    double series =
        (((8.05374449538e-2 * z - 1.38776856032e-1) * z + 1.99777106478e-1) * z - 3.33329491539e-1)
            * z
            * t;
    return base + (series + t) * TO_DEGREES;
  }
}
