package studio.kriegsspiel.drawing.furniture;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;

/** The line around a map and the figures of its grid, in thousands of metres, outside it. */
public final class MapFrame {
  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);

  private MapFrame() {}

  /** Draws around a map whose north-west corner is at (0, 0) of {@code graphics}. */
  public static void paint(Graphics2D graphics, MapViewport viewport, MapStyle style) {
    paint(graphics, viewport, style, WordSetter.PLAIN);
  }

  /**
   * The same with figures set by somebody who notes where they stand.
   *
   * @param lettering sets the figures; for those at the sides {@code graphics} is turned
   */
  public static void paint(
      Graphics2D graphics, MapViewport viewport, MapStyle style, WordSetter lettering) {
    graphics.setColor(style.colour("ink"));
    graphics.setStroke(MapStyle.buttStroke(viewport.mm(0.2)));
    graphics.draw(new Rectangle2D.Double(0, 0, viewport.width(), viewport.height()));
    double out = viewport.mm(3.4);
    graphics.setStroke(MapStyle.buttStroke(viewport.mm(style.mm("frame.line"))));
    graphics.draw(
        new Rectangle2D.Double(
            -out, -out, viewport.width() + 2 * out, viewport.height() + 2 * out));
    figures(graphics, viewport, style, lettering);
  }

  /** Room the frame takes on each side, in millimetres. */
  public static double marginMillimetres() {
    return 3.9;
  }

  private static void figures(
      Graphics2D graphics, MapViewport viewport, MapStyle style, WordSetter lettering) {
    double step = GridPainter.spacingMetres(viewport.groundMetres(15));
    Font font = Faces.ROMAN.at(viewport.mm(2.2));
    graphics.setFont(font);
    graphics.setColor(style.colour("grid.ink"));
    graphics.setStroke(MapStyle.buttStroke(viewport.mm(0.15)));
    var ground = viewport.ground();
    double tick = viewport.mm(3.4);
    for (double x = Math.ceil(ground.west() / step) * step; x <= ground.east(); x += step) {
      double at = viewport.toPicture(x, ground.north()).x;
      graphics.draw(new Line2D.Double(at, 0, at, -tick));
      graphics.draw(new Line2D.Double(at, viewport.height(), at, viewport.height() + tick));
      String figure = figure(x, step);
      double width = font.getStringBounds(figure, METRICS).getWidth();
      if (at + width + viewport.mm(1) < viewport.width()) {
        lettering.set(graphics, figure, at + viewport.mm(0.5), -viewport.mm(0.9));
        lettering.set(
            graphics, figure, at + viewport.mm(0.5), viewport.height() + viewport.mm(2.5));
      }
    }
    for (double y = Math.ceil(ground.south() / step) * step; y <= ground.north(); y += step) {
      double at = viewport.toPicture(ground.west(), y).y;
      graphics.draw(new Line2D.Double(0, at, -tick, at));
      graphics.draw(new Line2D.Double(viewport.width(), at, viewport.width() + tick, at));
      String figure = figure(y, step);
      double width = font.getStringBounds(figure, METRICS).getWidth();
      if (at - width - viewport.mm(1) > 0) {
        double low = at - viewport.mm(0.5);
        upright(graphics, lettering, figure, -viewport.mm(0.9), low);
        upright(graphics, lettering, figure, viewport.width() + viewport.mm(2.5), low);
      }
    }
  }

  private static void upright(
      Graphics2D graphics, WordSetter lettering, String text, double x, double y) {
    AffineTransform before = graphics.getTransform();
    graphics.translate(x, y);
    graphics.rotate(-Math.PI / 2);
    lettering.set(graphics, text, 0, 0);
    graphics.setTransform(before);
  }

  private static String figure(double metres, double step) {
    return step % 1000 == 0
        ? String.valueOf(Math.round(metres / 1000))
        : String.valueOf(Math.round(metres / 100) / 10.0);
  }
}
