package studio.kriegsspiel.terrain.tiff;

/** The LZW code of TIFF 6.0, section 13: codes of 9 to 12 bits, most significant bit first. */
final class Lzw {
  private static final int CLEAR = 256;
  private static final int END = 257;
  private static final int MOST_CODES = 4096;

  private Lzw() {}

  static int unpack(byte[] source, byte[] target) {
    if (source.length > 1 && source[0] == 0 && (source[1] & 1) != 0) {
      throw new TiffException(
          "uses the LZW code of TIFF 5, which was given up in 1992",
          "convert it with \"gdal_translate -co COMPRESS=DEFLATE in.tif out.tif\"");
    }
    // Strings are kept as places in the output, where each was written when its code was made.
    int[] start = new int[MOST_CODES];
    int[] length = new int[MOST_CODES];
    int next = END + 1;
    int bits = 9;
    long buffer = 0;
    int held = 0;
    int read = 0;
    int at = 0;
    int previousStart = -1;
    int previousLength = 0;
    while (at < target.length) {
      while (held < bits) {
        if (read >= source.length) {
          return at;
        }
        buffer = (buffer << 8) | (source[read++] & 0xFF);
        held += 8;
      }
      int code = (int) (buffer >>> (held - bits)) & ((1 << bits) - 1);
      held -= bits;
      if (code == END) {
        return at;
      }
      if (code == CLEAR) {
        next = END + 1;
        bits = 9;
        previousStart = -1;
        continue;
      }
      int written = at;
      int count;
      if (code < CLEAR) {
        target[at++] = (byte) code;
        count = 1;
      } else if (code < next) {
        count = length[code];
        at = copy(target, start[code], at, count);
      } else if (code == next && previousStart >= 0) {
        count = previousLength + 1;
        at = copy(target, previousStart, at, count);
      } else {
        throw TiffException.damaged("an LZW block cannot be unpacked");
      }
      if (previousStart >= 0 && next < MOST_CODES) {
        start[next] = previousStart;
        length[next] = previousLength + 1;
        next++;
        if (next >= (1 << bits) - 1 && bits < 12) {
          bits++;
        }
      }
      previousStart = written;
      previousLength = count;
    }
    return at;
  }

  /** Copies byte by byte, as source and target may overlap; returns the end. */
  private static int copy(byte[] target, int from, int to, int count) {
    int end = Math.min(to + count, target.length);
    for (int i = to, j = from; i < end; i++, j++) {
      target[i] = target[j];
    }
    return end;
  }
}
