package studio.kriegsspiel.importer.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Several files in one input, divided by a line that mutation seldom makes by chance. */
final class Parts {
  private static final byte[] DIVIDER = "\n--8<--\n".getBytes(StandardCharsets.US_ASCII);

  private Parts() {}

  static byte[] join(byte[]... files) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int i = 0; i < files.length; i++) {
      if (i > 0) {
        all.writeBytes(DIVIDER);
      }
      all.writeBytes(files[i]);
    }
    return all.toByteArray();
  }

  static byte[] join(String... files) {
    byte[][] bytes = new byte[files.length][];
    for (int i = 0; i < files.length; i++) {
      bytes[i] = files[i].getBytes(StandardCharsets.UTF_8);
    }
    return join(bytes);
  }

  /** Writes the parts under these names; what an input lacks is taken away. */
  static void write(byte[] data, Path folder, String... names) throws IOException {
    int from = 0;
    for (String name : names) {
      Path file = folder.resolve(name);
      if (from > data.length) {
        Files.deleteIfExists(file);
        continue;
      }
      int end = indexOf(data, from);
      Files.write(file, java.util.Arrays.copyOfRange(data, from, end));
      from = end == data.length ? data.length + 1 : end + DIVIDER.length;
    }
  }

  private static int indexOf(byte[] data, int from) {
    for (int at = from; at + DIVIDER.length <= data.length; at++) {
      if (java.util.Arrays.equals(data, at, at + DIVIDER.length, DIVIDER, 0, DIVIDER.length)) {
        return at;
      }
    }
    return data.length;
  }
}
