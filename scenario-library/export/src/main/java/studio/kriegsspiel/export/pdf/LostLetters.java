package studio.kriegsspiel.export.pdf;

import java.util.Set;
import java.util.stream.Collectors;

/** Says which letters of which text the papers cannot show. */
final class LostLetters {
  private static final int MOST_LETTERS = 5;
  private static final int MOST_TEXT = 60;

  private LostLetters() {}

  /** One sentence on the first of some texts. */
  static String sentence(Set<String> texts, Typeface face) {
    String text = texts.iterator().next();
    String letters =
        text.codePoints()
            .filter(point -> !Character.isSpaceChar(point) && !Character.isISOControl(point))
            .filter(point -> Character.getType(point) != Character.FORMAT && !face.has(point))
            .distinct()
            .limit(MOST_LETTERS)
            .mapToObj(point -> "%s (U+%04X)".formatted(Character.toString(point), point))
            .collect(Collectors.joining(", "));
    return "The papers have no letter for %s in \"%s\"%s; write it in Latin, Greek, Cyrillic or Hebrew letters."
        .formatted(
            letters,
            shortened(text),
            texts.size() == 1
                ? ""
                : ", nor for some in %d other texts".formatted(texts.size() - 1));
  }

  private static String shortened(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    return line.codePointCount(0, line.length()) <= MOST_TEXT
        ? line
        : line.substring(0, line.offsetByCodePoints(0, MOST_TEXT)) + "\u2026";
  }
}
