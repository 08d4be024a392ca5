package studio.kriegsspiel.terrain.tiff;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Bytes that can be read anywhere, by several threads at once. */
interface TiffBytes extends AutoCloseable {
  /** Number of bytes there are. */
  long length();

  /** Some of the bytes; big-endian until told otherwise. Fails beyond the end. */
  ByteBuffer read(long offset, int count) throws IOException;

  @Override
  void close() throws IOException;

  /** The bytes of a file. */
  static TiffBytes of(Path file) throws IOException {
    FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
    long length = channel.size();
    return new TiffBytes() {
      @Override
      public long length() {
        return length;
      }

      @Override
      public ByteBuffer read(long offset, int count) throws IOException {
        requireWithin(offset, count, length);
        ByteBuffer buffer = ByteBuffer.allocate(count);
        while (buffer.hasRemaining()) {
          if (channel.read(buffer, offset + buffer.position()) < 0) {
            throw new EOFException("the file ended while it was read");
          }
        }
        return buffer.flip();
      }

      @Override
      public void close() throws IOException {
        channel.close();
      }
    };
  }

  /** Bytes in memory, which must not be changed any more. */
  static TiffBytes of(byte[] content) {
    return new TiffBytes() {
      @Override
      public long length() {
        return content.length;
      }

      @Override
      public ByteBuffer read(long offset, int count) throws IOException {
        requireWithin(offset, count, content.length);
        return ByteBuffer.wrap(content, (int) offset, count).slice();
      }

      @Override
      public void close() {}
    };
  }

  private static void requireWithin(long offset, int count, long length) throws EOFException {
    if (offset < 0 || count < 0 || offset > length - count) {
      throw new EOFException(
          "bytes %d to %d are wanted but the file ends at %d"
              .formatted(offset, offset + count, length));
    }
  }
}
