package studio.kriegsspiel.importer.raster;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.GroundException;

/**
 * Checks the sums that close each piece of a PNG (PNG specification, third edition, 5.3): what was
 * damaged on its way may still unpack, into other pixels.
 */
public final class PngChecksums {
  private static final int END = 0x49454E44;
  private static final int CLEAR = 0x74524E53;
  private static final int SIGNATURE_BYTES = 8;

  private PngChecksums() {}

  /**
   * Reads a file through. Pieces that do not make pixels may be as they like.
   *
   * @throws GroundException if a sum is wrong; a file that ends too early is not told of here
   */
  public static void require(Path file, Progress progress) throws IOException {
    byte[] buffer = new byte[1 << 16];
    try (DataInputStream input =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
      input.skipNBytes(SIGNATURE_BYTES);
      long at = SIGNATURE_BYTES;
      int type = 0;
      while (type != END) {
        progress.requireWanted();
        int length = input.readInt();
        type = input.readInt();
        if (length < 0) {
          return;
        }
        boolean wrong = sum(input, type, length, buffer) != input.readInt();
        if (wrong && makesPixels(type)) {
          throw new GroundException(
              String.valueOf(file.getFileName()),
              "is damaged (the checksum of the piece at byte " + at + " is wrong)",
              "fetch it again, or look it over in an image program and save it anew as PNG");
        }
        at += length + 12L;
      }
    } catch (EOFException cutShort) {
      // Whether pixels are missing only unpacking can tell.
      return;
    }
  }

  private static int sum(DataInputStream input, int type, int length, byte[] buffer)
      throws IOException {
    CRC32 sum = new CRC32();
    for (int shift = 24; shift >= 0; shift -= 8) {
      sum.update(type >>> shift);
    }
    for (int left = length; left > 0; ) {
      int part = Math.min(left, buffer.length);
      input.readFully(buffer, 0, part);
      sum.update(buffer, 0, part);
      left -= part;
    }
    return (int) sum.getValue();
  }

  /** A capital first letter says that a picture cannot be shown without it. */
  private static boolean makesPixels(int type) {
    return (type >>> 24 & 0x20) == 0 || type == CLEAR;
  }
}
