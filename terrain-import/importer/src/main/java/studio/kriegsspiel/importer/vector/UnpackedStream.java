package studio.kriegsspiel.importer.vector;

import java.io.InputStream;
import studio.kriegsspiel.terrain.io.LimitedStream;

/** Ends a packed file that unpacks to far more than such files do. */
final class UnpackedStream extends LimitedStream {
  /** OpenStreetMap's XML shrinks to a tenth, seldom to a thirtieth. */
  private static final long MOST_RATIO = 100;

  private static final long LEAST_BYTES = 16L << 20;

  UnpackedStream(String name, InputStream content, long packedBytes) {
    super(name, "", content, packedBytes * MOST_RATIO + LEAST_BYTES);
  }
}
