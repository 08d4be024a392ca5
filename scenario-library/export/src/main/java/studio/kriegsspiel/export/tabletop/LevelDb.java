package studio.kriegsspiel.export.tabletop;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32C;

/**
 * A database of LevelDB with one value in it, as it stands on a disk before it is first opened: the
 * value is in the log of what has yet to be sorted in. The form is that of LevelDB's own {@code
 * log_format.md} and {@code impl.md}.
 */
public final class LevelDb {
  private static final String LOG = "000003.log";
  private static final String MANIFEST = "MANIFEST-000002";
  private static final String CURRENT = "CURRENT";

  private static final int BLOCK = 32_768;
  private static final int HEAD = 7;
  private static final int BATCH_HEAD = 12;

  /** Names the order of keys, the log, the next file and the last change before it. */
  private static final byte[][] EDITS = {
    edit(1, "leveldb.BytewiseComparator"), {2, 3, 9, 0, 3, 4, 4, 0}
  };

  private LevelDb() {}

  private static byte[] edit(int tag, String text) {
    ByteArrayOutputStream edit = new ByteArrayOutputStream();
    edit.write(tag);
    text(edit, text.getBytes(StandardCharsets.US_ASCII));
    return edit.toByteArray();
  }

  /** The files of a database with a value under a key, by their names. */
  static Map<String, byte[]> files(String key, byte[] value) {
    Map<String, byte[]> files = new LinkedHashMap<>();
    files.put(CURRENT, (MANIFEST + "\n").getBytes(StandardCharsets.US_ASCII));
    files.put(MANIFEST, log(EDITS));
    ByteArrayOutputStream batch = new ByteArrayOutputStream();
    batch.writeBytes(
        ByteBuffer.allocate(BATCH_HEAD)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putLong(1)
            .putInt(1)
            .array());
    batch.write(1);
    text(batch, key.getBytes(StandardCharsets.UTF_8));
    text(batch, value);
    files.put(LOG, log(batch.toByteArray()));
    return files;
  }

  /** Whether a file of this name is in such a database. */
  public static boolean isFile(String name) {
    return name.equals(LOG) || name.equals(MANIFEST) || name.equals(CURRENT);
  }

  /** Whether it is the one that holds the value. */
  public static boolean isLog(String name) {
    return name.equals(LOG);
  }

  /**
   * The value that a log holds.
   *
   * @throws IOException if it is none of these
   */
  public static byte[] value(byte[] log) throws IOException {
    ByteArrayOutputStream records = new ByteArrayOutputStream();
    ByteBuffer in = ByteBuffer.wrap(log).order(ByteOrder.LITTLE_ENDIAN);
    while (in.remaining() > HEAD) {
      in.getInt();
      int length = in.getShort() & 0xffff;
      in.get();
      if (length > in.remaining()) {
        throw new IOException("a database that breaks off");
      }
      records.write(log, in.position(), length);
      in.position(in.position() + length);
      int left = BLOCK - in.position() % BLOCK;
      if (left < HEAD) {
        in.position(Math.min(in.limit(), in.position() + left));
      }
    }
    ByteBuffer batch = ByteBuffer.wrap(records.toByteArray());
    if (batch.remaining() <= BATCH_HEAD) {
      throw new IOException("a database without a value");
    }
    batch.position(BATCH_HEAD + 1);
    slice(batch);
    return slice(batch);
  }

  private static byte[] slice(ByteBuffer in) throws IOException {
    int length = 0;
    for (int shift = 0; in.hasRemaining() && shift < 32; shift += 7) {
      int next = in.get();
      length |= (next & 0x7f) << shift;
      if (next >= 0) {
        break;
      }
    }
    if (length < 0 || length > in.remaining()) {
      throw new IOException("a database that breaks off");
    }
    byte[] bytes = new byte[length];
    in.get(bytes);
    return bytes;
  }

  private static void text(ByteArrayOutputStream out, byte[] text) {
    int length = text.length;
    while (length > 0x7f) {
      out.write(length & 0x7f | 0x80);
      length >>>= 7;
    }
    out.write(length);
    out.writeBytes(text);
  }

  /** Records one behind the other, broken where a block ends. */
  private static byte[] log(byte[]... records) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] record : records) {
      int from = 0;
      do {
        int left = BLOCK - out.size() % BLOCK;
        if (left < HEAD) {
          out.writeBytes(new byte[left]);
          left = BLOCK;
        }
        int to = Math.min(record.length, from + left - HEAD);
        fragment(out, Arrays.copyOfRange(record, from, to), from == 0, to == record.length);
        from = to;
      } while (from < record.length);
    }
    return out.toByteArray();
  }

  /** Whole records are of kind 1, beginnings 2, middles 3 and ends 4. */
  private static void fragment(
      ByteArrayOutputStream out, byte[] part, boolean begins, boolean ends) {
    byte kind = (byte) (begins ? ends ? 1 : 2 : ends ? 4 : 3);
    CRC32C sum = new CRC32C();
    sum.update(kind);
    sum.update(part);
    int crc = (int) sum.getValue();
    out.writeBytes(
        ByteBuffer.allocate(HEAD)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putInt((crc >>> 15 | crc << 17) + 0xa282ead8)
            .putShort((short) part.length)
            .put(kind)
            .array());
    out.writeBytes(part);
  }
}
