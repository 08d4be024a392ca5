package studio.kriegsspiel.importer.survey;

import java.util.Arrays;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.raster.RasterSource;
import studio.kriegsspiel.terrain.tiff.Window;

/**
 * A raster in little: every so many rows and columns of it, row by row from the top. Large rasters
 * are sampled more thinly, so that a look stays short.
 *
 * @param columns columns of the sketch
 * @param rows rows of the sketch
 * @param values its values, NaN where there are none
 * @param lowest least value seen, NaN if there is none
 * @param highest greatest value seen
 * @param voidShare share of pixels without value, 0 to 1
 * @param complete whether every pixel was seen, so that the figures are exact
 */
public record RasterSketch(
    int columns,
    int rows,
    float[] values,
    double lowest,
    double highest,
    double voidShare,
    boolean complete) {
  private static final int MOST_ROWS = 200;
  private static final int MOST_COLUMNS = 260;
  private static final long WHOLE_PIXELS = 4_000_000;
  private static final long MOST_NANOS = 4_000_000_000L;

  /** Looks at a raster. */
  static RasterSketch of(RasterSource source, Progress progress) {
    boolean whole = (long) source.width() * source.height() <= WHOLE_PIXELS;
    int columns = Math.min(MOST_COLUMNS, source.width());
    int rows = Math.min(whole ? MOST_ROWS : MOST_ROWS / 2, source.height());
    float[] values = new float[columns * rows];
    Arrays.fill(values, Float.NaN);
    Tally tally = new Tally();
    long end = System.nanoTime() + MOST_NANOS;
    boolean[] seen = new boolean[rows];
    // Coarse rows first, so that a slow source is at least seen all over.
    for (int step = 16; step >= 1; step /= 2) {
      for (int row = 0; row < rows; row += step) {
        if (seen[row] || (System.nanoTime() > end && step < 16)) {
          continue;
        }
        progress.step(-1, "looking at " + source.name());
        seen[row] = true;
        int first = (int) ((long) row * source.height() / rows);
        int next = whole ? (int) ((long) (row + 1) * source.height() / rows) : first + 1;
        float[] line = source.read(new Window(0, first, source.width(), Math.max(1, next - first)));
        tally.add(line);
        for (int column = 0; column < columns; column++) {
          values[row * columns + column] = line[(int) ((column + 0.5) * source.width() / columns)];
        }
      }
    }
    fill(values, seen, columns);
    return new RasterSketch(
        columns, rows, values, tally.low(), tally.high(), tally.voidShare(), whole && all(seen));
  }

  private static boolean all(boolean[] seen) {
    for (boolean each : seen) {
      if (!each) {
        return false;
      }
    }
    return true;
  }

  private static void fill(float[] values, boolean[] seen, int columns) {
    int last = 0;
    for (int row = 0; row < seen.length; row++) {
      if (seen[row]) {
        last = row;
      } else {
        System.arraycopy(values, last * columns, values, row * columns, columns);
      }
    }
  }

  private static final class Tally {
    private double lowest = Double.POSITIVE_INFINITY;
    private double highest = Double.NEGATIVE_INFINITY;
    private long voids;
    private long count;

    void add(float[] line) {
      for (float value : line) {
        count++;
        if (Float.isNaN(value)) {
          voids++;
        } else {
          lowest = Math.min(lowest, value);
          highest = Math.max(highest, value);
        }
      }
    }

    double low() {
      return lowest > highest ? Double.NaN : lowest;
    }

    double high() {
      return lowest > highest ? Double.NaN : highest;
    }

    double voidShare() {
      return count == 0 ? 1 : (double) voids / count;
    }
  }
}
