package studio.kriegsspiel.drawing.analysis;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;

/** Sets the legend beside the map. */
final class LegendPainter {
  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);
  private static final double LETTER = 2.9;
  private static final double LEAD = 4.3;
  private static final double SAMPLE = 8;

  private final MapViewport viewport;
  private final MapStyle style;
  private final double width;

  /** A legend so many units of the picture wide. */
  LegendPainter(MapViewport viewport, MapStyle style, double width) {
    this.viewport = viewport;
    this.style = style;
    this.width = width;
  }

  /** Height it takes. */
  double height(List<LegendLine> lines) {
    double height = 0;
    for (LegendLine line : lines) {
      height += lead(line) + (wrapped(line).size() - 1) * viewport.mm(LEAD * 0.86);
    }
    return height;
  }

  private double lead(LegendLine line) {
    boolean heading = line.sample() instanceof LegendLine.Nothing nothing && nothing.heading();
    return viewport.mm(heading ? LEAD * 1.45 : LEAD);
  }

  /** Draws it with its upper left corner at a point. */
  void paint(Graphics2D graphics, List<LegendLine> lines, double x, double y) {
    double base = y;
    for (LegendLine line : lines) {
      base += lead(line);
      boolean remark = line.sample() instanceof LegendLine.Nothing;
      if (!remark) {
        LegendSample.paint(
            graphics, viewport, style, line.sample(), x, base - viewport.mm(LETTER * 0.33));
      }
      graphics.setColor(style.colour(remark && !isHeading(line) ? "ink.soft" : "ink"));
      graphics.setFont(font(line));
      boolean first = true;
      for (String part : wrapped(line)) {
        base += first ? 0 : viewport.mm(LEAD * 0.86);
        graphics.drawString(part, (float) (x + indent(line)), (float) base);
        first = false;
      }
    }
  }

  private static boolean isHeading(LegendLine line) {
    return line.sample() instanceof LegendLine.Nothing nothing && nothing.heading();
  }

  private double indent(LegendLine line) {
    return line.sample() instanceof LegendLine.Nothing ? 0 : viewport.mm(SAMPLE);
  }

  private Font font(LegendLine line) {
    return (isHeading(line) ? Faces.BOLD : Faces.ROMAN).at(viewport.mm(LETTER));
  }

  private List<String> wrapped(LegendLine line) {
    return wrap(line.text(), font(line), width - indent(line));
  }

  /** Breaks a text between words into lines of a width. */
  static List<String> wrap(String text, Font font, double width) {
    List<String> lines = new ArrayList<>();
    StringBuilder current = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      String longer = current.isEmpty() ? word : current + " " + word;
      if (!current.isEmpty() && font.getStringBounds(longer, METRICS).getWidth() > width) {
        lines.add(current.toString());
        current = new StringBuilder(word);
      } else {
        current = new StringBuilder(longer);
      }
    }
    lines.add(current.toString());
    return lines;
  }
}
