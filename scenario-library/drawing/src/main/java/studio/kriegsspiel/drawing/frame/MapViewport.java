package studio.kriegsspiel.drawing.frame;

import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The stretch of ground a picture shows. The north-west corner of the ground lies at (0, 0) of the
 * picture, x runs east and y south; the picture's units are points on paper and pixels on screen.
 *
 * @param ground edges of the ground shown, metres
 * @param unitsPerMetre units of the picture for one metre of ground
 * @param unitsPerMillimetre units of the picture for one millimetre of line width or letter height
 */
public record MapViewport(Bounds ground, double unitsPerMetre, double unitsPerMillimetre) {
  /** Points of 1/72 inch in a millimetre. */
  public static final double POINTS_PER_MM = 72 / 25.4;

  /** Refuses scales that are not positive. */
  public MapViewport {
    if (!(unitsPerMetre > 0 && unitsPerMillimetre > 0)) {
      throw new IllegalArgumentException("A picture needs a positive scale.");
    }
  }

  /**
   * A picture on paper, in points.
   *
   * @param scale denominator of the scale, 8000 for 1:8000
   */
  public static MapViewport onPaper(Bounds ground, double scale) {
    return new MapViewport(ground, POINTS_PER_MM * 1000 / scale, POINTS_PER_MM);
  }

  /**
   * A picture on screen, in pixels. Lines and letters shrink a little when zoomed out and grow when
   * zoomed in, so that the map stays readable at every zoom.
   *
   * @param pixelsPerMetre the zoom
   * @param pixelsPerMillimetre pixels in a millimetre of the screen, about 3.8 at 96 dpi
   */
  public static MapViewport onScreen(
      Bounds ground, double pixelsPerMetre, double pixelsPerMillimetre) {
    double full = pixelsPerMillimetre * 1000 / 8000;
    double grow = Math.min(1.6, Math.max(0.75, Math.pow(pixelsPerMetre / full, 0.35)));
    return new MapViewport(ground, pixelsPerMetre, pixelsPerMillimetre * grow);
  }

  /** Width of the picture. */
  public double width() {
    return ground.widthMetres() * unitsPerMetre;
  }

  /** Height of the picture. */
  public double height() {
    return ground.heightMetres() * unitsPerMetre;
  }

  /** Units for so many millimetres of line or letter. */
  public double mm(double millimetres) {
    return millimetres * unitsPerMillimetre;
  }

  /** Metres of ground covered by so many millimetres of line or letter. */
  public double groundMetres(double millimetres) {
    return millimetres * unitsPerMillimetre / unitsPerMetre;
  }

  /** Where a point of the ground lies in the picture. */
  public Point2D.Double toPicture(double x, double y) {
    return new Point2D.Double(
        (x - ground.west()) * unitsPerMetre, (ground.north() - y) * unitsPerMetre);
  }

  /** Where a point of the ground lies in the picture. */
  public Point2D.Double toPicture(MapPoint point) {
    return toPicture(point.x(), point.y());
  }

  /** The ground under a point of the picture. */
  public MapPoint toGround(double u, double v) {
    return new MapPoint(ground.west() + u / unitsPerMetre, ground.north() - v / unitsPerMetre);
  }

  /**
   * From metres relative to an origin to the picture. Shapes are kept relative to an origin near
   * them, because single-precision paths cannot hold full coordinates.
   */
  public AffineTransform fromMetres(double originX, double originY) {
    return new AffineTransform(
        unitsPerMetre,
        0,
        0,
        -unitsPerMetre,
        (originX - ground.west()) * unitsPerMetre,
        (ground.north() - originY) * unitsPerMetre);
  }

  /** The ground under a rectangle of the picture, grown by a margin in units of the picture. */
  public Bounds groundUnder(Rectangle2D part, double margin) {
    MapPoint northWest = toGround(part.getMinX() - margin, part.getMinY() - margin);
    MapPoint southEast = toGround(part.getMaxX() + margin, part.getMaxY() + margin);
    return new Bounds(northWest.x(), southEast.y(), southEast.x(), northWest.y());
  }

  /** The same scale over other ground. */
  public MapViewport over(Bounds other) {
    return new MapViewport(other, unitsPerMetre, unitsPerMillimetre);
  }
}
