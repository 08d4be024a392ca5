package studio.kriegsspiel.importer.sheet;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What the markers of a JPEG tell.
 *
 * @param components 1 grey, 3 colours, 4 inks
 * @param progressive whether the picture comes in several scans, each finer
 * @param scans how many
 * @param inverted whether its inks are stored as light, as Adobe's programs do
 * @param orientation how a camera was held: 1 upright, 2 to 8 turned or mirrored
 */
record JpegHeader(
    int components, boolean progressive, int scans, boolean inverted, int orientation) {
  private static final int START_OF_SCAN = 0xDA;
  private static final int END_OF_IMAGE = 0xD9;
  private static final int EXIF = 0xE1;
  private static final int ADOBE = 0xEE;
  private static final int ORIENTATION_TAG = 0x0112;

  /** A file up to this size is looked through from end to end. */
  private static final int WALKED_BYTES = 1 << 20;

  private static final int TAIL_BYTES = 1 << 16;

  static JpegHeader read(Path file) throws IOException {
    int components = 3;
    boolean progressive = false;
    boolean inverted = false;
    int orientation = 1;
    int scans = 0;
    try (DataInputStream input =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
      int marker = nextMarker(input);
      while (marker != END_OF_IMAGE) {
        byte[] body =
            isPlain(marker) ? new byte[0] : input.readNBytes(input.readUnsignedShort() - 2);
        boolean frame =
            marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (frame && body.length > 5) {
          components = body[5];
          progressive = marker == 0xC2 || marker == 0xC6 || marker == 0xCA || marker == 0xCE;
        } else if (marker == ADOBE && body.length >= 12 && body[0] == 'A' && body[1] == 'd') {
          inverted = true;
        } else if (marker == EXIF) {
          orientation = orientation(body, orientation);
        } else if (marker == START_OF_SCAN) {
          scans++;
          if (!progressive) {
            break;
          }
        }
        marker = nextMarker(input);
      }
    } catch (EOFException | IllegalArgumentException e) {
      // A picture cut short is told of by isWhole.
      scans = Math.max(1, scans);
    }
    return new JpegHeader(components, progressive, Math.max(1, scans), inverted, orientation);
  }

  /** Whether the mark of its end is there; without it the file was cut short. */
  static boolean isWhole(Path file) throws IOException {
    long length = Files.size(file);
    return length > WALKED_BYTES && endsNear(file, length) || hasEnd(file);
  }

  /** Whether the last bytes hold the mark, which is always so but for what programs add behind. */
  private static boolean endsNear(Path file, long length) throws IOException {
    try (RandomAccessFile input = new RandomAccessFile(file.toFile(), "r")) {
      byte[] tail = new byte[TAIL_BYTES];
      input.seek(length - TAIL_BYTES);
      input.readFully(tail);
      for (int i = 1; i < tail.length; i++) {
        if ((tail[i - 1] & 0xFF) == 0xFF && (tail[i] & 0xFF) == END_OF_IMAGE) {
          return true;
        }
      }
      return false;
    }
  }

  /** Walks all marks, so that the end of a little picture kept inside is not taken for this one. */
  private static boolean hasEnd(Path file) throws IOException {
    try (DataInputStream input =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
      int marker = nextMarker(input);
      while (marker != END_OF_IMAGE) {
        if (!isPlain(marker)) {
          input.skipNBytes(Math.max(0, input.readUnsignedShort() - 2));
        }
        marker = nextMarker(input);
      }
      return true;
    } catch (EOFException cutShort) {
      return false;
    }
  }

  private static boolean isPlain(int marker) {
    return marker == 0xD8 || marker == 1 || marker >= 0xD0 && marker <= 0xD7;
  }

  private static int nextMarker(InputStream input) throws IOException {
    while (true) {
      int value = input.read();
      while (value >= 0 && value != 0xFF) {
        value = input.read();
      }
      while (value == 0xFF) {
        value = input.read();
      }
      if (value < 0) {
        throw new EOFException();
      }
      if (value != 0) {
        return value;
      }
    }
  }

  private static int orientation(byte[] body, int fallback) {
    if (body.length < 20 || body[0] != 'E' || body[1] != 'x') {
      return fallback;
    }
    boolean little = body[6] == 'I';
    int at = 6 + number(body, 10, 4, little);
    int entries = number(body, at, 2, little);
    for (int i = 0; i < entries; i++) {
      int entry = at + 2 + 12 * i;
      if (number(body, entry, 2, little) == ORIENTATION_TAG) {
        int value = number(body, entry + 8, 2, little);
        return value >= 1 && value <= 8 ? value : fallback;
      }
    }
    return fallback;
  }

  private static int number(byte[] body, int at, int bytes, boolean little) {
    int value = 0;
    for (int i = 0; i < bytes; i++) {
      int place = at + (little ? bytes - 1 - i : i);
      value = value << 8 | (place >= 0 && place < body.length ? body[place] & 0xFF : 0);
    }
    return value;
  }
}
