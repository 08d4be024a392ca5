package studio.kriegsspiel.terrain.march;

/**
 * Naismith's rule with Langmuir's corrections as {@code r.walk} of GRASS has it by default: 0.72 s
 * a metre, 6 s more for each metre up, 2 s less for each metre down, 2 s more where it is steep.
 */
public final class WalkingRates implements DirectedRates {

  private static final double STEEP = -0.2125;
  private static final double DOWN_SECONDS = 1.9998;

  @Override
  public double metresPerMinute(Underfoot going, int slopeBand, double uphillDegrees) {
    double tangent = Math.tan(Math.toRadians(uphillDegrees));
    double seconds =
        tangent >= 0
            ? 0.72 + 6 * tangent
            : tangent > STEEP ? 0.72 + DOWN_SECONDS * tangent : 0.72 - DOWN_SECONDS * tangent;
    return 60 / seconds;
  }
}
