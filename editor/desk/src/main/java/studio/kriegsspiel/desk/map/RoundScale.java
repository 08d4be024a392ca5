package studio.kriegsspiel.desk.map;

/**
 * A scale bar of a round length.
 *
 * @param units its length in units, such as 500
 * @param unit the unit's word, such as {@code paces}
 * @param pixels its length on the screen
 */
public record RoundScale(long units, String unit, double pixels) {
  private static final double[] STEPS = {5, 2, 1};

  /**
   * The longest bar of 1, 2 or 5 times a power of ten that fits.
   *
   * @param metresPerPixel the map's scale
   * @param metresPerUnit metres in one unit
   * @param mostPixels how long it may be
   */
  public static RoundScale fitting(
      double metresPerPixel, double metresPerUnit, String unit, double mostPixels) {
    double most = mostPixels * metresPerPixel / metresPerUnit;
    double power = Math.pow(10, Math.floor(Math.log10(Math.max(1, most))));
    for (double step : STEPS) {
      if (step * power <= most) {
        return new RoundScale(
            Math.round(step * power), unit, step * power * metresPerUnit / metresPerPixel);
      }
    }
    return new RoundScale(1, unit, metresPerUnit / metresPerPixel);
  }

  /** The words beside it, such as {@code 500 paces}. */
  public String label() {
    return "m".equals(unit) && units >= 1000 && units % 1000 == 0
        ? units / 1000 + " km"
        : units + " " + unit;
  }
}
