package studio.kriegsspiel.scenario.edit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * The edits of one step while they are gathered: several wishes may add lines at one place, or
 * begin a section together.
 */
final class EditBook {
  private final List<TextEdit> edits = new ArrayList<>();
  private final List<String> remarks = new ArrayList<>();
  private final Map<String, NewSection> sections = new LinkedHashMap<>();
  private final Set<String> names = new HashSet<>();
  private final Map<UnitId, String> units = new LinkedHashMap<>();

  /** A section that the text does not have yet. */
  private record NewSection(int offset, String before, List<String> lines) {}

  void add(TextEdit edit) {
    if (edit.length() > 0 || !edit.replacement().isEmpty()) {
      edits.add(edit);
    }
  }

  void remark(String sentence) {
    remarks.add(sentence);
  }

  /** A line of a section that has to be begun at an offset; {@code before} is its heading. */
  void addToNewSection(String word, int offset, String before, String line) {
    sections
        .computeIfAbsent(word, key -> new NewSection(offset, before, new ArrayList<>()))
        .lines()
        .add(line);
  }

  /** Takes a name that nothing else may be given; false if it is taken. */
  boolean take(String name) {
    return names.add(name);
  }

  /** Notes how a unit is named in text that is only now being written. */
  void name(UnitId unit, String words) {
    units.put(unit, words);
  }

  /** How a unit is named that this step brings in. */
  Optional<String> findName(UnitId unit) {
    return Optional.ofNullable(units.get(unit));
  }

  Rewrite.Patch close() {
    List<TextEdit> all = new ArrayList<>(edits);
    sections
        .values()
        .forEach(
            each ->
                all.add(
                    TextEdit.insert(each.offset(), each.before() + String.join("", each.lines()))));
    all.sort(Comparator.comparingInt(TextEdit::offset));
    List<TextEdit> joined = new ArrayList<>();
    for (TextEdit edit : all) {
      int last = joined.size() - 1;
      if (last >= 0 && meets(joined.get(last), edit)) {
        joined.set(last, join(joined.get(last), edit));
      } else {
        joined.add(edit);
      }
    }
    return new Rewrite.Patch(joined, remarks);
  }

  private static boolean meets(TextEdit first, TextEdit second) {
    int end = first.offset() + first.length();
    return second.offset() < end || (second.offset() == end && second.offset() == first.offset());
  }

  private static TextEdit join(TextEdit first, TextEdit second) {
    int end =
        Math.max(first.offset() + first.length(), second.offset() + second.length())
            - first.offset();
    if (first.length() == 0) {
      return new TextEdit(
          first.offset(), second.length(), first.replacement() + second.replacement());
    }
    if (first.replacement().isEmpty() && second.length() == 0) {
      return new TextEdit(first.offset(), end, asWholeLine(second.replacement()));
    }
    if (first.replacement().isEmpty() && second.replacement().isEmpty()) {
      return new TextEdit(first.offset(), end, "");
    }
    if (first.equals(second)) {
      return first;
    }
    throw new Refusal("Two of these changes meet in the same words; make them one by one.");
  }

  /** A line that was to stand behind a line which now goes stands in its place. */
  private static String asWholeLine(String inserted) {
    String lineBreak = inserted.startsWith("\r\n") ? "\r\n" : "\n";
    return inserted.startsWith(lineBreak)
        ? inserted.substring(lineBreak.length()) + lineBreak
        : inserted;
  }
}
