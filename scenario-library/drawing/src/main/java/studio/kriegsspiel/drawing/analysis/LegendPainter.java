package studio.kriegsspiel.drawing.analysis;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
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
        sample(graphics, line.sample(), x, base - viewport.mm(LETTER * 0.33));
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

  private void sample(Graphics2D graphics, LegendLine.Sample sample, double x, double middle) {
    double mm = viewport.mm(1);
    if (sample instanceof LegendLine.Box box) {
      Rectangle2D shape = new Rectangle2D.Double(x, middle - 1.4 * mm, 5.8 * mm, 2.8 * mm);
      wash(graphics, shape, box.tint());
      graphics.setColor(style.colour("ink.soft"));
      graphics.setStroke(MapStyle.buttStroke(0.12 * mm));
      graphics.draw(shape);
    } else if (sample instanceof LegendLine.Stroke stroke) {
      graphics.setColor(stroke.colour());
      double breadth = stroke.millimetres() * mm;
      graphics.setStroke(
          stroke.dashed()
              ? MapStyle.dashed(breadth, 1.4 * mm, 0.9 * mm)
              : MapStyle.stroke(breadth));
      graphics.draw(new Line2D.Double(x, middle, x + 5.8 * mm, middle));
    } else if (sample instanceof LegendLine.Sign sign) {
      MarkPainter.sign(
          graphics, viewport, style, sign.form(), new Point2D.Double(x + 2.9 * mm, middle));
    }
  }

  private void wash(Graphics2D graphics, Rectangle2D shape, Tint tint) {
    Color colour = tint.colour();
    if (!tint.hatched()) {
      graphics.setColor(colour);
      graphics.fill(shape);
      return;
    }
    graphics.setColor(
        new Color(
            colour.getRed(), colour.getGreen(), colour.getBlue(), colour.getAlpha() * 3 / 10));
    graphics.fill(shape);
    Graphics2D inside = (Graphics2D) graphics.create();
    inside.clip(shape);
    inside.setColor(colour);
    double stroke = Math.max(2, viewport.mm(0.55));
    inside.setStroke(MapStyle.buttStroke(stroke / Math.sqrt(2)));
    for (double at = 0; at < shape.getWidth() + shape.getHeight(); at += 2 * stroke) {
      inside.draw(
          new Line2D.Double(
              shape.getX() + at,
              shape.getY(),
              shape.getX() + at - shape.getHeight(),
              shape.getMaxY()));
    }
    inside.dispose();
  }
}
