package studio.kriegsspiel.importer.sheet;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;

/** Redraws a picture on a new grid of pixels, bilinear between the old ones. */
final class Warp {
  private static final int STEP = 8;

  /** From a pixel of the new picture to a place in the old one. */
  @FunctionalInterface
  interface Back {
    /** Column and row in the old picture, counted from its outer corner. */
    double[] toOld(double column, double row);
  }

  private Warp() {}

  /** The new picture; it is transparent where the old one does not reach. */
  static BufferedImage draw(BufferedImage old, int width, int height, Back back) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    IntStream.range(0, (height + STEP - 1) / STEP)
        .parallel()
        .forEach(band -> drawBand(old, image, band * STEP, back));
    return image;
  }

  /** Eight rows at once: the way back is exact every eight pixels and straight between. */
  private static void drawBand(BufferedImage old, BufferedImage image, int top, Back back) {
    int[] line = new int[image.getWidth()];
    int bottom = Math.min(top + STEP, image.getHeight());
    int knots = image.getWidth() / STEP + 2;
    double[][] upper = new double[knots][];
    double[][] lower = new double[knots][];
    for (int k = 0; k < knots; k++) {
      upper[k] = back.toOld(k * STEP + 0.5, top + 0.5);
      lower[k] = back.toOld(k * STEP + 0.5, top + STEP + 0.5);
    }
    for (int row = top; row < bottom; row++) {
      double down = (row - top) / (double) STEP;
      for (int column = 0; column < line.length; column++) {
        int k = column / STEP;
        double right = (column - k * STEP) / (double) STEP;
        double u = mix(upper[k][0], upper[k + 1][0], lower[k][0], lower[k + 1][0], right, down);
        double v = mix(upper[k][1], upper[k + 1][1], lower[k][1], lower[k + 1][1], right, down);
        line[column] = sample(old, u - 0.5, v - 0.5);
      }
      image.setRGB(0, row, line.length, 1, line, 0, line.length);
    }
  }

  private static double mix(double nw, double ne, double sw, double se, double right, double down) {
    double north = nw + (ne - nw) * right;
    double south = sw + (se - sw) * right;
    return north + (south - north) * down;
  }

  private static int sample(BufferedImage old, double u, double v) {
    int width = old.getWidth();
    int height = old.getHeight();
    if (!(u >= -0.5 && v >= -0.5 && u <= width - 0.5 && v <= height - 0.5)) {
      return 0;
    }
    double x = Math.min(Math.max(u, 0), width - 1.0);
    double y = Math.min(Math.max(v, 0), height - 1.0);
    int column = (int) x;
    int row = (int) y;
    int nextColumn = Math.min(column + 1, width - 1);
    int nextRow = Math.min(row + 1, height - 1);
    return blend(
        old.getRGB(column, row),
        old.getRGB(nextColumn, row),
        old.getRGB(column, nextRow),
        old.getRGB(nextColumn, nextRow),
        x - column,
        y - row);
  }

  private static int blend(int nw, int ne, int sw, int se, double right, double down) {
    int result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      double value =
          mix(
              (nw >>> shift) & 0xFF,
              (ne >>> shift) & 0xFF,
              (sw >>> shift) & 0xFF,
              (se >>> shift) & 0xFF,
              right,
              down);
      result |= ((int) Math.round(value) & 0xFF) << shift;
    }
    return result;
  }
}
