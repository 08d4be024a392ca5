package studio.kriegsspiel.export.pdf;

import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.paper.MarkedText;

/** Says which letters of which text the papers cannot show. */
final class LostLetters {
  private static final int MOST_LETTERS = 5;
  private static final int MOST_TEXT = 60;
  private static final int BEFORE = 20;

  private LostLetters() {}

  /** One sentence on the first of some texts. */
  static String sentence(Set<String> texts, Typeface face) {
    String text = MarkedText.plain(texts.iterator().next());
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
            shortened(text, face),
            texts.size() == 1
                ? ""
                : ", nor for some in %d other texts".formatted(texts.size() - 1));
  }

  /** The part of a text about the first letter that cannot be shown. */
  private static String shortened(String text, Typeface face) {
    int[] points = text.strip().replaceAll("\\s+", " ").codePoints().toArray();
    int lost = 0;
    while (lost < points.length && face.has(points[lost])) {
      lost++;
    }
    int from = lost < MOST_TEXT ? 0 : lost - BEFORE;
    int to = Math.min(points.length, from + MOST_TEXT);
    return (from == 0 ? "" : "\u2026")
        + new String(points, from, to - from)
        + (to == points.length ? "" : "\u2026");
  }
}
