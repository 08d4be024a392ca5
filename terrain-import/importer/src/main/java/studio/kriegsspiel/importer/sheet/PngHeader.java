package studio.kriegsspiel.importer.sheet;

import java.nio.ByteBuffer;

/**
 * What the header of a PNG says of its pixels.
 *
 * @param width columns
 * @param height rows
 * @param bits per sample
 * @param kind 0 grey, 2 RGB, 3 palette, 4 grey with opacity, 6 RGB with opacity
 * @param interlaced whether pixels come in seven passes
 * @param colours palette, alpha included
 * @param clear sample values of the colour that counts as clear, empty if there is none
 */
record PngHeader(
    int width, int height, int bits, int kind, boolean interlaced, int[] colours, int[] clear) {
  static PngHeader of(byte[] fields) {
    ByteBuffer view = ByteBuffer.wrap(fields);
    return new PngHeader(
        view.getInt(0),
        view.getInt(4),
        view.get(8),
        view.get(9),
        view.get(12) == 1,
        new int[0],
        new int[0]);
  }

  /** Whether it can be a PNG's. */
  boolean isKnown() {
    boolean depth =
        switch (kind) {
          case 0 -> bits == 1 || bits == 2 || bits == 4 || bits == 8 || bits == 16;
          case 3 -> bits == 1 || bits == 2 || bits == 4 || bits == 8;
          case 2, 4, 6 -> bits == 8 || bits == 16;
          default -> false;
        };
    return width > 0 && height > 0 && depth;
  }

  PngHeader withColours(byte[] content) {
    int[] palette = new int[content.length / 3];
    for (int i = 0; i < palette.length; i++) {
      palette[i] =
          0xFF000000
              | (content[3 * i] & 0xFF) << 16
              | (content[3 * i + 1] & 0xFF) << 8
              | (content[3 * i + 2] & 0xFF);
    }
    return new PngHeader(width, height, bits, kind, interlaced, palette, clear);
  }

  PngHeader withClear(byte[] content) {
    int[] palette = colours.clone();
    int[] values = new int[kind == 3 ? 0 : content.length / 2];
    for (int i = 0; i < values.length; i++) {
      values[i] = (content[2 * i] & 0xFF) << 8 | (content[2 * i + 1] & 0xFF);
    }
    for (int i = 0; kind == 3 && i < Math.min(palette.length, content.length); i++) {
      palette[i] = palette[i] & 0xFFFFFF | (content[i] & 0xFF) << 24;
    }
    return new PngHeader(width, height, bits, kind, interlaced, palette, values);
  }

  private int samples() {
    return switch (kind) {
      case 2 -> 3;
      case 4 -> 2;
      case 6 -> 4;
      default -> 1;
    };
  }

  int bitsPerPixel() {
    return samples() * bits;
  }

  /** Whether it may be transparent somewhere. */
  boolean hasAlpha() {
    boolean palette = false;
    for (int colour : colours) {
      palette |= colour >>> 24 < 255;
    }
    return kind >= 4 || palette || clear.length > 0;
  }

  /** Decodes a row of unfiltered bytes to every so-manieth place of a row of colours. */
  void decode(byte[] line, int columns, int[] target, int to, int step) {
    if (kind == 2 && bits == 8 && clear.length == 0) {
      for (int i = 0; i < columns; i++) {
        target[to + i * step] =
            0xFF000000
                | (line[3 * i] & 0xFF) << 16
                | (line[3 * i + 1] & 0xFF) << 8
                | (line[3 * i + 2] & 0xFF);
      }
      return;
    }
    for (int i = 0; i < columns; i++) {
      target[to + i * step] = colour(line, i);
    }
  }

  private int colour(byte[] line, int column) {
    int first = column * samples();
    switch (kind) {
      case 0 -> {
        int raw = raw(line, first);
        int alpha = clear.length > 0 && raw == clear[0] ? 0 : 255;
        return alpha << 24 | eight(raw) * 0x010101;
      }
      case 3 -> {
        int index = raw(line, first);
        // A number beyond the palette is a fault; decoders show it black.
        return index < colours.length ? colours[index] : 0xFF000000;
      }
      case 4 -> {
        return eight(raw(line, first + 1)) << 24 | eight(raw(line, first)) * 0x010101;
      }
      default -> {
        int red = raw(line, first);
        int green = raw(line, first + 1);
        int blue = raw(line, first + 2);
        int alpha = kind == 6 ? eight(raw(line, first + 3)) : 255;
        if (clear.length == 3 && red == clear[0] && green == clear[1] && blue == clear[2]) {
          alpha = 0;
        }
        return alpha << 24 | eight(red) << 16 | eight(green) << 8 | eight(blue);
      }
    }
  }

  private int raw(byte[] line, int index) {
    if (bits == 8) {
      return line[index] & 0xFF;
    }
    if (bits == 16) {
      return (line[2 * index] & 0xFF) << 8 | line[2 * index + 1] & 0xFF;
    }
    int bit = index * bits;
    return line[bit >> 3] >> (8 - bits - (bit & 7)) & (1 << bits) - 1;
  }

  private int eight(int raw) {
    return bits == 8 ? raw : bits == 16 ? raw >> 8 : raw * 255 / ((1 << bits) - 1);
  }
}
