package studio.kriegsspiel.terrain.tiff;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.TreeMap;

/** Collects the tags of an image and writes its directory. */
final class TiffTags {
  private record Field(int type, long count, byte[] content) {}

  private final boolean big;
  private final TreeMap<Integer, Field> fields = new TreeMap<>();

  TiffTags(boolean big) {
    this.big = big;
  }

  void put(int tag, long... values) {
    ByteBuffer buffer = buffer(values.length * (big ? 8 : 4));
    Arrays.stream(values).forEach(value -> putOffset(buffer, value));
    fields.put(tag, new Field(big ? 16 : 4, values.length, buffer.array()));
  }

  void putShorts(int tag, int... values) {
    ByteBuffer buffer = buffer(values.length * 2);
    Arrays.stream(values).forEach(value -> buffer.putShort((short) value));
    fields.put(tag, new Field(3, values.length, buffer.array()));
  }

  void putDoubles(int tag, double... values) {
    ByteBuffer buffer = buffer(values.length * 8);
    Arrays.stream(values).forEach(buffer::putDouble);
    fields.put(tag, new Field(12, values.length, buffer.array()));
  }

  void putText(int tag, String text) {
    byte[] content = (text + '\0').getBytes(StandardCharsets.US_ASCII);
    fields.put(tag, new Field(2, content.length, content));
  }

  /** The directory as it stands at a place in the file, its longer values behind it. */
  ByteBuffer encode(long position) {
    return encode(position, false);
  }

  /** The same; if another directory follows, it begins right behind this one. */
  ByteBuffer encode(long position, boolean followed) {
    int room = big ? 8 : 4;
    int head = (big ? 8 : 2) + fields.size() * (big ? 20 : 12) + room;
    int behind = fields.values().stream().mapToInt(field -> outside(field, room)).sum();
    ByteBuffer buffer = buffer(head + behind);
    if (big) {
      buffer.putLong(fields.size());
    } else {
      buffer.putShort((short) fields.size());
    }
    long next = position + head;
    for (var entry : fields.entrySet()) {
      Field field = entry.getValue();
      buffer.putShort(entry.getKey().shortValue()).putShort((short) field.type);
      putOffset(buffer, field.count);
      if (field.content.length <= room) {
        buffer.put(Arrays.copyOf(field.content, room));
      } else {
        putOffset(buffer, next);
        next += outside(field, room);
      }
    }
    putOffset(buffer, followed ? position + head + behind : 0);
    for (Field field : fields.values()) {
      if (field.content.length > room) {
        buffer.put(Arrays.copyOf(field.content, outside(field, room)));
      }
    }
    return buffer.flip();
  }

  private static int outside(Field field, int room) {
    int length = field.content.length;
    return length <= room ? 0 : length + (length & 1);
  }

  private void putOffset(ByteBuffer buffer, long value) {
    if (big) {
      buffer.putLong(value);
    } else {
      buffer.putInt((int) value);
    }
  }

  private static ByteBuffer buffer(int size) {
    return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
  }
}
