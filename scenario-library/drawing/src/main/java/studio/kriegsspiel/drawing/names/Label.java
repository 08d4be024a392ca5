package studio.kriegsspiel.drawing.names;

import java.awt.Color;
import java.awt.Font;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;

/**
 * A name that wants a place. Labels are offered to a {@link LabelPlacer} in the order of their
 * rank.
 *
 * @param text the name
 * @param spots where its middle may stand, best first, in units of the picture
 * @param anchor what it names, to which a thin line is drawn from a spot far off
 * @param needed whether it is keyed where there is no room and names are keyed; otherwise it is
 *     left out
 */
public record Label(
    String text,
    Font font,
    Color ink,
    List<Spot> spots,
    Optional<Rectangle2D> anchor,
    boolean needed) {

  /**
   * A place for a name.
   *
   * @param middle where the middle of the name stands
   * @param angle turn about it in radians, clockwise
   */
  public record Spot(Point2D middle, double angle) {
    /** A level spot. */
    public Spot(double x, double y) {
      this(new Point2D.Double(x, y), 0);
    }

    /** The room a text takes here. */
    Rectangle2D room(double width, double height) {
      Rectangle2D level = new Rectangle2D.Double(-width / 2, -height / 2, width, height);
      AffineTransform place = AffineTransform.getTranslateInstance(middle.getX(), middle.getY());
      place.rotate(angle);
      return place.createTransformedShape(level).getBounds2D();
    }
  }

  /** The same without what it names, and so without a line to it. */
  Label withoutAnchor() {
    return new Label(text, font, ink, spots, Optional.empty(), needed);
  }

  /** Copies the list. */
  public Label {
    spots = List.copyOf(spots);
  }
}
