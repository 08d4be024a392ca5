package studio.kriegsspiel.terrain.tiff;

import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** The tags of one image of a TIFF file, already read into memory. */
final class TiffDirectory {
  private final Map<Integer, Object> values;
  private final ByteOrder order;

  /** Takes values as {@code long[]}, {@code double[]} or {@code byte[]} by tag. */
  TiffDirectory(Map<Integer, Object> values, ByteOrder order) {
    this.values = Map.copyOf(values);
    this.order = order;
  }

  ByteOrder order() {
    return order;
  }

  boolean has(int tag) {
    return values.containsKey(tag);
  }

  /** Whole numbers of a tag; empty array if it is absent. */
  long[] integers(int tag) {
    Object value = values.get(tag);
    if (value instanceof long[] numbers) {
      return numbers;
    }
    if (value instanceof byte[] bytes) {
      long[] numbers = new long[bytes.length];
      for (int i = 0; i < bytes.length; i++) {
        numbers[i] = bytes[i] & 0xFF;
      }
      return numbers;
    }
    return new long[0];
  }

  /** First whole number of a tag. */
  long integer(int tag, long fallback) {
    long[] numbers = integers(tag);
    return numbers.length == 0 ? fallback : numbers[0];
  }

  /** Numbers of a tag; empty array if it is absent. */
  double[] numbers(int tag) {
    Object value = values.get(tag);
    if (value instanceof double[] numbers) {
      return numbers;
    }
    long[] integers = integers(tag);
    double[] numbers = new double[integers.length];
    for (int i = 0; i < integers.length; i++) {
      numbers[i] = integers[i];
    }
    return numbers;
  }

  /** Text of a tag without its closing NUL. */
  Optional<String> text(int tag) {
    if (values.get(tag) instanceof byte[] bytes) {
      String text = new String(bytes, StandardCharsets.UTF_8);
      int end = text.indexOf('\0');
      return Optional.of(end < 0 ? text : text.substring(0, end));
    }
    return Optional.empty();
  }
}
