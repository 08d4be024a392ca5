package studio.kriegsspiel.drawing.furniture;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.util.Locale;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;

/**
 * A bar of alternating boxes that measures the ground in one unit. Its ends are exact: the outer
 * edges of the first and last box are so many units apart.
 */
public final class ScaleBar {
  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);

  private final MapViewport viewport;
  private final MapStyle style;
  private final String unit;
  private final double metresPerUnit;

  /**
   * A bar for one unit.
   *
   * @param unit the unit's plural, such as {@code paces}
   */
  public ScaleBar(MapViewport viewport, MapStyle style, String unit, double metresPerUnit) {
    this.viewport = viewport;
    this.style = style;
    this.unit = unit;
    this.metresPerUnit = metresPerUnit;
  }

  /** A bar of metres, or of kilometres where the map is small. */
  public static ScaleBar chosen(MapViewport viewport, MapStyle style) {
    return viewport.groundMetres(50) >= 5000
        ? new ScaleBar(viewport, style, "km", 1000)
        : new ScaleBar(viewport, style, "m", 1);
  }

  /** The greatest round number of units whose bar is no longer than so many picture units. */
  public long unitsWithin(double longest) {
    double most = longest / viewport.unitsPerMetre() / metresPerUnit;
    long best = 1;
    for (long power = 1; power <= most; power *= 10) {
      for (long step : new long[] {1, 2, 4, 5}) {
        if (power * step <= most) {
          best = Math.max(best, power * step);
        }
      }
    }
    return best;
  }

  /** Length of a bar of so many units, in picture units. */
  public double length(long units) {
    return units * metresPerUnit * viewport.unitsPerMetre();
  }

  /** Length of the bar that {@link #paint} draws. */
  public double drawnLength(double longest) {
    return length(unitsWithin(longest));
  }

  /** Draws the bar with its upper left corner at a point, no longer than {@code longest}. */
  public void paint(Graphics2D graphics, double x, double y, double longest) {
    paint(graphics, x, y, longest, WordSetter.PLAIN);
  }

  /** The same with the unit set by somebody who notes where it stands. */
  public void paint(Graphics2D graphics, double x, double y, double longest, WordSetter lettering) {
    long units = unitsWithin(longest);
    double length = length(units);
    Font font = Faces.ROMAN.at(viewport.mm(2.3));
    Color ink = style.colour("ink");
    double top = y + viewport.mm(3.2);
    double thick = viewport.mm(1.3);
    int parts = parts(units);
    graphics.setColor(ink);
    graphics.setStroke(MapStyle.buttStroke(viewport.mm(0.12)));
    for (int i = 0; i < parts; i++) {
      Rectangle2D box = new Rectangle2D.Double(x + length * i / parts, top, length / parts, thick);
      if (i % 2 == 0) {
        graphics.setColor(ink);
      } else {
        graphics.setColor(Color.WHITE);
      }
      graphics.fill(box);
    }
    graphics.setColor(ink);
    graphics.draw(new Rectangle2D.Double(x, top, length, thick));
    graphics.setFont(font);
    double room = font.getStringBounds(figure(units), METRICS).getWidth() * 1.25;
    boolean crowded = length / parts < room;
    for (int i = 0; i <= parts; i++) {
      if (!crowded || i == 0 || i == parts) {
        centred(
            graphics,
            font,
            figure(units * i / parts),
            x + length * i / parts,
            top - viewport.mm(0.9));
      }
    }
    graphics.setFont(Faces.ITALIC.at(viewport.mm(2.3)));
    lettering.set(graphics, unit, x + length + viewport.mm(2), top + thick);
  }

  private static String figure(long units) {
    return String.format(Locale.ROOT, "%,d", units).replace(',', '\u2009');
  }

  private static int parts(long units) {
    long lead = units;
    while (lead % 10 == 0) {
      lead /= 10;
    }
    return lead == 4 || lead == 2 ? 4 : 5;
  }

  private static void centred(Graphics2D graphics, Font font, String text, double x, double y) {
    double width = font.getStringBounds(text, METRICS).getWidth();
    graphics.drawString(text, (float) (x - width / 2), (float) y);
  }
}
