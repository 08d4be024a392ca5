package studio.kriegsspiel.importer.vector;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;
import studio.kriegsspiel.terrain.GroundException;

/** Refuses XML whose tags or texts are so long that the parser would run out of memory on one. */
final class ShortTags extends FilterReader {
  private static final int LONGEST = 4 << 20;

  private final String name;
  private int run;

  ShortTags(String name, Reader reader) {
    super(reader);
    this.name = name;
  }

  @Override
  public int read() throws IOException {
    char[] one = new char[1];
    return read(one, 0, 1) < 0 ? -1 : one[0];
  }

  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    int given = super.read(target, offset, length);
    for (int i = offset; i < offset + given; i++) {
      run = target[i] == '>' ? 0 : run + 1;
      if (run > LONGEST) {
        throw new GroundException(
            name, "holds a tag or a text of more than 4 MB", "do not trust this file");
      }
    }
    return given;
  }
}
