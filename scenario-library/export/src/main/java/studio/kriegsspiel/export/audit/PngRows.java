package studio.kriegsspiel.export.audit;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * A PNG of the one kind that the studio writes: points of three bytes, row below row, and nothing
 * besides. Any other is refused, so nothing can hide in it. Rows are handed out one by one, because
 * a whole map takes more room than all the rest of an export.
 */
final class PngRows {
  private static final long SIGNATURE = 0x89504e470d0a1a0aL;

  /** Parts of the file that hold what is shown. */
  private static final Set<String> SHOWN = Set.of("IHDR", "IDAT", "IEND");

  private static final int SAMPLES = 3;

  private final int width;
  private final int height;
  private final boolean plain;
  private final byte[] packed;

  private PngRows(int width, int height, boolean plain, byte[] packed) {
    this.width = width;
    this.height = height;
    this.plain = plain;
    this.packed = packed;
  }

  /**
   * Opens a file.
   *
   * @throws IOException if it is no PNG of this kind
   */
  static PngRows of(byte[] bytes) throws IOException {
    ByteArrayOutputStream data = new ByteArrayOutputStream(bytes.length);
    ByteBuffer head = ByteBuffer.allocate(0);
    boolean plain = true;
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      if (in.readLong() != SIGNATURE) {
        throw new IOException("a picture that is no PNG");
      }
      String kind = "";
      while (!kind.equals("IEND")) {
        int length = in.readInt();
        kind = new String(in.readNBytes(4), StandardCharsets.ISO_8859_1);
        byte[] part = in.readNBytes(Math.max(0, length));
        in.readInt();
        plain &= SHOWN.contains(kind);
        if (kind.equals("IHDR")) {
          plain &= head.capacity() == 0;
          head = ByteBuffer.wrap(part);
        } else if (kind.equals("IDAT")) {
          data.writeBytes(part);
        } else if (kind.equals("IEND")) {
          plain &= length == 0 && in.available() == 0;
        }
      }
    }
    // 8 bits, colour, deflated, five filters, not interlaced
    if (head.capacity() != 13 || head.getInt(8) != 0x08020000 || head.get(12) != 0) {
      throw new IOException("a picture of another kind than the studio's");
    }
    return new PngRows(head.getInt(0), head.getInt(4), plain, data.toByteArray());
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  /** Whether there is nothing in the file but the parts that hold the picture. */
  boolean isPlain() {
    return plain;
  }

  /** Takes a row of points, as 0xrrggbb; the array is another's after that. */
  interface Taker {
    void take(int y, int[] points);
  }

  /**
   * Hands out all rows.
   *
   * @return whether nothing but they was packed
   * @throws IOException if there are fewer than there should be
   */
  boolean forEach(Taker taker) throws IOException {
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(packed);
      byte[] above = new byte[SAMPLES * width];
      byte[] here = new byte[SAMPLES * width];
      byte[] filter = new byte[1];
      int[] points = new int[width];
      for (int y = 0; y < height; y++) {
        fill(inflater, filter);
        fill(inflater, here);
        unfilter(filter[0], here, above);
        for (int x = 0; x < width; x++) {
          int at = SAMPLES * x;
          points[x] = (here[at] & 255) << 16 | (here[at + 1] & 255) << 8 | here[at + 2] & 255;
        }
        taker.take(y, points);
        byte[] done = above;
        above = here;
        here = done;
      }
      return inflater.inflate(filter) == 0 && inflater.finished() && inflater.getRemaining() == 0;
    } catch (DataFormatException damaged) {
      throw new IOException("a picture that cannot be read", damaged);
    } finally {
      inflater.end();
    }
  }

  private static void fill(Inflater inflater, byte[] row) throws IOException, DataFormatException {
    int got = 0;
    while (got < row.length) {
      int more = inflater.inflate(row, got, row.length - got);
      if (more == 0) {
        throw new IOException("a picture with too few points");
      }
      got += more;
    }
  }

  /** Puts differences from neighbours back into values (PNG specification, chapter 9). */
  private static void unfilter(int filter, byte[] here, byte[] above) throws IOException {
    int length = here.length;
    switch (filter) {
      case 0 -> {}
      case 1 -> {
        for (int i = SAMPLES; i < length; i++) {
          here[i] += here[i - SAMPLES];
        }
      }
      case 2 -> {
        for (int i = 0; i < length; i++) {
          here[i] += above[i];
        }
      }
      case 3 -> {
        for (int i = 0; i < length; i++) {
          int left = i < SAMPLES ? 0 : here[i - SAMPLES] & 255;
          here[i] += (byte) ((left + (above[i] & 255)) / 2);
        }
      }
      case 4 -> {
        for (int i = 0; i < length; i++) {
          int left = i < SAMPLES ? 0 : here[i - SAMPLES] & 255;
          int corner = i < SAMPLES ? 0 : above[i - SAMPLES] & 255;
          here[i] += (byte) paeth(left, above[i] & 255, corner);
        }
      }
      default -> throw new IOException("a picture that cannot be read");
    }
  }

  private static int paeth(int left, int above, int corner) {
    int toLeft = Math.abs(above - corner);
    int toAbove = Math.abs(left - corner);
    int toCorner = Math.abs(left + above - 2 * corner);
    if (toLeft <= toAbove && toLeft <= toCorner) {
      return left;
    }
    return toAbove <= toCorner ? above : corner;
  }
}
