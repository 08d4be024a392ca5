package studio.kriegsspiel.desktop.model.script;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Proposes how a text may go on; called off the event thread. */
@FunctionalInterface
public interface Completer {
  /**
   * Proposals for one place.
   *
   * @param file where the text belongs, if anywhere
   * @param offset where the caret stands
   */
  List<Proposal> complete(Optional<Path> file, String text, int offset);

  /**
   * What is told about the word at a place, if the text has been understood as it stands; quick
   * enough for the event thread.
   */
  default Optional<String> explain(String text, int offset) {
    return Optional.empty();
  }
}
