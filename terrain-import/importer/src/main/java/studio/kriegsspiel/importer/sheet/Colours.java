package studio.kriegsspiel.importer.sheet;

import java.awt.image.ColorModel;
import java.awt.image.ComponentSampleModel;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;

/**
 * From samples as decoders give them to alpha, red, green and blue. Grey stays as light as it is
 * stored, which Java's own conversion does not heed.
 */
final class Colours {
  private static final int CMYK_BANDS = 4;

  private final ColorModel model;
  private final boolean inks;
  private final boolean inverted;

  /**
   * Prepares it.
   *
   * @param inks whether the four bands are cyan, magenta, yellow and black
   * @param inverted whether 0 stands for full ink
   */
  Colours(ColorModel model, boolean inks, boolean inverted) {
    this.model = model;
    this.inks = inks;
    this.inverted = inverted;
  }

  /** Decodes rows into the start of an array. */
  void decode(Raster samples, int rows, int[] target) {
    int width = samples.getWidth();
    int bands = samples.getNumBands();
    int[] line = new int[width * bands];
    int[] palette = palette();
    int[] sizes = samples.getSampleModel().getSampleSize();
    byte[] bytes = plainBytes(samples, palette);
    for (int i = 0; i < bytes.length / 3 && i < rows * width; i++) {
      target[i] =
          0xFF000000
              | (bytes[3 * i] & 0xFF) << 16
              | (bytes[3 * i + 1] & 0xFF) << 8
              | bytes[3 * i + 2] & 0xFF;
    }
    for (int row = bytes.length > 0 ? rows : 0; row < rows; row++) {
      samples.getPixels(0, row, width, 1, line);
      int to = row * width;
      for (int i = 0; i < width; i++) {
        target[to + i] =
            palette.length > 0
                ? palette[Math.min(line[i * bands], palette.length - 1)]
                : colour(line, i * bands, bands, sizes[0]);
      }
    }
  }

  /** The bytes of red, green and blue one after the other, if samples lie so; else none. */
  private static byte[] plainBytes(Raster samples, int[] palette) {
    boolean plain =
        palette.length == 0
            && samples.getNumBands() == 3
            && samples.getDataBuffer() instanceof DataBufferByte
            && samples.getSampleModel() instanceof ComponentSampleModel model
            && model.getPixelStride() == 3
            && model.getScanlineStride() == 3 * samples.getWidth()
            && java.util.Arrays.equals(model.getBandOffsets(), new int[] {0, 1, 2});
    return plain ? ((DataBufferByte) samples.getDataBuffer()).getData() : new byte[0];
  }

  private int[] palette() {
    if (!(model instanceof IndexColorModel indexed)) {
      return new int[0];
    }
    int[] palette = new int[indexed.getMapSize()];
    indexed.getRGBs(palette);
    return palette;
  }

  private int colour(int[] line, int at, int bands, int bits) {
    int first = eight(line[at], bits);
    if (bands < 3) {
      int alpha = bands == 2 ? eight(line[at + 1], bits) : 255;
      return alpha << 24 | first * 0x010101;
    }
    int second = eight(line[at + 1], bits);
    int third = eight(line[at + 2], bits);
    if (bands == 3) {
      return 0xFF000000 | first << 16 | second << 8 | third;
    }
    int fourth = eight(line[at + 3], bits);
    if (!inks || bands > CMYK_BANDS) {
      return fourth << 24 | first << 16 | second << 8 | third;
    }
    int key = inverted ? fourth : 255 - fourth;
    int red = (inverted ? first : 255 - first) * key / 255;
    int green = (inverted ? second : 255 - second) * key / 255;
    int blue = (inverted ? third : 255 - third) * key / 255;
    return 0xFF000000 | red << 16 | green << 8 | blue;
  }

  private static int eight(int sample, int bits) {
    return bits == 8 ? sample : bits > 8 ? sample >> (bits - 8) : sample * 255 / ((1 << bits) - 1);
  }
}
