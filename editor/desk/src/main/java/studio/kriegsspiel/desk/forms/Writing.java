package studio.kriegsspiel.desk.forms;

import java.util.Comparator;
import java.util.List;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * What a form would write.
 *
 * @param edits the edits of the text
 * @param from where the statement begins after them
 * @param statement the statement after them
 * @param text the whole text after them
 */
record Writing(List<TextEdit> edits, int from, String statement, String text) {
  /** Copies the list. */
  Writing {
    edits = List.copyOf(edits);
  }

  /** A statement of {@code before} that is changed. */
  static Writing amended(String before, List<TextEdit> edits, int from, int to) {
    String after = TextEdit.applyAll(before, edits);
    int earlier = grown(edits, from);
    int within = after.length() - before.length() - earlier;
    int begin = from + earlier;
    return new Writing(edits, begin, after.substring(begin, to + earlier + within), after);
  }

  private static int grown(List<TextEdit> edits, int before) {
    return edits.stream()
        .filter(each -> each.offset() < before)
        .mapToInt(each -> each.replacement().length() - each.length())
        .sum();
  }

  /** A statement that is added to {@code before}; the longest of the edits holds it. */
  static Writing added(String before, List<TextEdit> edits) {
    String after = TextEdit.applyAll(before, edits);
    TextEdit longest =
        edits.stream()
            .max(Comparator.comparingInt(each -> each.replacement().length()))
            .orElseThrow();
    String words = longest.replacement();
    int blanks = words.length() - words.stripLeading().length();
    int from = longest.offset() + grown(edits, longest.offset()) + blanks;
    return new Writing(edits, from, words.strip(), after);
  }
}
