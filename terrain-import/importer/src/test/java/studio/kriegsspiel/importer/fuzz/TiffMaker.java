package studio.kriegsspiel.importer.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.Deflater;

/** Makes small TIFF files by hand, sound or lying, of one strip. */
public final class TiffMaker {
  private record Field(int type, long count, byte[] content) {}

  private final ByteOrder order;
  private final boolean big;
  private final Map<Integer, Field> fields = new TreeMap<>();
  private byte[] pixels = new byte[0];

  /** Starts a file of one byte order, classic or BigTIFF. */
  public TiffMaker(ByteOrder order, boolean big) {
    this.order = order;
    this.big = big;
  }

  /** A little-endian file of 32-bit floats without compression, all of one height. */
  public static TiffMaker heights(int width, int height, float value) {
    TiffMaker maker = new TiffMaker(ByteOrder.LITTLE_ENDIAN, false);
    ByteBuffer cells = ByteBuffer.allocate(width * height * 4).order(ByteOrder.LITTLE_ENDIAN);
    while (cells.hasRemaining()) {
      cells.putFloat(value);
    }
    return maker.image(width, height, 32, 3).strip(1, cells.array());
  }

  /** Size, bits and sample format (1 unsigned, 2 signed, 3 floating). */
  public TiffMaker image(int width, int height, int bits, int format) {
    return longs(256, width)
        .longs(257, height)
        .shorts(258, bits)
        .shorts(262, 1)
        .shorts(277, 1)
        .longs(278, height)
        .shorts(339, format);
  }

  /** The one strip, packed as the compression's number says. */
  public TiffMaker strip(int compression, byte[] raw) {
    shorts(259, compression);
    pixels = pack(compression, raw);
    return longs(279, pixels.length);
  }

  /** Scale and one tie point: the outer north-west corner and the side of a pixel. */
  public TiffMaker placed(double west, double north, double pixel) {
    return doubles(33550, pixel, pixel, 0).doubles(33922, 0, 0, 0, west, north, 0);
  }

  /** Keys of the coordinate system: whole numbers stand, others are collected as doubles. */
  public TiffMaker keys(Map<Integer, ? extends Number> keys) {
    int[] directory = new int[4 + keys.size() * 4];
    double[] doubles = new double[keys.size()];
    directory[0] = 1;
    directory[1] = 1;
    directory[3] = keys.size();
    int at = 4;
    int used = 0;
    for (var key : new TreeMap<>(keys).entrySet()) {
      directory[at] = key.getKey();
      directory[at + 2] = 1;
      if (key.getValue() instanceof Integer code) {
        directory[at + 3] = code;
      } else {
        directory[at + 1] = 34736;
        directory[at + 3] = used;
        doubles[used++] = key.getValue().doubleValue();
      }
      at += 4;
    }
    shorts(34735, directory);
    return used == 0 ? this : doubles(34736, java.util.Arrays.copyOf(doubles, used));
  }

  /** A tag of 16-bit numbers. */
  public TiffMaker shorts(int tag, int... values) {
    ByteBuffer content = ByteBuffer.allocate(values.length * 2).order(order);
    for (int value : values) {
      content.putShort((short) value);
    }
    fields.put(tag, new Field(3, values.length, content.array()));
    return this;
  }

  /** A tag of 32-bit numbers. */
  public TiffMaker longs(int tag, int... values) {
    ByteBuffer content = ByteBuffer.allocate(values.length * 4).order(order);
    for (int value : values) {
      content.putInt(value);
    }
    fields.put(tag, new Field(4, values.length, content.array()));
    return this;
  }

  /** A tag of floating point numbers. */
  public TiffMaker doubles(int tag, double... values) {
    ByteBuffer content = ByteBuffer.allocate(values.length * 8).order(order);
    for (double value : values) {
      content.putDouble(value);
    }
    fields.put(tag, new Field(12, values.length, content.array()));
    return this;
  }

