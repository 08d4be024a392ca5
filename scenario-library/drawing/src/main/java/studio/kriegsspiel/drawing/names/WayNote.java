package studio.kriegsspiel.drawing.names;

import java.awt.Font;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
 * @param line the line they speak of and had better not stand on; empty if they speak of a point
 */
public record WayNote(String text, String colour, MapPoint at, List<MapPoint> line) {
  /** How many lines of letters off its point a note may stand. */
  private static final int RINGS = 9;

  private static final double LETTERS = 2.5;
  private static final double POINT = 1.2;

  /** Copies the list. */
  public WayNote {
    line = List.copyOf(line);
  }

  /** Words beside a point alone. */
  public WayNote(String text, String colour, MapPoint at) {
    this(text, colour, at, List.of());
  }

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
        besideTheLine(Rings.around(point, width, size, RINGS), viewport, width, size),
        Optional.of(point),
        true);
  }

  /** The same spots, those on the line last. */
  private List<Label.Spot> besideTheLine(
      List<Label.Spot> spots, MapViewport viewport, double width, double size) {
    List<Line2D> stretches = new ArrayList<>();
    for (int i = 1; i < line.size(); i++) {
      stretches.add(
          new Line2D.Double(viewport.toPicture(line.get(i - 1)), viewport.toPicture(line.get(i))));
    }
    List<Label.Spot> sorted = new ArrayList<>(spots);
    sorted.sort(Comparator.comparing(spot -> stands(spot.room(width, size), stretches)));
    return sorted;
  }

  private static boolean stands(Rectangle2D room, List<Line2D> stretches) {
    return stretches.stream().anyMatch(room::intersectsLine);
  }
}
