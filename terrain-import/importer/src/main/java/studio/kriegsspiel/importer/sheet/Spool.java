package studio.kriegsspiel.importer.sheet;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A picture laid down in a scratch file, four bytes a pixel, of which any part can be read. Rows
 * never written read as transparent. The file goes when it is closed. Thread-safe for reading.
 */
final class Spool implements Closeable {
  private final Path file;
  private final FileChannel channel;
  private final int width;
  private final int height;

  Spool(Path file, int width, int height) throws IOException {
    this.file = file;
    this.width = width;
    this.height = height;
    this.channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE);
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  /** Writes whole rows. */
  void write(int firstRow, int[] argb, int rows) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Math.multiplyExact(width, 4));
    for (int row = 0; row < rows; row++) {
      bytes.clear();
      bytes.asIntBuffer().put(argb, row * width, width);
      long at = 4L * width * (firstRow + row);
      while (bytes.hasRemaining()) {
        at += channel.write(bytes, at);
      }
    }
  }

  /** Reads a part into the start of an array, row by row. */
  void read(int column, int row, int columns, int rows, int[] target) throws IOException {
    if (column < 0 || row < 0 || column + columns > width || row + rows > height) {
      throw new EOFException("no pixels beyond the picture");
    }
    ByteBuffer bytes = ByteBuffer.allocate(Math.multiplyExact(columns, 4));
    for (int i = 0; i < rows; i++) {
      bytes.clear();
      long at = 4L * ((long) width * (row + i) + column);
      int given = 0;
      while (bytes.hasRemaining() && given >= 0) {
        given = channel.read(bytes, at + bytes.position());
      }
      while (bytes.hasRemaining()) {
        bytes.put((byte) 0);
      }
      bytes.flip().asIntBuffer().get(target, i * columns, columns);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
    Files.deleteIfExists(file);
  }
}
