package studio.kriegsspiel.desktop.ui.importing;

import java.awt.image.BufferedImage;
import studio.kriegsspiel.importer.survey.RasterSketch;

/** A sketch of heights as a small picture: tinted by height and lit from the north-west. */
final class SketchPicture {
  private static final int[] TINTS = {
    0x7fa37a, 0xa9bd86, 0xd8d3a0, 0xd9bd86, 0xbf9468, 0xa07f66, 0xd6cec6
  };

  private SketchPicture() {}

  static BufferedImage of(RasterSketch sketch) {
    int columns = sketch.columns();
    int rows = sketch.rows();
    BufferedImage image = new BufferedImage(columns, rows, BufferedImage.TYPE_INT_ARGB);
    float[] values = sketch.values();
    double range = Math.max(1e-6, sketch.highest() - sketch.lowest());
    double steepness = 0.3 * range / Math.sqrt((double) columns * rows) * 12;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        float here = values[row * columns + column];
        if (Float.isNaN(here)) {
          continue;
        }
        double east = value(values, columns, row, Math.min(columns - 1, column + 1), here);
        double west = value(values, columns, row, Math.max(0, column - 1), here);
        double north = value(values, columns, Math.max(0, row - 1), column, here);
        double south = value(values, columns, Math.min(rows - 1, row + 1), column, here);
        double lit = ((east - west) + (south - north)) / Math.max(1e-9, steepness);
        double light = 1 + 0.24 * lit / Math.sqrt(1 + lit * lit);
        image.setRGB(column, row, shade((here - sketch.lowest()) / range, light));
      }
    }
    return image;
  }

  private static double value(float[] values, int columns, int row, int column, float otherwise) {
    float value = values[row * columns + column];
    return Float.isNaN(value) ? otherwise : value;
  }

  private static int shade(double share, double light) {
    double place = Math.max(0, Math.min(0.9999, share)) * (TINTS.length - 1);
    int lower = TINTS[(int) place];
    int upper = TINTS[(int) place + 1];
    double part = place - (int) place;
    int colour = 0xff;
    for (int shift = 16; shift >= 0; shift -= 8) {
      double mixed = (lower >> shift & 0xff) * (1 - part) + (upper >> shift & 0xff) * part;
      colour = colour << 8 | (int) Math.max(0, Math.min(255, mixed * light));
    }
    return colour;
  }
}
