package studio.kriegsspiel.language.ide.lsp;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.finding.Finding;

/**
 * Where the server gets its findings from; whoever starts it may add checks to the language's own.
 */
@FunctionalInterface
public interface FindingSource {
  /**
   * The findings of a text.
   *
   * @param text the text as it stands in the editor
   * @param file the file it belongs to, if it has one
   */
  List<Finding> find(String text, Optional<Path> file);
}
