package studio.kriegsspiel.importer.raster;

import studio.kriegsspiel.terrain.tiff.Window;

/**
 * A source that is read from north to south: rows read before are kept while they are wanted, and
 * blocks are read whole, so that none is unpacked twice.
 */
final class SlidingSource {
  /** Windows nearly as wide as the source are read at full width, so that the next one fits. */
  private static final double NEARLY_ALL = 0.7;

  private static final long MOST_EXTRA_PIXELS = 16L << 20;

  private final RasterSource source;
  private Piece kept = new Piece(new Window(0, 0, 1, 1), new float[0]);

  SlidingSource(RasterSource source) {
    this.source = source;
  }

  /**
   * Pixels at hand.
   *
   * @param window what part of the source they are
   * @param values row by row, NaN for voids
   */
  record Piece(Window window, float[] values) {}

  /** Reads at least the pixels wanted. */
  Piece read(Window wanted) {
    Window whole = widened(wanted);
    Window had = kept.window;
    boolean follows =
        kept.values.length > 0
            && had.column() == whole.column()
            && had.columns() == whole.columns()
            && had.row() <= whole.row()
            && had.row() + had.rows() >= whole.row();
    int keptRows = follows ? had.row() + had.rows() - whole.row() : 0;
    if (keptRows >= whole.rows()) {
      return kept;
    }
    float[] values = new float[Math.multiplyExact(whole.columns(), whole.rows())];
    if (keptRows > 0) {
      System.arraycopy(
          kept.values,
          (whole.row() - had.row()) * whole.columns(),
          values,
          0,
          keptRows * whole.columns());
    }
    kept = new Piece(had, new float[0]);
    Window rest =
        new Window(
            whole.column(), whole.row() + keptRows, whole.columns(), whole.rows() - keptRows);
    System.arraycopy(
        source.read(rest), 0, values, keptRows * whole.columns(), rest.columns() * rest.rows());
    kept = new Piece(whole, values);
    return kept;
  }

  private Window widened(Window wanted) {
    boolean wide = wanted.columns() >= NEARLY_ALL * source.width();
    int blockRows = source.blockRows();
    long end = (long) wanted.row() + wanted.rows();
    boolean bears = (long) blockRows * source.width() <= MOST_EXTRA_PIXELS;
    long blockEnd = bears ? (end + blockRows - 1) / blockRows * blockRows : end;
    int rows = (int) Math.min(blockEnd, source.height()) - wanted.row();
    return new Window(
        wide ? 0 : wanted.column(), wanted.row(), wide ? source.width() : wanted.columns(), rows);
  }

  /** Lets go of what is kept. */
  void clear() {
    kept = new Piece(new Window(0, 0, 1, 1), new float[0]);
  }
}
