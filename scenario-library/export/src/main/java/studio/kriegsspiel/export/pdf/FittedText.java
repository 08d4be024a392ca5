package studio.kriegsspiel.export.pdf;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.drawing.furniture.WordSetter;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.paper.MarkedText;

/**
 * A title in a room of its own: set a little smaller where it is too long, then on two lines, then
 * smaller again, and never cut. Lengths in points.
 *
 * @param font in which it is set
 * @param lines its lines, {@link MarkedText}
 */
public record FittedText(Font font, List<String> lines) {
  /** Nothing on paper is smaller. */
  private static final double LEAST = 6.2;

  private static final double A_LITTLE = 0.75;
  private static final double STEP = 0.96;
  private static final double LEADING = 1.12;
  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);

  /** Copies the lines. */
  public FittedText {
    lines = List.copyOf(lines);
  }

  /**
   * Fits a text.
   *
   * @param size of its letters if it has room
   * @param room width of a line
   * @param most how many lines there may be before it is set in the smallest letters
   */
  public static FittedText of(String text, Faces face, double size, double room, int most) {
    String curly = Quotes.curly(text);
    for (int lines = 1; lines <= most; lines++) {
      double least = lines == most ? LEAST : Math.max(LEAST, size * A_LITTLE);
      for (double points = size; points >= least; points *= STEP) {
        FittedText set = set(curly, face.at(points), room);
        if (set.lines.size() <= lines) {
          return set;
        }
      }
    }
    return set(curly, face.at(LEAST), room);
  }

  /** A text at its size, on as many lines as it takes. */
  public static FittedText at(String text, Faces face, double size, double room) {
    return set(Quotes.curly(text), face.at(size), room);
  }

  private static FittedText set(String text, Font font, double room) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String piece : LineBreaker.pieces(text)) {
      String longer = line + piece;
      if (!line.isEmpty() && width(font, longer.stripTrailing()) > room) {
        lines.add(line.stripTrailing());
        longer = piece.stripLeading();
      }
      line = longer;
    }
    lines.add(line.stripTrailing());
    return new FittedText(font, MarkedText.overLines(lines));
  }

  private static double width(Font font, String marked) {
    return font.getStringBounds(MarkedText.plain(marked), METRICS).getWidth();
  }

  /** The width of its longest line. */
  public double width() {
    return lines.stream().mapToDouble(line -> width(font, line)).max().orElse(0);
  }

  /** The height of all lines. */
  public double height() {
    return lines.size() * font.getSize2D() * LEADING;
  }

  /** Sets it below a point, with its left edge there. */
  public void paint(Graphics2D graphics, double x, double top, WordSetter marked) {
    graphics.setFont(font);
    double y = top + font.getSize2D() * 0.9;
    for (String line : lines) {
      marked.set(graphics, line, x, y);
      y += font.getSize2D() * LEADING;
    }
  }
}
