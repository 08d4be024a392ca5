package studio.kriegsspiel.terrain.tiff;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the directories of a classic or big TIFF, in either byte order. */
final class TiffParser {
  private static final int MOST_DIRECTORIES = 200;
  private static final int MOST_TAGS = 4096;
  private static final long MOST_TAG_BYTES = 512L << 20;
  private static final int[] TYPE_BYTES = {0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8};

  private final TiffBytes bytes;
  private ByteOrder order = ByteOrder.LITTLE_ENDIAN;
  private boolean big;
  private long tagBytes;

  TiffParser(TiffBytes bytes) {
    this.bytes = bytes;
  }

  /** All directories in the order of the file's chain. */
  List<TiffDirectory> readDirectories() throws IOException {
    long next = readHeader();
    List<TiffDirectory> directories = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    while (next != 0 && directories.size() < MOST_DIRECTORIES) {
      if (!seen.add(next)) {
        throw TiffException.damaged("its list of images runs in a circle");
      }
      int entryBytes = big ? 20 : 12;
      ByteBuffer head = read(next, big ? 8 : 2);
      long count = big ? head.getLong() : head.getShort() & 0xFFFF;
      if (count < 1 || count > MOST_TAGS) {
        throw TiffException.damaged("an image has " + count + " tags");
      }
      long first = next + (big ? 8 : 2);
      ByteBuffer entries = read(first, (int) count * entryBytes);
      Map<Integer, Object> values = new HashMap<>();
      for (int i = 0; i < count; i++) {
        readEntry(entries, i * entryBytes, values, directories.isEmpty());
      }
      directories.add(new TiffDirectory(values, order));
      next = readNext(first + count * entryBytes, directories.size() > 0);
    }
    if (directories.isEmpty()) {
      throw TiffException.damaged("it holds no image");
    }
    return directories;
  }

  private long readNext(long at, boolean mayBeMissing) throws IOException {
    if (mayBeMissing && at + (big ? 8 : 4) > bytes.length()) {
      return 0;
    }
    ByteBuffer buffer = read(at, big ? 8 : 4);
    return big ? buffer.getLong() : buffer.getInt() & 0xFFFFFFFFL;
  }

  private long readHeader() throws IOException {
    if (bytes.length() < 8) {
      throw notTiff();
    }
    ByteBuffer head = bytes.read(0, 8);
    int mark = head.getShort(0) & 0xFFFF;
    if (mark == 0x4D4D) {
      order = ByteOrder.BIG_ENDIAN;
    } else if (mark != 0x4949) {
      throw notTiff();
    }
    head.order(order);
    int version = head.getShort(2);
    if (version == 43) {
      big = true;
      if (head.getShort(4) != 8) {
        throw notTiff();
      }
      return read(8, 8).getLong();
    }
    if (version != 42) {
      throw notTiff();
    }
    return head.getInt(4) & 0xFFFFFFFFL;
  }

  private static TiffException notTiff() {
    return new TiffException(
        "is not a TIFF file", "choose a GeoTIFF, or convert the file with gdal_translate");
  }

  private void readEntry(ByteBuffer entries, int at, Map<Integer, Object> values, boolean mainImage)
      throws IOException {
    int tag = entries.getShort(at) & 0xFFFF;
    int type = entries.getShort(at + 2) & 0xFFFF;
    long count = big ? entries.getLong(at + 4) : entries.getInt(at + 4) & 0xFFFFFFFFL;
    int size = type < TYPE_BYTES.length ? TYPE_BYTES[type] : 0;
    if (size == 0 || count == 0) {
      return;
    }
    int room = big ? 8 : 4;
    int valueAt = at + (big ? 12 : 8);
    if (count < 0 || count > bytes.length() / size) {
      if (!isNeeded(tag)) {
        return;
      }
      throw TiffException.damaged("tag " + tag + " claims " + count + " values");
    }
    long length = count * size;
    tagBytes += length;
    if (length > Integer.MAX_VALUE - 8 || tagBytes > MOST_TAG_BYTES) {
      throw TiffException.damaged("its tags claim more than " + (MOST_TAG_BYTES >> 20) + " MB");
    }
    ByteBuffer value;
    if (length <= room) {
      value = entries.slice(valueAt, (int) length).order(order);
    } else {
      long offset = big ? entries.getLong(valueAt) : entries.getInt(valueAt) & 0xFFFFFFFFL;
      if ((offset < 0 || offset > bytes.length() - length) && !(mainImage && isNeeded(tag))) {
        return;
      }
      value = read(offset, (int) length);
    }
    values.put(tag, decode(value, type, (int) count));
  }

  private static boolean isNeeded(int tag) {
    return tag < 700 || tag >= 33550;
  }

  private static Object decode(ByteBuffer value, int type, int count) {
    if (type == 1 || type == 2 || type == 6 || type == 7) {
      byte[] raw = new byte[count];
      value.get(raw);
      return raw;
    }
    if (type == 5 || type == 10 || type == 11 || type == 12) {
      double[] numbers = new double[count];
      for (int i = 0; i < count; i++) {
        numbers[i] =
            switch (type) {
              case 5 -> (value.getInt() & 0xFFFFFFFFL) / (double) (value.getInt() & 0xFFFFFFFFL);
              case 10 -> value.getInt() / (double) value.getInt();
              case 11 -> value.getFloat();
              default -> value.getDouble();
            };
      }
      return numbers;
    }
    long[] integers = new long[count];
    for (int i = 0; i < count; i++) {
      integers[i] =
          switch (type) {
            case 3 -> value.getShort() & 0xFFFF;
            case 8 -> value.getShort();
            case 4, 13 -> value.getInt() & 0xFFFFFFFFL;
            case 9 -> value.getInt();
            default -> value.getLong();
          };
    }
    return integers;
  }

  private ByteBuffer read(long offset, int count) throws IOException {
    return bytes.read(offset, count).order(order);
  }
}
