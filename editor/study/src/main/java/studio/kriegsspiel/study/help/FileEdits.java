package studio.kriegsspiel.study.help;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * Edits of one file among others.
 *
 * @param file the file; nothing for a text that has none
 * @param edits its edits, which do not overlap
 */
public record FileEdits(Optional<Path> file, List<TextEdit> edits) {
  /** Copies the list. */
  public FileEdits {
    edits = List.copyOf(edits);
  }
}
