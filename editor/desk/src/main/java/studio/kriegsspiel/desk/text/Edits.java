package studio.kriegsspiel.desk.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextEdit;

/** Edits seen as values. */
final class Edits {
  private Edits() {}

  /** What takes {@code edits} of {@code before} back, in places of the text after them. */
  static List<TextEdit> inverse(String before, List<TextEdit> edits) {
    List<TextEdit> sorted = new ArrayList<>(edits);
    sorted.sort(Comparator.comparingInt(TextEdit::offset));
    List<TextEdit> result = new ArrayList<>();
    int shift = 0;
    for (TextEdit edit : sorted) {
      String removed = before.substring(edit.offset(), edit.offset() + edit.length());
      result.add(new TextEdit(edit.offset() + shift, edit.replacement().length(), removed));
      shift += edit.replacement().length() - edit.length();
    }
    return List.copyOf(result);
  }

  /** Where the last of {@code edits} ends in the text after them. */
  static int endOfLast(List<TextEdit> edits) {
    TextEdit last = edits.stream().max(Comparator.comparingInt(TextEdit::offset)).orElseThrow();
    int shift = 0;
    for (TextEdit edit : edits) {
      shift += edit == last ? 0 : edit.replacement().length() - edit.length();
    }
    return last.offset() + shift + last.replacement().length();
  }

  /** The one smallest edit that turns {@code before} into {@code after}. */
  static Optional<TextEdit> difference(String before, String after) {
    int start = 0;
    int most = Math.min(before.length(), after.length());
    while (start < most && before.charAt(start) == after.charAt(start)) {
      start++;
    }
    int tail = 0;
    while (tail < most - start
        && before.charAt(before.length() - 1 - tail) == after.charAt(after.length() - 1 - tail)) {
      tail++;
    }
    int removed = before.length() - tail - start;
    String inserted = after.substring(start, after.length() - tail);
    return removed == 0 && inserted.isEmpty()
        ? Optional.empty()
        : Optional.of(new TextEdit(start, removed, inserted));
  }
}
