package studio.kriegsspiel.drawing.frame;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Bounds;

/**
 * What every painter of a layer is given: where to draw, at which scale, in which style, and which
 * part has to be drawn at all.
 *
 * @param graphics drawn into, with the viewport's north-west corner at (0, 0)
 * @param visible the ground that can be seen, a little larger than the clip
 */
public record Canvas(Graphics2D graphics, MapViewport viewport, MapStyle style, Bounds visible) {

  /** A canvas over a copy of {@code graphics}, clipped to the viewport; call {@link #dispose}. */
  public static Canvas over(Graphics2D graphics, MapViewport viewport, MapStyle style) {
    Graphics2D copy = (Graphics2D) graphics.create();
    copy.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    copy.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    copy.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    copy.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    copy.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    Rectangle2D picture = new Rectangle2D.Double(0, 0, viewport.width(), viewport.height());
    copy.clip(picture);
    Rectangle clip = copy.getClipBounds();
    Rectangle2D seen = clip == null ? picture : picture.createIntersection(clip);
    boolean nothing = seen.getWidth() <= 0 || seen.getHeight() <= 0;
    Bounds visible =
        viewport.groundUnder(
            nothing ? new Rectangle2D.Double(0, 0, 1e-3, 1e-3) : seen, viewport.mm(3));
    return new Canvas(copy, viewport, style, visible);
  }

  /** Gives the copied graphics back. */
  public void dispose() {
    graphics.dispose();
  }

  /** Units for so many millimetres of line or letter. */
  public double mm(double millimetres) {
    return viewport.mm(millimetres);
  }

  /** Units for a measure of the style. */
  public double measure(String name) {
    return viewport.mm(style.mm(name));
  }

  /** Fills a shape given in picture units. */
  public void fill(Shape shape, Color colour) {
    graphics.setColor(colour);
    graphics.fill(shape);
  }

  /** Strokes a shape given in picture units. */
  public void draw(Shape shape, Color colour, Stroke stroke) {
    graphics.setColor(colour);
    graphics.setStroke(stroke);
    graphics.draw(shape);
  }

  /** Whether something within these metres can be seen. */
  public boolean sees(double west, double south, double east, double north) {
    return west <= visible.east()
        && east >= visible.west()
        && south <= visible.north()
        && north >= visible.south();
  }

  /** A shape in metres relative to an origin, brought into the picture. */
  public Shape place(Shape metres, double originX, double originY) {
    AffineTransform transform = viewport.fromMetres(originX, originY);
    return transform.createTransformedShape(metres);
  }
}
