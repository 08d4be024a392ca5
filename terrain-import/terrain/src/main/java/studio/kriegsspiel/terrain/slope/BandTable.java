package studio.kriegsspiel.terrain.slope;

/**
 * Bands of slope by the square of eight cells' rise. Most squares are told from their first sixteen
 * bits; those near a limit are not.
 */
final class BandTable {
  /** Says that only the exact square can tell. */
  static final byte UNSURE = -2;

  /** Bits of a number that the table does not look at. */
  private static final int SHIFT = 15;

  /** How far beyond its bits a square may lie through rounding; a share. */
  private static final double ROUNDING = 1e-4;

  private final double[] limits;
  private final byte[] bands = new byte[1 << Integer.SIZE - 1 - SHIFT];

  /** Squares that begin the next band, for cells of a size in metres. */
  BandTable(SlopeBands classes, double cellMetres) {
    limits =
        classes.thresholdsDegrees().stream()
            .mapToDouble(degrees -> Math.tan(Math.toRadians(degrees)) * 8 * cellMetres)
            .map(rise -> rise * rise)
            .toArray();
    for (int i = 0; i < bands.length; i++) {
      float least = Float.intBitsToFloat(i << SHIFT);
      float most = Float.intBitsToFloat((i << SHIFT) + (1 << SHIFT) - 1);
      byte band = exactly(least * (1 - ROUNDING));
      boolean sure = Float.isFinite(most) && band == exactly(most * (1 + ROUNDING));
      bands[i] = sure ? band : UNSURE;
    }
  }

  /** The band of a rounded square, {@link #UNSURE} near a limit and for NaN. */
  byte roughly(float square) {
    return bands[(Float.floatToRawIntBits(square) & Integer.MAX_VALUE) >>> SHIFT];
  }

  /** The band of an exact square, {@link SlopeBands#VOID} for NaN. */
  byte exactly(double square) {
    if (Double.isNaN(square)) {
      return SlopeBands.VOID;
    }
    byte band = 0;
    while (band < limits.length && square >= limits[band]) {
      band++;
    }
    return band;
  }
}
