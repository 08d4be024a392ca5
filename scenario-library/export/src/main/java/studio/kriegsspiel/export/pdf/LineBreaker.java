package studio.kriegsspiel.export.pdf;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.export.paper.MarkedText;

/**
 * Breaks text into lines: at spaces and after dashes, never by a hyphen of its own. A word longer
 * than a line is broken where it must.
 */
final class LineBreaker {
  /** Letters of a word such as {@code north-west}, which is left whole. */
  private static final int WHOLE = 12;

  private LineBreaker() {}

  /** Lines no wider than {@code width} points. */
  static List<String> of(String text, Typeface face, double size, double width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String piece : pieces(face.settable(text))) {
      String longer = line + piece;
      if (line.length() > 0 && face.width(longer.stripTrailing(), size) > width) {
        lines.add(line.toString().stripTrailing());
        line.setLength(0);
        piece = piece.stripLeading();
      }
      while (face.width(piece.stripTrailing(), size) > width && piece.length() > 1) {
        int fits = 1;
        while (fits < piece.length() && face.width(piece.substring(0, fits + 1), size) <= width) {
          fits++;
        }
        lines.add(piece.substring(0, fits));
        piece = piece.substring(fits);
      }
      line.append(piece);
    }
    if (line.length() > 0 || lines.isEmpty()) {
      lines.add(line.toString().stripTrailing());
    }
    return MarkedText.overLines(lines);
  }

  /** Words with the space or dash behind them. */
  static List<String> pieces(String text) {
    List<String> pieces = new ArrayList<>();
    StringBuilder piece = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      piece.append(c);
      boolean last = i + 1 == text.length();
      boolean space = c == ' ' && !last && text.charAt(i + 1) != ' ';
      boolean dash =
          (c == '-' || c == '\u2013' || c == '\u2014')
              && !last
              && i > 0
              && isLong(text, i)
              && Character.isLetter(text.charAt(i - 1))
              && Character.isLetter(text.charAt(i + 1));
      if (space || dash) {
        pieces.add(piece.toString());
        piece.setLength(0);
      }
    }
    if (piece.length() > 0) {
      pieces.add(piece.toString());
    }
    return pieces;
  }

  /** Whether the word about a character is so long that it may be broken at a dash. */
  private static boolean isLong(String text, int at) {
    int start = text.lastIndexOf(' ', at) + 1;
    int end = text.indexOf(' ', at);
    return (end < 0 ? text.length() : end) - start > WHOLE;
  }
}
