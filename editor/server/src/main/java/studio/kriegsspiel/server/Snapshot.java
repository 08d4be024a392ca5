package studio.kriegsspiel.server;

import org.eclipse.lsp4j.Position;
import studio.kriegsspiel.study.help.NameHelp;

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
}
