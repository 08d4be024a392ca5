package studio.kriegsspiel.importer.sheet;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * Encodes small pictures as PNG, in the smallest of its kinds that holds their colours: a palette
 * of up to 256, grey, RGB, or RGB with opacity.
 */
final class PngTile {
  private static final long SIGNATURE = 0x89504E470D0A1A0AL;
  private static final int LEVEL = 2;
  private static final int MOST_COLOURS = 256;
  private static final int TABLE = 1024;

  private PngTile() {}

  /** The file of a picture given row by row as alpha, red, green and blue. */
  static byte[] encode(int[] argb, int columns) throws IOException {
    int rows = argb.length / columns;
    boolean opaque = true;
    boolean grey = true;
    for (int colour : argb) {
      opaque &= colour >>> 24 == 0xFF;
      grey &= (colour >> 16 & 0xFF) == (colour & 0xFF) && (colour >> 8 & 0xFF) == (colour & 0xFF);
    }
    int[] places = new int[argb.length];
    int[] palette = palette(argb, places);
    if (palette.length > 0 && (palette.length <= 16 || !grey || !opaque)) {
      return ofPalette(places, palette, columns, rows);
    }
    int bytes = grey && opaque ? 1 : opaque ? 3 : 4;
    return file(
        columns,
        rows,
        8,
        bytes == 1 ? 0 : bytes == 3 ? 2 : 6,
        raw(argb, columns, bytes),
        new int[0]);
  }

  /** The colours in order of appearance, none if there are more than fit; and which each is. */
  private static int[] palette(int[] argb, int[] places) {
    int[] palette = new int[MOST_COLOURS];
    int[] table = new int[TABLE];
    int count = 0;
    int last = argb[0] + 1;
    int place = 0;
    for (int i = 0; i < argb.length; i++) {
      int colour = argb[i];
      if (colour != last) {
        int slot = (colour * 0x9E3779B1) >>> 22;
        while (table[slot] != 0 && palette[table[slot] - 1] != colour) {
          slot = slot + 1 & TABLE - 1;
        }
        if (table[slot] == 0) {
          if (count == MOST_COLOURS) {
            return new int[0];
          }
          palette[count++] = colour;
          table[slot] = count;
        }
        place = table[slot] - 1;
        last = colour;
      }
      places[i] = place;
    }
    return Arrays.copyOf(palette, count);
  }

  private static byte[] ofPalette(int[] places, int[] palette, int columns, int rows)
      throws IOException {
    int bits = palette.length <= 2 ? 1 : palette.length <= 4 ? 2 : palette.length <= 16 ? 4 : 8;
    int rowBytes = (columns * bits + 7) / 8 + 1;
    byte[] raw = new byte[rowBytes * rows];
    for (int row = 0; row < rows; row++) {
      for (int i = 0; i < columns; i++) {
        int bit = i * bits;
        raw[row * rowBytes + 1 + (bit >> 3)] |=
            (byte) (places[row * columns + i] << (8 - bits - (bit & 7)));
      }
    }
    return file(columns, rows, bits, 3, raw, palette);
  }

  /** Bytes of the rows, each as the difference from the one above or, in the first, as it is. */
  private static byte[] raw(int[] argb, int columns, int bytes) {
    int rows = argb.length / columns;
    int rowBytes = columns * bytes + 1;
    byte[] plain = new byte[columns * bytes];
    byte[] above = new byte[columns * bytes];
    byte[] raw = new byte[rowBytes * rows];
    for (int row = 0; row < rows; row++) {
      int at = 0;
      for (int i = row * columns; i < (row + 1) * columns; i++) {
        int colour = argb[i];
        plain[at++] = (byte) (bytes == 1 ? colour : colour >> 16);
        if (bytes > 1) {
          plain[at++] = (byte) (colour >> 8);
          plain[at++] = (byte) colour;
        }
        if (bytes > 3) {
          plain[at++] = (byte) (colour >>> 24);
        }
      }
      paeth(plain, above, bytes, raw, row * rowBytes);
      byte[] done = above;
      above = plain;
      plain = done;
    }
    return raw;
  }

  private static void paeth(byte[] plain, byte[] above, int step, byte[] raw, int to) {
    raw[to] = 4;
    for (int i = 0; i < step; i++) {
      raw[to + 1 + i] = (byte) (plain[i] - above[i]);
    }
    for (int i = step; i < plain.length; i++) {
      int a = plain[i - step] & 0xFF;
      int b = above[i] & 0xFF;
      int c = above[i - step] & 0xFF;
      int pa = Math.abs(b - c);
      int pb = Math.abs(a - c);
      int pc = Math.abs(a + b - 2 * c);
      raw[to + 1 + i] = (byte) (plain[i] - (pa <= pb && pa <= pc ? a : pb <= pc ? b : c));
    }
  }

  private static byte[] file(int columns, int rows, int bits, int kind, byte[] raw, int[] palette)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(raw.length / 2 + 1024);
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeLong(SIGNATURE);
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    DataOutputStream fields = new DataOutputStream(head);
    fields.writeInt(columns);
    fields.writeInt(rows);
    fields.write(new byte[] {(byte) bits, (byte) kind, 0, 0, 0});
    chunk(out, "IHDR", head.toByteArray(), head.size());
    if (palette.length > 0) {
      byte[] colours = new byte[palette.length * 3];
      byte[] alphas = new byte[palette.length];
      boolean opaque = true;
      for (int i = 0; i < palette.length; i++) {
        colours[3 * i] = (byte) (palette[i] >> 16);
        colours[3 * i + 1] = (byte) (palette[i] >> 8);
        colours[3 * i + 2] = (byte) palette[i];
        alphas[i] = (byte) (palette[i] >>> 24);
        opaque &= alphas[i] == -1;
      }
      chunk(out, "PLTE", colours, colours.length);
      if (!opaque) {
        chunk(out, "tRNS", alphas, alphas.length);
      }
    }
    Deflater deflater = new Deflater(LEVEL);
    try {
      deflater.setInput(raw);
      deflater.finish();
      byte[] packed = new byte[raw.length + raw.length / 1000 + 64];
      chunk(out, "IDAT", packed, deflater.deflate(packed));
    } finally {
      deflater.end();
    }
    chunk(out, "IEND", new byte[0], 0);
    return bytes.toByteArray();
  }

  private static void chunk(DataOutputStream out, String type, byte[] content, int length)
      throws IOException {
    byte[] name = type.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
    CRC32 check = new CRC32();
    check.update(name);
    check.update(content, 0, length);
    out.writeInt(length);
    out.write(name);
    out.write(content, 0, length);
    out.writeInt((int) check.getValue());
  }
}
