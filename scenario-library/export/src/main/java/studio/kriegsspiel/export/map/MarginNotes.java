package studio.kriegsspiel.export.map;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import studio.kriegsspiel.drawing.furniture.WordSetter;
import studio.kriegsspiel.export.paper.MarkedText;

/**
 * Paragraphs below the picture of all sheets; what finds no room there goes on upon the next page.
 * Lengths in points.
 */
final class MarginNotes {
  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);
  private static final double LEADING = 1.32;

  /** Letters of the longest word that is left whole, such as an address. */
  private static final int LONGEST = 60;

  private final List<Paragraph> paragraphs = new ArrayList<>();
  private final Deque<Line> left = new ArrayDeque<>();
  private boolean begun;

  private record Paragraph(Font font, String words, double gap) {}

  private record Line(Font font, String words, double step) {}

  /** Adds a paragraph with so much room after it. */
  void add(Font font, String words, double gap) {
    paragraphs.add(new Paragraph(font, words, gap));
  }

  /** How much room all of them take in that width. */
  double height(double width) {
    return lines(width).stream().mapToDouble(Line::step).sum();
  }

  /**
   * Writes as many lines as there is room for, from where it stopped before.
   *
   * @param marked sets marked text
   */
  void paint(Graphics2D graphics, double width, double height, WordSetter marked) {
    if (!begun) {
      begun = true;
      left.addAll(lines(width));
    }
    double y = 0;
    while (!left.isEmpty() && y + left.element().font().getSize2D() <= height) {
      Line line = left.remove();
      graphics.setFont(line.font());
      marked.set(graphics, line.words(), 0, y + line.font().getSize2D());
      y += line.step();
    }
  }

  /** Whether everything was written. */
  boolean isTold() {
    return begun && left.isEmpty();
  }

  private List<Line> lines(double width) {
    List<Line> lines = new ArrayList<>();
    for (Paragraph each : paragraphs) {
      double step = each.font().getSize2D() * LEADING;
      List<String> broken = broken(each, width);
      for (String line : broken.subList(0, broken.size() - 1)) {
        lines.add(new Line(each.font(), line, step));
      }
      lines.add(new Line(each.font(), broken.get(broken.size() - 1), step + each.gap()));
    }
    return lines;
  }

  private static List<String> broken(Paragraph paragraph, double width) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : paragraph.words().replaceAll("(\\S{" + LONGEST + "})", "$1 ").split(" ")) {
      String longer = line.isEmpty() ? word : line + " " + word;
      String plain = MarkedText.plain(longer);
      boolean fits = paragraph.font().getStringBounds(plain, METRICS).getWidth() <= width;
      if (!fits && !line.isEmpty()) {
        lines.add(line);
      }
      line = fits || line.isEmpty() ? longer : word;
    }
    lines.add(line);
    return MarkedText.overLines(lines);
  }
}
