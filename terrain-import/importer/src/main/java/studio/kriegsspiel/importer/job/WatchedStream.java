package studio.kriegsspiel.importer.job;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A file read from its beginning: tells how far reading has come, and ends where it may. */
public final class WatchedStream extends FilterInputStream {
  private static final int STEPS = 200;

  private final long bytes;
  private final Progress progress;
  private final String step;
  private long done;
  private long told;

  /**
   * Watches a stream.
   *
   * @param bytes how many it is likely to give
   * @param step what is being done, for people
   */
  public WatchedStream(InputStream input, long bytes, Progress progress, String step) {
    super(input);
    this.bytes = bytes;
    this.progress = progress;
    this.step = step;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  /**
   * Reads some.
   *
   * @throws ImportCancelledException if no more is wanted
   */
  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    progress.requireWanted();
    if (done >= told) {
      progress.report(Math.min(1, (double) done / Math.max(1, bytes)), step);
      told = done + bytes / STEPS;
    }
    int given = super.read(target, offset, length);
    done += Math.max(0, given);
    return given;
  }
}
