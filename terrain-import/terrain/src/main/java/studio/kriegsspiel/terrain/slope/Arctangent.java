package studio.kriegsspiel.terrain.slope;

/**
 * Arctangent of gradients, within 1e-5 degrees. It has no branch, so that the JVM works on as many
 * gradients at once as the processor takes.
 */
final class Arctangent {
  private static final float TO_DEGREES = (float) (180 / Math.PI);

  /** Larger than anything that a difference from 1 could need to become 1 itself. */
  private static final float STEEP = 1e20f;

  private Arctangent() {}

  /**
   * Angle in degrees of a gradient of 0 or more; NaN of NaN. The series is 4.4.49 of Abramowitz and
   * Stegun (1964), true to 2e-8 radians.
   */
  static float degrees(float gradient) {
    float t = Math.min(gradient, 1) / Math.max(gradient, 1);
    float z = t * t;
    float series = 0.0028662257f * z - 0.0161657367f;
    series = series * z + 0.0429096138f;
    series = series * z - 0.0752896400f;
    series = series * z + 0.1065626393f;
    series = series * z - 0.1420889944f;
    series = series * z + 0.1999355085f;
    series = series * z - 0.3333314528f;
    float angle = (series * z * t + t) * TO_DEGREES;
    // 1 above a gradient of 1, where the angle was measured from the upright; else 0.
    float steep = Math.max(0, Math.min(1, (gradient - 1) * STEEP));
    return 90 * steep + (1 - 2 * steep) * angle;
  }
}
