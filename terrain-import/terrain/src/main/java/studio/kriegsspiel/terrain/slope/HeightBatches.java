package studio.kriegsspiel.terrain.slope;

import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.Window;

/**
 * Heights of a file from north to south, so many rows at a time that a file of any size fits in
 * memory. Rows at the seam of two batches are kept, so that each is read and unpacked once.
 */
final class HeightBatches {
  /** Rows beside a seam: the row that still lacks its southern neighbour, and its northern one. */
  private static final int KEPT = 2;

  private static final int LEAST_ROWS = 256;

  private final GeoTiff file;
  private final int columns;
  private final int rows;
  private final float[] kept;
  private final float[] batch;
  private int begin;
  private int end;

  HeightBatches(GeoTiff file) {
    this.file = file;
    this.columns = file.width();
    this.rows = file.height();
    int atOnce = (int) Math.min(rows, file.rowsAtOnce(LEAST_ROWS));
    this.kept = new float[Math.multiplyExact(KEPT, columns)];
    this.batch = new float[Math.multiplyExact(atOnce, columns)];
  }

  /** Reads the next rows; false if there are no more. */
  boolean next() {
    if (end == rows) {
      return false;
    }
    for (int i = 1; i <= KEPT && end - i >= begin; i++) {
      System.arraycopy(batch, (end - i - begin) * columns, kept, (KEPT - i) * columns, columns);
    }
    begin = end;
    end = (int) Math.min(rows, (long) begin + batch.length / columns);
    file.read(new Window(0, begin, columns, end - begin), 0, batch);
    return true;
  }

  /** The first row whose neighbours came with this batch. */
  int first() {
    return Math.max(0, begin - 1);
  }

  /** The row after the last one whose neighbours are at hand. */
  int last() {
    return end == rows ? rows : end - 1;
  }

  /** The most rows that come with a batch. */
  int most() {
    return batch.length / columns + 1;
  }

  /** Copies a row of this batch or beside its seam. */
  void copy(int row, float[] target) {
    boolean early = row < begin;
    System.arraycopy(
        early ? kept : batch,
        (early ? row - begin + KEPT : row - begin) * columns,
        target,
        0,
        columns);
  }
}
