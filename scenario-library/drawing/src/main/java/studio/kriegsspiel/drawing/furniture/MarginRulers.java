package studio.kriegsspiel.drawing.furniture;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.util.Locale;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;

/**
 * Rulers above a map and at its left side, true to its scale: on the inner edge the unit of the
 * rule book, on the outer metres. Both begin at the map's corners in the north-west and south-west.
 *
 * @param unit the plural of the book's unit, such as {@code paces}
 * @param metresPerUnit metres in one of them
 */
public record MarginRulers(String unit, double metresPerUnit) {
  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);
  private static final double HALF = 4.2;
  private static final double LEAST_FIGURE = 12;
  private static final int PARTS = 10;
  private static final double LEAST_TICK = 1.4;

  /** Room they take beyond the frame, above the map and on its left, in millimetres. */
  public static double bandMillimetres() {
    return 2 * HALF + 1;
  }

  /** Draws them beside a map whose north-west corner is at (0, 0). */
  public void paint(Graphics2D graphics, MapViewport viewport, MapStyle style, WordSetter own) {
    double out = viewport.mm(MapFrame.marginMillimetres() + 0.5 + HALF);
    graphics.setColor(style.colour("ink"));
    AffineTransform before = graphics.getTransform();
    graphics.translate(0, -out);
    both(graphics, viewport, viewport.width(), own);
    graphics.setTransform(before);
    graphics.translate(-out, viewport.height());
    graphics.rotate(-Math.PI / 2);
    both(graphics, viewport, viewport.height(), own);
    graphics.setTransform(before);
  }

  private void both(Graphics2D graphics, MapViewport viewport, double length, WordSetter own) {
    graphics.setStroke(MapStyle.buttStroke(viewport.mm(0.15)));
    graphics.draw(new Line2D.Double(0, 0, length, 0));
    edge(graphics, viewport, length, "metres", 1, true, own);
    edge(graphics, viewport, length, unit, metresPerUnit, false, own);
  }

  private static void edge(
      Graphics2D graphics,
      MapViewport viewport,
      double length,
      String unit,
      double metres,
      boolean above,
      WordSetter own) {
    double one = metres * viewport.unitsPerMetre();
    double step = step(viewport.mm(LEAST_FIGURE) / one);
    int parts = step * one / PARTS >= viewport.mm(LEAST_TICK) ? PARTS : PARTS / 2;
    Font font = Faces.ROMAN.at(viewport.mm(2.2));
    Font italic = Faces.ITALIC.at(viewport.mm(2.2));
    double base = above ? -viewport.mm(2) : viewport.mm(3.6);
    double behind = length - width(italic, unit);
    graphics.setFont(italic);
    own.set(graphics, unit, behind, base);
    graphics.setFont(font);
    for (int i = 0; i * step * one / parts <= length; i++) {
      double x = i * step * one / parts;
      double tick = viewport.mm(i % parts == 0 ? 1.6 : i * 2 % parts == 0 ? 1.2 : 0.8);
      graphics.draw(new Line2D.Double(x, 0, x, above ? -tick : tick));
      String figure = figure(i * step / parts);
      double left = i == 0 ? 0 : x - width(font, figure) / 2;
      if (i % parts == 0 && left + width(font, figure) + viewport.mm(1.5) < behind) {
        graphics.drawString(figure, (float) left, (float) base);
      }
    }
  }

  /** The least of 1, 2 or 5 times a power of ten that is no less. */
  private static double step(double least) {
    double power = Math.pow(10, Math.floor(Math.log10(least)));
    for (int factor : new int[] {1, 2, 5}) {
      if (factor * power >= least) {
        return factor * power;
      }
    }
    return 10 * power;
  }

  private static String figure(double value) {
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%,d", Math.round(value)).replace(',', '\u2009')
        : String.valueOf(value);
  }

  private static double width(Font font, String text) {
    return font.getStringBounds(text, METRICS).getWidth();
  }
}
