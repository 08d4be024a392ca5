package studio.kriegsspiel.importer.sheet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.IntStream;
import studio.kriegsspiel.importer.job.Progress;

/**
 * Redraws a picture on a new grid of pixels, bilinear between the old ones. Neither is ever in
 * memory as a whole: for each block of the new one, the part of the old one that it shows is read.
 */
final class Warp {
  private static final int BLOCK = 256;
  private static final int SMALLEST_BLOCK = 8;
  private static final long MOST_PART_PIXELS = 2L << 20;

  private final Spool old;
  private final WayBack back;
  private final int width;
  private final int height;

  Warp(Spool old, int width, int height, WayBack back) {
    this.old = old;
    this.width = width;
    this.height = height;
    this.back = back;
  }

  /** Gives the new picture on; it is transparent where the old one does not reach. */
  void draw(PixelRows to, Progress progress) throws IOException {
    int[] band = new int[Math.multiplyExact(width, Math.min(BLOCK, height))];
    int across = (width + BLOCK - 1) / BLOCK;
    for (int top = 0; top < height; top += BLOCK) {
      progress.step((double) top / height, "redrawing the sheet");
      int rows = Math.min(BLOCK, height - top);
      int bandTop = top;
      try {
        IntStream.range(0, across)
            .parallel()
            .forEach(
                i -> {
                  progress.requireWanted();
                  int left = i * BLOCK;
                  drawBlock(left, bandTop, Math.min(BLOCK, width - left), rows, band, bandTop);
                });
      } catch (UncheckedIOException e) {
        throw java.util.Objects.requireNonNull(e.getCause());
      }
      to.take(band, rows);
    }
  }

  private void drawBlock(int left, int top, int columns, int rows, int[] band, int bandTop) {
    double[] places = back.places(left, top, columns, rows);
    Part part = partUnder(places);
    if (part.columns < 1 || part.rows < 1) {
      for (int row = top; row < top + rows; row++) {
        int from = (row - bandTop) * width + left;
        java.util.Arrays.fill(band, from, from + columns, 0);
      }
      return;
    }
    boolean large = (long) part.columns * part.rows > MOST_PART_PIXELS;
    if (large && Math.max(columns, rows) > SMALLEST_BLOCK) {
      int wide = (columns + 1) / 2;
      int high = (rows + 1) / 2;
      for (int quarter = 0; quarter < 4; quarter++) {
        int x = quarter % 2 == 0 ? 0 : wide;
        int y = quarter / 2 == 0 ? 0 : high;
        int partColumns = quarter % 2 == 0 ? wide : columns - wide;
        int partRows = quarter / 2 == 0 ? high : rows - high;
        if (partColumns > 0 && partRows > 0) {
          drawBlock(left + x, top + y, partColumns, partRows, band, bandTop);
        }
      }
      return;
    }
    int[] pixels;
    try {
      pixels = new int[Math.multiplyExact(part.columns, part.rows)];
      old.read(part.column, part.row, part.columns, part.rows, pixels);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (int row = 0; row < rows; row++) {
      int to = (top + row - bandTop) * width + left;
      for (int i = 0; i < columns; i++) {
        int at = (row * columns + i) * 2;
        band[to + i] = sample(pixels, part, places[at] - 0.5, places[at + 1] - 0.5);
      }
    }
  }

  private record Part(int column, int row, int columns, int rows) {}

  /** The part of the old picture that places lie in. */
  private Part partUnder(double[] places) {
    double left = Double.POSITIVE_INFINITY;
    double top = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < places.length; i += 2) {
      double u = places[i];
      double v = places[i + 1];
      if (u >= 0 && v >= 0 && u <= old.width() && v <= old.height()) {
        left = Math.min(left, u);
        right = Math.max(right, u);
        top = Math.min(top, v);
        bottom = Math.max(bottom, v);
      }
    }
    if (!(left <= right)) {
      return new Part(0, 0, 0, 0);
    }
    int column = (int) Math.max(0, left - 1.5);
    int row = (int) Math.max(0, top - 1.5);
    return new Part(
        column,
        row,
        (int) Math.min(old.width(), right + 2) - column,
        (int) Math.min(old.height(), bottom + 2) - row);
  }

  private int sample(int[] pixels, Part part, double u, double v) {
    if (!(u >= -0.5 && v >= -0.5 && u <= old.width() - 0.5 && v <= old.height() - 0.5)) {
      return 0;
    }
    double x = Math.min(Math.max(u, 0), old.width() - 1.0);
    double y = Math.min(Math.max(v, 0), old.height() - 1.0);
    int column = (int) x;
    int row = (int) y;
    int at = (row - part.row) * part.columns + column - part.column;
    int right = column + 1 < old.width() ? 1 : 0;
    int below = row + 1 < old.height() ? part.columns : 0;
    return blend(
        pixels[at],
        pixels[at + right],
        pixels[at + below],
        pixels[at + right + below],
        (int) ((x - column) * 256),
        (int) ((y - row) * 256));
  }

  /** Colours mixed by 256ths; what is clear has no colour. */
  private static int blend(int nw, int ne, int sw, int se, int right, int down) {
    if (nw == ne && nw == sw && nw == se) {
      return nw;
    }
    int wNe = right * (256 - down);
    int wSw = (256 - right) * down;
    int wSe = right * down;
    int wNw = 65_536 - wNe - wSw - wSe;
    if ((nw & ne & sw & se) >>> 24 == 0xFF) {
      int result = 0xFF000000;
      for (int shift = 0; shift < 24; shift += 8) {
        int value =
            (nw >>> shift & 0xFF) * wNw
                + (ne >>> shift & 0xFF) * wNe
                + (sw >>> shift & 0xFF) * wSw
                + (se >>> shift & 0xFF) * wSe;
        result |= value + 32_768 >> 16 << shift;
      }
      return result;
    }
    int[] colours = {nw, ne, sw, se};
    int[] weights = {wNw, wNe, wSw, wSe};
    long alpha = 0;
    for (int i = 0; i < 4; i++) {
      alpha += (long) (colours[i] >>> 24) * weights[i];
    }
    if (alpha == 0) {
      return 0;
    }
    int result = (int) (alpha + 32_768 >> 16) << 24;
    for (int shift = 0; shift < 24; shift += 8) {
      long sum = 0;
      for (int i = 0; i < 4; i++) {
        sum += (long) (colours[i] >>> shift & 0xFF) * (colours[i] >>> 24) * weights[i];
      }
      result |= (int) ((sum + alpha / 2) / alpha) << shift;
    }
    return result;
  }
}
