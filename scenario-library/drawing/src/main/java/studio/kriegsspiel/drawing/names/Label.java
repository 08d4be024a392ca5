package studio.kriegsspiel.drawing.names;

import java.awt.Color;
import java.awt.Font;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;

/**
 * A name that wants a place.
 *
 * @param text the name
 * @param spots where its middle may stand, best first, in units of the picture
 * @param angle turn about its middle in radians, clockwise
 * @param anchor what it names, to which a thin line is drawn from a spot far off
 * @param essential drawn even where it overlaps another
 */
record Label(
    String text,
    Font font,
    Color ink,
    List<Point2D> spots,
    double angle,
    Optional<Rectangle2D> anchor,
    boolean essential) {

  Label {
    spots = List.copyOf(spots);
  }

  /** The room it takes when its middle stands at a spot. */
  Rectangle2D room(Point2D spot, double width, double height) {
    Rectangle2D level = new Rectangle2D.Double(-width / 2, -height / 2, width, height);
    AffineTransform place = AffineTransform.getTranslateInstance(spot.getX(), spot.getY());
    place.rotate(angle);
    return place.createTransformedShape(level).getBounds2D();
  }
}