  /** A tag of text. */
  public TiffMaker text(int tag, String text) {
    byte[] content = (text + '\0').getBytes(StandardCharsets.US_ASCII);
    fields.put(tag, new Field(2, content.length, content));
    return this;
  }

  /** The whole file: header, pixels, directory, longer values. */
  public byte[] bytes() {
    int head = big ? 16 : 8;
    int directory = head + pixels.length + pixels.length % 2;
    if (!fields.containsKey(273)) {
      longs(273, head);
    }
    int entry = big ? 20 : 12;
    int room = big ? 8 : 4;
    int values = directory + (big ? 16 : 6) + fields.size() * entry;
    int end = values + fields.values().stream().mapToInt(field -> field.content.length).sum();
    ByteBuffer file = ByteBuffer.allocate(end).order(order);
    file.putShort((short) (order == ByteOrder.LITTLE_ENDIAN ? 0x4949 : 0x4D4D));
    if (big) {
      file.putShort((short) 43).putShort((short) 8).putShort((short) 0).putLong(directory);
    } else {
      file.putShort((short) 42).putInt(directory);
    }
    file.put(head, pixels).position(directory);
    number(file, big, fields.size());
    for (var field : fields.entrySet()) {
      file.putShort(field.getKey().shortValue()).putShort((short) field.getValue().type);
      offset(file, field.getValue().count);
      int next = file.position() + room;
      if (field.getValue().content.length <= room) {
        file.put(field.getValue().content).position(next);
      } else {
        offset(file, values);
        file.put(values, field.getValue().content);
        values += field.getValue().content.length;
      }
    }
    return file.array();
  }

  private static void number(ByteBuffer file, boolean big, int count) {
    if (big) {
      file.putLong(count);
    } else {
      file.putShort((short) count);
    }
  }

  private void offset(ByteBuffer file, long value) {
    if (big) {
      file.putLong(value);
    } else {
      file.putInt((int) value);
    }
  }

  private static byte[] pack(int compression, byte[] raw) {
    return switch (compression) {
      case 5 -> lzw(raw);
      case 8 -> deflate(raw);
      case 32773 -> packBits(raw);
      case 50000 -> zstd(raw);
      default -> raw;
    };
  }

  private static byte[] deflate(byte[] raw) {
    Deflater deflater = new Deflater();
    deflater.setInput(raw);
    deflater.finish();
    byte[] target = new byte[raw.length * 2 + 64];
    int count = deflater.deflate(target);
    deflater.end();
    return java.util.Arrays.copyOf(target, count);
  }

  private static byte[] packBits(byte[] raw) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    for (int at = 0; at < raw.length; at += 100) {
      int count = Math.min(100, raw.length - at);
      packed.write(count - 1);
      packed.write(raw, at, count);
    }
    return packed.toByteArray();
  }

  /** Codes of nine bits only, cleared before they would grow. */
  private static byte[] lzw(byte[] raw) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    long buffer = 0;
    int held = 0;
    for (int i = 0; i <= raw.length; i++) {
      int[] codes =
          i == raw.length
              ? new int[] {257}
              : i % 200 == 0 ? new int[] {256, raw[i] & 0xFF} : new int[] {raw[i] & 0xFF};
      for (int code : codes) {
        buffer = buffer << 9 | code;
        held += 9;
        while (held >= 8) {
          packed.write((int) (buffer >> (held - 8)));
          held -= 8;
        }
      }
    }
    packed.write((int) (buffer << (8 - held)));
    return packed.toByteArray();
  }

  private static byte[] zstd(byte[] raw) {
    var compressor = new io.airlift.compress.zstd.ZstdCompressor();
    byte[] target = new byte[compressor.maxCompressedLength(raw.length)];
    int count = compressor.compress(raw, 0, raw.length, target, 0, target.length);
    return java.util.Arrays.copyOf(target, count);
  }
}
