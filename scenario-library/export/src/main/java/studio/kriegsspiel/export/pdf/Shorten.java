package studio.kriegsspiel.export.pdf;

import java.util.List;
import studio.kriegsspiel.export.paper.MarkedText;

/** Shortens text to a width, with an ellipsis. */
final class Shorten {
  private Shorten() {}

  static String to(String text, Typeface face, double size, double width) {
    if (face.width(text, size) <= width) {
      return text;
    }
    String ellipsis = face.settable("\u2026");
    int keep = text.length();
    while (keep > 0
        && face.width(text.substring(0, keep).stripTrailing() + ellipsis, size) > width) {
      keep--;
    }
    return MarkedText.overLines(List.of(text.substring(0, keep).stripTrailing() + ellipsis)).get(0);
  }
}
