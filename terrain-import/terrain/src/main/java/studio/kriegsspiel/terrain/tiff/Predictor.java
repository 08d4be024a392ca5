package studio.kriegsspiel.terrain.tiff;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Undoes the differencing of rows that precedes compression. */
final class Predictor {
  private static final VarHandle BIG_ENDIAN =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

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
      addUp(block, first, line, samples);
      if (bytes == 4) {
        joinFour(line, values, block, first);
      } else {
        join(line, values, bytes, block, first);
      }
    }
  }

  private static void addUp(byte[] block, int first, byte[] line, int samples) {
    if (samples == 1) {
      int sum = 0;
      for (int i = 0; i < line.length; i++) {
        sum += block[first + i];
        line[i] = (byte) sum;
      }
      return;
    }
    System.arraycopy(block, first, line, 0, line.length);
    for (int i = samples; i < line.length; i++) {
      line[i] += line[i - samples];
    }
  }

  private static void joinFour(byte[] line, int values, byte[] block, int first) {
    for (int value = 0; value < values; value++) {
      int number =
          line[value] << 24
              | (line[values + value] & 0xFF) << 16
              | (line[2 * values + value] & 0xFF) << 8
              | line[3 * values + value] & 0xFF;
      BIG_ENDIAN.set(block, first + 4 * value, number);
    }
  }

  private static void join(byte[] line, int values, int bytes, byte[] block, int first) {
    for (int value = 0; value < values; value++) {
      for (int b = 0; b < bytes; b++) {
        block[first + value * bytes + b] = line[b * values + value];
      }
    }
  }
}
