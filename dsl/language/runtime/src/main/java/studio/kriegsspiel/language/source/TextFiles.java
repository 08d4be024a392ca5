package studio.kriegsspiel.language.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads text files of other people: bounded, in UTF-8, with plain words when it fails. */
public final class TextFiles {
  private static final int MOST_BYTES = 4_000_000;

  private TextFiles() {}

  /**
   * The text of a file.
   *
   * @throws IOException if it cannot be read; its message is one sentence for the user
   */
  public static String read(Path file) throws IOException {
    try {
      if (Files.isDirectory(file)) {
        throw new IOException(file + " is a folder, not a scenario.");
      }
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        throw new IOException(file + " is not a text file; name a scenario.");
      }
      try (InputStream input = Files.newInputStream(file)) {
        return read(input, file.toString());
      }
    } catch (NoSuchFileException e) {
      throw new IOException("There is no file " + file + ".", e);
    }
  }

  /**
   * The text that a stream holds; it is not closed.
   *
   * @param name what it is called in a sentence
   * @throws IOException if it cannot be read; its message is one sentence for the user
   */
  public static String read(InputStream input, String name) throws IOException {
    byte[] bytes = input.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw new IOException(name + " is too large for a scenario; is it the right file?");
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new IOException(name + " is not text in UTF-8; save it in that encoding.", e);
    }
  }
}
