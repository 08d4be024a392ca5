package studio.kriegsspiel.importer.vector;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import studio.kriegsspiel.terrain.GroundException;

/** Ends a packed file that unpacks to far more than such files do. */
final class Unpacked extends FilterInputStream {
  /** OpenStreetMap's XML shrinks to a tenth, seldom to a thirtieth. */
  private static final long MOST_RATIO = 100;

  private static final long LEAST_BYTES = 16L << 20;

  private final String name;
  private long left;

  Unpacked(String name, InputStream content, long packedBytes) {
    super(content);
    this.name = name;
    this.left = packedBytes * MOST_RATIO + LEAST_BYTES;
  }

  @Override
  public int read() throws IOException {
    int value = super.read();
    count(value < 0 ? 0 : 1);
    return value;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int given = super.read(target, offset, length);
    count(Math.max(0, given));
    return given;
  }

  private void count(int given) {
    left -= given;
    if (left < 0) {
      throw new GroundException(
          name, "unpacks to far more than it should", "do not trust this file");
    }
  }
}
