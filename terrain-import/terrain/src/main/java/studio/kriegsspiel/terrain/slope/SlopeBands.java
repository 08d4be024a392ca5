package studio.kriegsspiel.terrain.slope;

import java.util.List;
import studio.kriegsspiel.terrain.SlopeGrid;

/**
 * Classes of slope between thresholds that a rule book gives, in degrees and rising. Band 0 lies
 * below the first threshold; a slope that equals a threshold belongs to the band above it.
 *
 * @param thresholdsDegrees such as 5, 10, 15, 25, 35 for Reisswitz 1824 §34
 */
public record SlopeBands(List<Double> thresholdsDegrees) {
  /** Mark of cells without a slope. */
  public static final byte VOID = -1;

  /** Keeps its own copy and refuses thresholds that do not rise within 0 to 90 degrees. */
  public SlopeBands {
    thresholdsDegrees = List.copyOf(thresholdsDegrees);
    double last = 0;
    for (double threshold : thresholdsDegrees) {
      if (!(threshold > last && threshold < 90)) {
        throw new IllegalArgumentException(
            "Thresholds of slope must rise between 0 and 90 degrees, not "
                + thresholdsDegrees
                + ".");
      }
      last = threshold;
    }
    if (thresholdsDegrees.isEmpty() || thresholdsDegrees.size() > 100) {
      throw new IllegalArgumentException("Slope bands need 1 to 100 thresholds.");
    }
  }

  /** Bands between these thresholds. */
  public static SlopeBands of(double... thresholdsDegrees) {
    return new SlopeBands(java.util.Arrays.stream(thresholdsDegrees).boxed().toList());
  }

  /** Number of bands, one more than there are thresholds. */
  public int count() {
    return thresholdsDegrees.size() + 1;
  }

  /** The band of a slope in degrees, {@link #VOID} for NaN. */
  public byte bandOf(double degrees) {
    if (Double.isNaN(degrees)) {
      return VOID;
    }
    byte band = 0;
    for (double threshold : thresholdsDegrees) {
      if (degrees >= threshold) {
        band++;
      }
    }
    return band;
  }

  /** The band of each cell, in row order from the north-west. */
  public byte[] bandsOf(SlopeGrid slope) {
    byte[] bands = new byte[slope.geometry().size()];
    for (int i = 0; i < bands.length; i++) {
      bands[i] = bandOf(slope.degrees(i));
    }
    return bands;
  }

  /** Words for a band, such as {@code 5-10°}. */
  public String label(int band) {
    String low = band == 0 ? "0" : trim(thresholdsDegrees.get(band - 1));
    return band == thresholdsDegrees.size()
        ? "over " + low + "°"
        : low + "-" + trim(thresholdsDegrees.get(band)) + "°";
  }

  private static String trim(double degrees) {
    return degrees == Math.rint(degrees)
        ? Integer.toString((int) degrees)
        : Double.toString(degrees);
  }
}
