package studio.kriegsspiel.terrain.tiff;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Turns the bytes of an unpacked block into numbers. */
final class SampleDecoder {
  private final SampleType type;
  private final int bits;
  private final Values values;

  SampleDecoder(SampleType type, int bits, Values values) {
    this.type = type;
    this.bits = bits;
    this.values = values;
  }

  /**
   * Decodes samples of one band.
   *
   * @param block unpacked bytes
   * @param order their byte order
   * @param rowByte first byte of the row in the block
   * @param first index within the row of the first sample wanted, other bands' counted
   * @param step samples from one wanted to the next
   * @param count samples wanted
   * @param target receives the numbers
   * @param at where in the target
   */
  void decode(
      byte[] block,
      ByteOrder order,
      int rowByte,
      int first,
      int step,
      int count,
      float[] target,
      int at) {
    ByteBuffer view = ByteBuffer.wrap(block).order(order);
    int bytes = bits / 8;
    int from = rowByte + first * bytes;
    int stride = step * bytes;
    if (bits % 8 != 0) {
      for (int i = 0; i < count; i++) {
        target[at + i] = values.of(packed(block, rowByte, (long) (first + i * step) * bits));
      }
      return;
    }
    if (type == SampleType.FLOATING && bits == 32) {
      if (step == 1) {
        ByteBuffer run = ByteBuffer.wrap(block, from, count * Float.BYTES).order(order);
        run.asFloatBuffer().get(target, at, count);
      } else {
        for (int i = 0; i < count; i++) {
          target[at + i] = view.getFloat(from + i * stride);
        }
      }
      values.ofFloats(target, at, count);
      return;
    }
    for (int i = 0; i < count; i++) {
      target[at + i] = values.of(number(view, from + i * stride));
    }
  }

  private double number(ByteBuffer view, int at) {
    if (type == SampleType.FLOATING) {
      return switch (bits) {
        case 16 -> half(view.getShort(at));
        case 24 -> triple(view, at);
        default -> view.getDouble(at);
      };
    }
    boolean signed = type == SampleType.SIGNED;
    return switch (bits) {
      case 8 -> signed ? view.get(at) : view.get(at) & 0xFF;
      case 16 -> signed ? view.getShort(at) : view.getShort(at) & 0xFFFF;
      case 32 -> signed ? view.getInt(at) : view.getInt(at) & 0xFFFFFFFFL;
      default -> {
        long number = view.getLong(at);
        yield signed || number >= 0 ? number : number + 0x1p64;
      }
    };
  }

  private int packed(byte[] block, int rowByte, long firstBit) {
    int number = 0;
    for (long bit = firstBit; bit < firstBit + bits; bit++) {
      int place = rowByte + (int) (bit >> 3);
      number = (number << 1) | ((block[place] >> (7 - (int) (bit & 7))) & 1);
    }
    return number;
  }

  private static double half(short raw) {
    int exponent = (raw >> 10) & 0x1F;
    int fraction = raw & 0x3FF;
    double magnitude;
    if (exponent == 0x1F) {
      magnitude = fraction == 0 ? Double.POSITIVE_INFINITY : Double.NaN;
    } else if (exponent == 0) {
      magnitude = fraction * 0x1p-24;
    } else {
      magnitude = Math.scalb(1 + fraction / 1024.0, exponent - 15);
    }
    return raw < 0 ? -magnitude : magnitude;
  }

  private static double triple(ByteBuffer view, int at) {
    int high = view.order() == ByteOrder.BIG_ENDIAN ? view.get(at) : view.get(at + 2);
    int low = view.order() == ByteOrder.BIG_ENDIAN ? view.get(at + 2) : view.get(at);
    int raw = ((high & 0xFF) << 16) | ((view.get(at + 1) & 0xFF) << 8) | (low & 0xFF);
    int exponent = (raw >> 16) & 0x7F;
    int fraction = raw & 0xFFFF;
    double magnitude;
    if (exponent == 0x7F) {
      magnitude = fraction == 0 ? Double.POSITIVE_INFINITY : Double.NaN;
    } else if (exponent == 0) {
      magnitude = Math.scalb(fraction / 65536.0, -62);
    } else {
      magnitude = Math.scalb(1 + fraction / 65536.0, exponent - 63);
    }
    return (raw & 0x800000) != 0 ? -magnitude : magnitude;
  }
}
