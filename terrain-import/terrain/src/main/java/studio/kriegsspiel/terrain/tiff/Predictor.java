package studio.kriegsspiel.terrain.tiff;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Undoes the differencing of rows that precedes compression. */
final class Predictor {
  private Predictor() {}

  /** Horizontal differencing (2): each sample was stored as difference from its left neighbour. */
  static void undoHorizontal(
      byte[] block, int rows, int columns, int samples, int bytes, ByteOrder order) {
    int rowBytes = columns * samples * bytes;
    ByteBuffer view = ByteBuffer.wrap(block).order(order);
    for (int row = 0; row < rows; row++) {
      int first = row * rowBytes;
      int end = first + rowBytes;
      int step = samples * bytes;
      switch (bytes) {
        case 1 -> {
          for (int i = first + step; i < end; i++) {
            block[i] += block[i - step];
          }
        }
        case 2 -> {
          for (int i = first + step; i < end; i += 2) {
            view.putShort(i, (short) (view.getShort(i) + view.getShort(i - step)));
          }
        }
        case 4 -> {
          for (int i = first + step; i < end; i += 4) {
            view.putInt(i, view.getInt(i) + view.getInt(i - step));
          }
        }
        case 8 -> {
          for (int i = first + step; i < end; i += 8) {
            view.putLong(i, view.getLong(i) + view.getLong(i - step));
          }
        }
        default -> throw TiffException.damaged("predictor 2 with " + bytes * 8 + " bits");
      }
    }
  }

  /**
   * Floating point differencing (3): the bytes of a row were sorted by significance, highest first,
   * and stored as differences. Leaves the samples big-endian.
   */
  static void undoFloating(byte[] block, int rows, int columns, int samples, int bytes) {
    int values = columns * samples;
    int rowBytes = values * bytes;
    byte[] line = new byte[rowBytes];
    for (int row = 0; row < rows; row++) {
      int first = row * rowBytes;
      for (int i = first + samples; i < first + rowBytes; i++) {
        block[i] += block[i - samples];
      }
      System.arraycopy(block, first, line, 0, rowBytes);
      for (int value = 0; value < values; value++) {
        for (int b = 0; b < bytes; b++) {
          block[first + value * bytes + b] = line[b * values + value];
        }
      }
    }
  }
}
