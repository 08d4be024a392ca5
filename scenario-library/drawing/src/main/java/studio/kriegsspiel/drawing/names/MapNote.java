package studio.kriegsspiel.drawing.names;

import java.awt.Font;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Words beside a point of the map that are no name, such as who goes a way and when. They give way
 * to towns and troops, and are keyed as names are.
 *
 * @param text the words
 * @param colour colour word of the side they speak of
 * @param at what they speak of
 */
public record MapNote(String text, String colour, MapPoint at) {
  /** How many lines of letters off its point a note may stand. */
  private static final int RINGS = 9;

  private static final double LETTERS = 2.5;
  private static final double POINT = 1.2;

  Label label(MapStyle style, MapViewport viewport, double leastSize) {
    double size = Math.max(leastSize, viewport.mm(LETTERS));
    Font font = Faces.ITALIC.fitting(text, size);
    double width = font.getStringBounds(text, LabelPlacer.METRICS).getWidth();
    Point2D middle = viewport.toPicture(at);
    double side = viewport.mm(POINT);
    Rectangle2D point =
        new Rectangle2D.Double(middle.getX() - side / 2, middle.getY() - side / 2, side, side);
    return new Label(
        text,
        font,
        style.side(colour, "dark"),
        Rings.around(point, width, size, RINGS),
        Optional.of(point),
        true);
  }
}
