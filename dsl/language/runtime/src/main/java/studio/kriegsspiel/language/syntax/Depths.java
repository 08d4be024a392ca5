package studio.kriegsspiel.language.syntax;

import studio.kriegsspiel.language.source.SourceText;

/**
 * How deep the lines of a text are indented. Words that are keywords only in their statement hang
 * on it: a statement stays open until a line is no deeper than its own.
 */
record Depths(String text) {

  /** Whether a part begins a line, and that line is no deeper than so. */
  boolean opensLineNoDeeper(TreePart part, int depth) {
    int start = NodePlaces.start(part.node());
    int line = lineStart(start);
    return text.substring(line, start).isBlank() && SourceText.depth(text, line) <= depth;
  }

  /**
   * The least depth of the lines of a run of text, that in which it has its first word included.
   */
  int least(int from, int until) {
    int least = Integer.MAX_VALUE;
    for (int at = from; at < until; at++) {
      if (!Character.isWhitespace(text.charAt(at))) {
        least = Math.min(least, SourceText.depth(text, lineStart(at)));
        at = lineEnd(at);
      }
    }
    return least;
  }

  /** The last line up to a place that is no deeper than any since another place. */
  int lastNoDeeper(int from, int until) {
    int least = Integer.MAX_VALUE;
    int found = from;
    for (int at = lineStart(from); at <= until; at = lineEnd(at) + 1) {
      int depth = SourceText.depth(text, at);
      boolean blank = text.substring(at, lineEnd(at)).isBlank();
      if (!blank && depth <= least) {
        least = depth;
        found = at;
      }
    }
    return found;
  }

  int lineStart(int place) {
    int at = place;
    while (at > 0 && text.charAt(at - 1) != '\n' && text.charAt(at - 1) != '\r') {
      at--;
    }
    return at;
  }

  private int lineEnd(int place) {
    int at = place;
    while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      at++;
    }
    return at;
  }
}
