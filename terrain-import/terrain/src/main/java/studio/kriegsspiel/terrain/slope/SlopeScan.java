package studio.kriegsspiel.terrain.slope;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.ElevationGrid;

/**
 * Slope in degrees, some rows at a time: while one batch is handed on, the next one is computed, so
 * that a file of any size needs room for two batches only.
 */
final class SlopeScan {

  private static final int BLOCK = 32;
  private static final int BLOCKS_PER_BATCH = 8;

  private final ElevationGrid heights;
  private final double weight;

  SlopeScan(ElevationGrid heights) {
    this.heights = heights;
    this.weight = 1 / (8 * heights.cellMetres());
  }

  /** Computes all rows into an array. */
  void into(float[] degrees) {
    blocks(0, heights.rows(), degrees, 0);
  }

  /** Hands all rows on from north to south. */
  void forEachRow(HornSlope.RowSink sink) throws IOException {
    int columns = heights.columns();
    int batch = Math.min(heights.rows(), BLOCK * BLOCKS_PER_BATCH);
    float[] current = new float[batch * columns];
    float[] other = new float[batch * columns];
    CompletableFuture<Void> handing = CompletableFuture.completedFuture(null);
    try {
      for (int first = 0; first < heights.rows(); first += batch) {
        int last = Math.min(heights.rows(), first + batch);
        blocks(first, last, current, first);
        handing.join();
        float[] ready = current;
        int count = last - first;
        handing = CompletableFuture.runAsync(() -> hand(ready, count, columns, sink));
        current = other;
        other = ready;
      }
      handing.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof UncheckedIOException wrapped) {
        throw wrapped.getCause();
      }
      throw e;
    }
  }

  private static void hand(float[] rows, int count, int columns, HornSlope.RowSink sink) {
    float[] row = new float[columns];
    try {
      for (int i = 0; i < count; i++) {
        System.arraycopy(rows, i * columns, row, 0, columns);
        sink.accept(row);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Rows from {@code first} to before {@code last} into an array that begins with row {@code
   * origin}.
   */
  private void blocks(int first, int last, float[] target, int origin) {
    IntStream.range(0, (last - first + BLOCK - 1) / BLOCK)
        .parallel()
        .forEach(
            block -> {
              int from = first + block * BLOCK;
              new Angles(target, origin).scan(from, Math.min(last, from + BLOCK));
            });
  }

  /** Turns squares of the rise into degrees. */
  private final class Angles extends RowScan {
    private final float[] target;
    private final int origin;

    Angles(float[] target, int origin) {
      super(heights);
      this.target = target;
      this.origin = origin;
    }

    @Override
    void row(int row, double[] squares, boolean inside, Careful careful) {
      int columns = squares.length;
      int at = (row - origin) * columns;
      for (int column = 0; column < columns; column++) {
        double square = squares[column];
        if (!inside || column == 0 || column == columns - 1 || Double.isNaN(square)) {
          square = careful.square(column);
        }
        target[at + column] = (float) Arctangent.degrees(Math.sqrt(square) * weight);
      }
    }
  }
}
