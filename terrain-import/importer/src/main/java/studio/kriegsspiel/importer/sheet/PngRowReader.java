package studio.kriegsspiel.importer.sheet;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.raster.PngChecksums;
import studio.kriegsspiel.terrain.GroundException;

/**
 * Reads a PNG from top to bottom once, with a few rows in memory, whatever its size (PNG
 * specification, third edition). An interlaced one goes through a scratch file.
 */
final class PngRowReader {
  private static final long SIGNATURE = 0x89504E470D0A1A0AL;
  private static final int HEADER = 0x49484452;
  private static final int COLOURS = 0x504C5445;
  private static final int CLEAR = 0x74524E53;
  private static final int DATA = 0x49444154;
  private static final int END = 0x49454E44;
  private static final int MOST_SMALL_CHUNK = 1024;
  private static final int[][] PASSES = {
    {0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}
  };

  private final String name;
  private final Path file;
  private final PngHeader header;

  private PngRowReader(String name, Path file, PngHeader header) {
    this.name = name;
    this.file = file;
    this.header = header;
  }

  /** Reads the header; fails if the file is no sound PNG. */
  static PngRowReader open(Path file) {
    String name = String.valueOf(file.getFileName());
    try (DataInputStream input =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      return new PngRowReader(name, file, readHeader(name, input));
    } catch (IOException e) {
      throw damaged(name, "its header is cut short", e);
    }
  }

  private static PngHeader readHeader(String name, DataInputStream input) throws IOException {
    if (input.readLong() != SIGNATURE || input.readInt() != 13 || input.readInt() != HEADER) {
      throw damaged(name, "it does not begin as a PNG", null);
    }
    byte[] fields = input.readNBytes(13);
    input.readInt();
    PngHeader header = PngHeader.of(fields);
    if (!header.isKnown()) {
      throw damaged(name, "its header is no PNG's", null);
    }
    for (int length = input.readInt(), type = input.readInt();
        type != DATA;
        length = input.readInt(), type = input.readInt()) {
      if (type == END || length < 0) {
        throw damaged(name, "it holds no pixels", null);
      }
      boolean wanted = (type == COLOURS || type == CLEAR) && length <= MOST_SMALL_CHUNK;
      if (wanted) {
        byte[] content = input.readNBytes(length);
        header = type == COLOURS ? header.withColours(content) : header.withClear(content);
      } else {
        input.skipNBytes(length);
      }
      input.readInt();
    }
    return header;
  }

  private static GroundException damaged(
      String name, String detail, @org.jspecify.annotations.Nullable Exception cause) {
    GroundException fault =
        new GroundException(
            name, "is damaged (" + detail + ")", "fetch it again or save it anew as PNG");
    if (cause != null) {
      fault.initCause(cause);
    }
    return fault;
  }

  PngHeader header() {
    return header;
  }

  /**
   * Reads all pixels.
   *
   * @param scratch a file that may be written if need be
   * @param atOnce rows given at once
   */
  void read(Path scratch, int atOnce, PixelRows to, Progress progress) throws IOException {
    PngChecksums.require(file, progress);
    try (InputStream raw = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
        DataStream data = new DataStream(new DataInputStream(raw));
        InflaterInputStream pixels = new InflaterInputStream(data, data.inflater, 1 << 16)) {
      if (header.interlaced()) {
        readPasses(pixels, scratch, atOnce, to, progress);
      } else {
        readStraight(pixels, atOnce, to, progress);
      }
    } catch (EOFException e) {
      throw new GroundException(name, "is cut short", "fetch it again or copy it completely", e);
    } catch (ZipException e) {
      throw damaged(name, "its pixels cannot be unpacked", e);
    }
  }

  private void readStraight(InputStream pixels, int atOnce, PixelRows to, Progress progress)
      throws IOException {
    int width = header.width();
    Lines lines = new Lines(pixels, width);
    int[] band = new int[width * Math.min(atOnce, header.height())];
    for (int top = 0; top < header.height(); top += atOnce) {
      int rows = Math.min(atOnce, header.height() - top);
      for (int row = 0; row < rows; row++) {
        if (row % 64 == 0) {
          progress.requireWanted();
        }
        header.decode(lines.next(), width, band, row * width, 1);
      }
      to.take(band, rows);
    }
  }

