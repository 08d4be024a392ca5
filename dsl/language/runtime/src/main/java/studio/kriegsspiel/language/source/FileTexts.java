package studio.kriegsspiel.language.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

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

  /** The army list that a name alone means wherever the scenario lies, such as one of a library. */
  default Optional<Path> findList(String name) {
    return Optional.empty();
  }

  /** The same, but that some army lists are known by name. */
  default FileTexts knowing(Function<String, Optional<Path>> lists) {
    FileTexts texts = this;
    return new FileTexts() {
      @Override
      public String read(Path file) throws IOException {
        return texts.read(file);
      }

      @Override
      public Optional<Path> findList(String name) {
        return lists.apply(name);
      }
    };
  }
}
