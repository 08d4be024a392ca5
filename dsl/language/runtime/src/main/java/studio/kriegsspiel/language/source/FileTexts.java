package studio.kriegsspiel.language.source;

import java.io.IOException;
import java.nio.file.Path;

/** Where the texts of files come from: from the disk, or from an editor that has them open. */
@FunctionalInterface
public interface FileTexts {
  /** The files as they are saved. */
  FileTexts ON_DISK = TextFiles::read;

  /**
   * The text of a file.
   *
   * @throws IOException if it cannot be read; its message is one sentence for the user
   */
  String read(Path file) throws IOException;
}