  private void readPasses(
      InputStream pixels, Path scratch, int atOnce, PixelRows to, Progress progress)
      throws IOException {
    int width = header.width();
    try (Spool spool = new Spool(scratch, width, header.height())) {
      int[] line = new int[width];
      for (int[] pass : PASSES) {
        int across = (width - pass[0] + pass[2] - 1) / pass[2];
        Lines lines = new Lines(pixels, Math.max(0, across));
        for (int y = pass[1]; across > 0 && y < header.height(); y += pass[3]) {
          progress.requireWanted();
          if (pass[2] > 1 || pass[0] > 0) {
            spool.read(0, y, width, 1, line);
          }
          header.decode(lines.next(), across, line, pass[0], pass[2]);
          spool.write(y, line, 1);
        }
      }
      int[] band = new int[width * Math.min(atOnce, header.height())];
      for (int top = 0; top < header.height(); top += atOnce) {
        int rows = Math.min(atOnce, header.height() - top);
        spool.read(0, top, width, rows, band);
        to.take(band, rows);
      }
    }
  }

  /** Rows of bytes with their filters undone. */
  private final class Lines {
    private final InputStream pixels;
    private final int step;
    private byte[] line;
    private byte[] above;

    Lines(InputStream pixels, int columns) {
      this.pixels = pixels;
      this.step = Math.max(1, header.bitsPerPixel() / 8);
      int bytes = (int) (((long) columns * header.bitsPerPixel() + 7) / 8);
      this.line = new byte[bytes];
      this.above = new byte[bytes];
    }

    byte[] next() throws IOException {
      byte[] current = above;
      above = line;
      line = current;
      int filter = pixels.read();
      if (filter < 0 || pixels.readNBytes(line, 0, line.length) < line.length) {
        throw new EOFException();
      }
      switch (filter) {
        case 0 -> {}
        case 1 -> {
          for (int i = step; i < line.length; i++) {
            line[i] += line[i - step];
          }
        }
        case 2 -> {
          for (int i = 0; i < line.length; i++) {
            line[i] += above[i];
          }
        }
        case 3 -> undoAverage();
        case 4 -> undoPaeth();
        default -> throw damaged(name, "a row has the filter " + filter, null);
      }
      return line;
    }

    private void undoAverage() {
      for (int i = 0; i < line.length; i++) {
        int before = i < step ? 0 : line[i - step] & 0xFF;
        line[i] += (byte) ((before + (above[i] & 0xFF)) / 2);
      }
    }

    private void undoPaeth() {
      int first = Math.min(step, line.length);
      for (int i = 0; i < first; i++) {
        line[i] += above[i];
      }
      for (int i = step; i < line.length; i++) {
        int a = line[i - step] & 0xFF;
        int b = above[i] & 0xFF;
        int c = above[i - step] & 0xFF;
        int pa = Math.abs(b - c);
        int pb = Math.abs(a - c);
        int pc = Math.abs(a + b - 2 * c);
        line[i] += (byte) (pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
      }
    }
  }

  /** The data chunks of the file as one stream. */
  private static final class DataStream extends InputStream {
    private final DataInputStream input;
    private final Inflater inflater = new Inflater();
    private int left;
    private boolean begun;

    DataStream(DataInputStream input) throws IOException {
      this.input = input;
      input.skipNBytes(8);
    }

    private boolean nextChunk() throws IOException {
      while (left == 0) {
        if (begun) {
          input.readInt();
        }
        int length = input.readInt();
        int type = input.readInt();
        if (type == END || length < 0) {
          return false;
        }
        if (type == DATA) {
          begun = true;
          left = length;
        } else {
          input.skipNBytes(length + 4L);
          begun = false;
        }
      }
      return true;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      if (!nextChunk()) {
        return -1;
      }
      int given = input.read(target, offset, Math.min(length, left));
      left -= Math.max(0, given);
      return given;
    }

    @Override
    public void close() {
      inflater.end();
    }
  }
}
