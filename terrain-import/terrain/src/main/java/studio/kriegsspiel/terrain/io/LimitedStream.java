package studio.kriegsspiel.terrain.io;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import studio.kriegsspiel.terrain.GroundException;

/** Ends what unpacks to far more than it should. */
public class LimitedStream extends FilterInputStream {
  private final String file;
  private final String fault;
  private long left;

  /**
   * A stream.
   *
   * @param file the packed file, for the message
   * @param part what of it is read, empty for all
   * @param most bytes that may come
   */
  public LimitedStream(String file, String part, InputStream input, long most) {
    super(input);
    this.file = file;
    this.fault = (part + " unpacks to far more than it should").strip();
    this.left = most;
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
      throw new GroundException(file, fault, "do not trust this file");
    }
  }
}
