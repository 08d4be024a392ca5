package studio.kriegsspiel.importer.raster;

import studio.kriegsspiel.terrain.tiff.Window;

/**
 * Values between the pixels of a part of a source: bilinear, level within half a pixel of the rim.
 *
 * @param width columns of the source
 * @param height rows of the source
 * @param window the part that is at hand
 * @param values its pixels row by row, NaN for voids
 */
record PixelSampler(int width, int height, Window window, float[] values) {
  private static final double EDGE = 1e-6;

  /**
   * Value at a place in pixels; voids count as missing while the others weigh half or more.
   *
   * @param beyond how many pixels beyond the source's edge its last values still count
   */
  double at(double u, double v, double beyond) {
    double slack = EDGE + beyond;
    if (!(u >= -slack && v >= -slack && u <= width + slack && v <= height + slack)) {
      return Double.NaN;
    }
    double x = Math.min(Math.max(u - 0.5, 0), width - 1.0);
    double y = Math.min(Math.max(v - 0.5, 0), height - 1.0);
    int column = (int) x;
    int row = (int) y;
    double right = x - column;
    double below = y - row;
    int left = column - window.column();
    int top = row - window.row();
    if (left >= 0 && top >= 0 && left + 1 < window.columns() && top + 1 < window.rows()) {
      int at = top * window.columns() + left;
      double north = values[at] + (values[at + 1] - values[at]) * right;
      at += window.columns();
      double south = values[at] + (values[at + 1] - values[at]) * right;
      double value = north + (south - north) * below;
      if (!Double.isNaN(value)) {
        return value;
      }
    }
    return careful(column, row, right, below);
  }

  /** Beside voids and at the rim: those of the four pixels that there are, by their weights. */
  private double careful(int column, int row, double right, double below) {
    double sum = 0;
    double weights = 0;
    for (int corner = 0; corner < 4; corner++) {
      int dx = corner & 1;
      int dy = corner >> 1;
      double weight = (dx == 0 ? 1 - right : right) * (dy == 0 ? 1 - below : below);
      if (weight <= 1e-9) {
        continue;
      }
      int c = column + dx - window.column();
      int r = row + dy - window.row();
      if (c < 0 || r < 0 || c >= window.columns() || r >= window.rows()) {
        continue;
      }
      float value = values[r * window.columns() + c];
      if (!Float.isNaN(value)) {
        sum += weight * value;
        weights += weight;
      }
    }
    return weights >= 0.5 - 1e-9 ? sum / weights : Double.NaN;
  }

  /** How many pixels a place lies within the outermost pixel centres; negative beyond them. */
  double depth(double u, double v) {
    return Math.min(Math.min(u, width - u), Math.min(v, height - v)) - 0.5;
  }
}
