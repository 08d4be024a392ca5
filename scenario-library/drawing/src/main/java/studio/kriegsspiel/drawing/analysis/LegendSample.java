package studio.kriegsspiel.drawing.analysis;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.MapStyle;

/** Samples of washes, lines and signs, as a legend shows them. */
public final class LegendSample {
  private LegendSample() {}

  /**
   * Draws what stands before the text of a line of a legend.
   *
   * @param x its left edge
   * @param middle half its height
   */
  public static void paint(
      Graphics2D graphics,
      MapViewport viewport,
      MapStyle style,
      LegendLine.Sample sample,
      double x,
      double middle) {
    double mm = viewport.mm(1);
    if (sample instanceof LegendLine.Box box) {
      Rectangle2D shape = new Rectangle2D.Double(x, middle - 1.4 * mm, 5.8 * mm, 2.8 * mm);
      wash(graphics, viewport, shape, box.tint());
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

  private static void wash(
      Graphics2D graphics, MapViewport viewport, Rectangle2D shape, Tint tint) {
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
