package studio.kriegsspiel.scenario.edit;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Finds the places in a text where a fix edits it. */
public final class TextIndex {
  private final String text;

  public TextIndex(String text) {
    this.text = text;
  }

  /** The whole text, empty if it is not at hand. */
  public String text() {
    return text;
  }

  /** Whether the text is at hand and holds this place. */
  public boolean holds(TextSpan span) {
    return span.isPresent() && span.end() <= text.length() && span.offset() >= 0;
  }

  /** The words at a place, nothing if the text is not at hand. */
  public Optional<String> find(TextSpan span) {
    return holds(span) ? Optional.of(text.substring(span.offset(), span.end())) : Optional.empty();
  }

  /** Replaces the first match between two offsets, if there is one. */
  public Optional<TextEdit> replaceFirst(int from, int to, Pattern pattern, String replacement) {
    return match(from, to, pattern)
        .map(m -> new TextEdit(m.start(), m.end() - m.start(), replacement));
  }

  /** Inserts behind the first match between two offsets, if there is one. */
  public Optional<TextEdit> insertAfter(int from, int to, Pattern pattern, String insertion) {
    return match(from, to, pattern).map(m -> TextEdit.insert(m.end(), insertion));
  }

  /** Inserts before the last such character between two offsets, if there is one. */
  public Optional<TextEdit> insertBeforeLast(int from, int to, char character, String insertion) {
    if (from < 0 || to > text.length() || from >= to) {
      return Optional.empty();
    }
    int at = text.lastIndexOf(character, to - 1);
    return at < from ? Optional.empty() : Optional.of(TextEdit.insert(at, insertion));
  }

  /**
   * A new line right under the line on which a place begins, indented one step deeper than it.
   *
   * @param line what the new line says
   */
  public Optional<TextEdit> lineUnder(TextSpan head, String line) {
    if (!holds(head)) {
      return Optional.empty();
    }
    int end = text.indexOf('\n', head.offset());
    int at = end < 0 ? text.length() : end;
    if (at > 0 && text.charAt(at - 1) == '\r') {
      at--;
    }
    return Optional.of(TextEdit.insert(at, "\n" + indentation(head.offset()) + "  " + line));
  }

  private String indentation(int offset) {
    int start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
    int end = start;
    while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
      end++;
    }
    return text.substring(start, end);
  }

  private Optional<Matcher> match(int from, int to, Pattern pattern) {
    if (from < 0 || to > text.length() || from >= to) {
      return Optional.empty();
    }
    Matcher matcher = pattern.matcher(text).region(from, to).useTransparentBounds(true);
    return matcher.find() ? Optional.of(matcher) : Optional.empty();
  }
}
