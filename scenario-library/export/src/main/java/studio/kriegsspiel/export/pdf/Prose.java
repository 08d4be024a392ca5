package studio.kriegsspiel.export.pdf;

import java.util.ArrayList;
import java.util.List;

/**
 * Paragraphs of a passage. Lines that follow each other are one paragraph; a blank line, or a line
 * that begins with a dash, a star or a number, begins another.
 */
final class Prose {
  private Prose() {}

  /** One paragraph; an item is set with a hanging mark. */
  record Paragraph(String mark, String text) {}

  static List<Paragraph> paragraphs(String passage) {
    List<Paragraph> paragraphs = new ArrayList<>();
    String mark = "";
    StringBuilder text = new StringBuilder();
    for (String line : passage.strip().split("\\R", -1)) {
      String stripped = line.strip();
      boolean item = stripped.matches("([-*\u2022]|\\d{1,2}[.)])\\s+.*");
      if (stripped.isEmpty() || item) {
        add(paragraphs, mark, text);
        mark = "";
        text.setLength(0);
      }
      if (item) {
        int space = stripped.indexOf(' ');
        String written = stripped.substring(0, space);
        mark = written.matches("[-*]") ? "\u2022" : written;
        stripped = stripped.substring(space).strip();
      }
      if (!stripped.isEmpty()) {
        text.append(text.length() == 0 ? "" : " ").append(stripped);
      }
    }
    add(paragraphs, mark, text);
    return paragraphs;
  }

  private static void add(List<Paragraph> paragraphs, String mark, StringBuilder text) {
    if (text.length() > 0) {
      paragraphs.add(new Paragraph(mark, text.toString()));
    }
  }
}
