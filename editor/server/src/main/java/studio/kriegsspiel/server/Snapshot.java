package studio.kriegsspiel.server;

import java.util.Optional;
import org.eclipse.lsp4j.Position;
import studio.kriegsspiel.language.ide.Hover;
import studio.kriegsspiel.study.help.NameHelp;
import studio.kriegsspiel.study.help.ProseReading;
import studio.kriegsspiel.study.help.TextHelp;

/**
 * A document as it stood when something was asked about it.
 *
 * @param document the document
 * @param text its text then
 * @param ranges places in that text
 */
record Snapshot(OpenDocument document, String text, Ranges ranges) {
  NameHelp names() {
    return document.names();
  }

  int offset(Position position) {
    return ranges.offset(position);
  }

  /**
   * What is told about a place; of prose, as its reader reads it once the text has been studied.
   */
  Optional<Hover> hover(int at) {
    return document
        .editing()
        .hover(text, at)
        .or(
            () ->
                document
                    .study()
                    .filter(study -> study.text().equals(text))
                    .flatMap(study -> ProseReading.at(TextHelp.readings(study), at))
                    .map(each -> new Hover(each.span(), each.words())));
  }
}
