package studio.kriegsspiel.server;

import org.eclipse.lsp4j.Position;

/**
 * A document as it stood when something was asked about it.
 *
 * @param document the document
 * @param text its text then
 * @param ranges places in that text
 */
record Snapshot(OpenDocument document, String text, Ranges ranges) {
  int offset(Position position) {
    return ranges.offset(position);
  }
}
