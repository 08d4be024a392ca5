package studio.kriegsspiel.terrain.tiff;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.zip.Deflater;

/**
 * Cuts square tiles out of a band of rows and makes bytes of them as they lie in a file.
 *
 * @param cells what the cells hold
 * @param packed whether tiles are compressed (DEFLATE)
 * @param columns length of the rows
 */
record GridTile(GeoTiffWriter.Cells cells, boolean packed, int columns) {
  /** Side in cells. */
  static final int SIDE = 256;

  /**
   * A deeper search makes files of sorted bytes smaller by a hundredth and takes half as long
   * again.
   */
  private static final int LEVEL = 2;

  private static final byte VOID_CLASS = (byte) 255;

  int sampleBytes() {
    return cells == GeoTiffWriter.Cells.FLOATS ? Float.BYTES : 1;
  }

  /**
   * The bytes of one tile; what lies beyond the rows and columns is void.
   *
   * @param band rows of values
   * @param rows how many of them count, at most {@link #SIDE}
   * @param number of the tile from the west
   */
  byte[] bytes(float[] band, int rows, int number) {
    byte[] tile = new byte[SIDE * SIDE * sampleBytes()];
    int first = number * SIDE;
    int across = Math.min(SIDE, columns - first);
    if (cells == GeoTiffWriter.Cells.CLASSES) {
      classes(band, rows, first, across, tile);
    } else if (packed) {
      sortedFloats(band, rows, first, across, tile);
    } else {
      plainFloats(band, rows, first, across, tile);
    }
    return packed ? deflated(tile) : tile;
  }

  private void classes(float[] band, int rows, int first, int across, byte[] tile) {
    Arrays.fill(tile, VOID_CLASS);
    for (int row = 0; row < rows; row++) {
      int from = row * columns + first;
      for (int i = 0; i < across; i++) {
        float value = band[from + i];
        tile[row * SIDE + i] = Float.isNaN(value) ? VOID_CLASS : (byte) (int) value;
      }
    }
  }

  private void plainFloats(float[] band, int rows, int first, int across, byte[] tile) {
    FloatBuffer target = ByteBuffer.wrap(tile).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer();
    if (rows < SIDE || across < SIDE) {
      for (int i = 0; i < SIDE * SIDE; i++) {
        target.put(i, Float.NaN);
      }
    }
    for (int row = 0; row < rows; row++) {
      target.put(row * SIDE, band, row * columns + first, across);
    }
  }

  /** Predictor 3: bytes of a row by significance, then differences. */
  private void sortedFloats(float[] band, int rows, int first, int across, byte[] tile) {
    for (int row = 0; row < SIDE; row++) {
      int from = row * columns + first;
      int to = row * SIDE * Float.BYTES;
      for (int i = 0; i < SIDE; i++) {
        float value = row < rows && i < across ? band[from + i] : Float.NaN;
        int bits = Float.floatToRawIntBits(value);
        tile[to + i] = (byte) (bits >>> 24);
        tile[to + SIDE + i] = (byte) (bits >>> 16);
        tile[to + 2 * SIDE + i] = (byte) (bits >>> 8);
        tile[to + 3 * SIDE + i] = (byte) bits;
      }
      for (int i = to + SIDE * Float.BYTES - 1; i > to; i--) {
        tile[i] -= tile[i - 1];
      }
    }
  }

  private static byte[] deflated(byte[] raw) {
    Deflater deflater = new Deflater(LEVEL);
    try {
      deflater.setInput(raw);
      deflater.finish();
      byte[] target = new byte[raw.length + raw.length / 1000 + 64];
      int count = 0;
      while (!deflater.finished()) {
        count += deflater.deflate(target, count, target.length - count);
      }
      return Arrays.copyOf(target, count);
    } finally {
      deflater.end();
    }
  }
}
