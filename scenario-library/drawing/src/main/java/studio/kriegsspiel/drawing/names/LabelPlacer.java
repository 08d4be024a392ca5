package studio.kriegsspiel.drawing.names;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.drawing.style.Faces;

/**
 * Finds names their places on a picture: none covers another, a block or the picture's edge. Names
 * are added in the order of their rank; each takes the best spot that is still free. One that finds
 * none is keyed by a number, or left out until one zooms in, as its {@link LabelManner} has it. The
 * same for screen and paper.
 */
public final class LabelPlacer {
  /** Metrics that do not depend on any screen, so that every picture is laid out alike. */
  static final FontRenderContext METRICS = new FontRenderContext(null, true, true);

  /** Height of letters with their descenders, as a share of their size. */
  private static final double LINE = 0.95;

  /** How far apart two names in one line stand on a screen, as a share of their letters' size. */
  private static final double APART = 0.5;

  /** So many lines of letters off a number may stand. */
  private static final int FARTHEST = 40;

  private final Rectangle2D paper;
  private final boolean keyed;
  private final double leastSize;
  private final TakenRooms taken;
  private final List<Placed> placed = new ArrayList<>();
  private final List<KeyedName> keys = new ArrayList<>();
  private boolean crowded;

  /**
   * A placer over a picture.
   *
   * @param paper the picture, in its units
   * @param obstacles what no name may cover
   */
  public LabelPlacer(Rectangle2D paper, List<Rectangle2D> obstacles, LabelManner manner) {
    this.paper = paper;
    this.keyed = manner.keyed();
    this.leastSize = manner.leastSize();
    this.taken = new TakenRooms(Math.max(8, manner.leastSize() * 4));
    obstacles.forEach(taken::add);
  }

  /**
   * A label in its place.
   *
   * @param text the name, or the number that stands for it
   * @param font what it is set in
   * @param spot where its middle stands
   * @param room what it takes
   */
  public record Placed(Label label, String text, Font font, Label.Spot spot, Rectangle2D room) {}

  /** Adds a label, if there is room. */
  public void add(Label label) {
    Optional<Placed> free = find(label, label.text(), label.font(), label.spots());
    if (free.isPresent()) {
      take(free.get());
    } else if (keyed && label.needed()) {
      addNumber(label);
    }
  }

  /** Adds the number that stands for a label, which is then told in the list. */
  public void addNumber(Label label) {
    String number = String.valueOf(keys.size() + 1);
    keys.add(new KeyedName(keys.size() + 1, label.text()));
    take(numbered(label, number, Faces.BOLD.at(leastSize)));
  }

  private void take(Placed found) {
    placed.add(found);
    taken.add(found.room);
  }

  /** Whether not even every number found room, so that some cover others. */
  public boolean isCrowded() {
    return crowded;
  }

  /** All labels that have a place, in the order they were added. */
  public List<Placed> placed() {
    return List.copyOf(placed);
  }

  /** The names that numbers stand for. */
  public List<KeyedName> keys() {
    return List.copyOf(keys);
  }

  private Optional<Placed> find(Label label, String text, Font font, List<Label.Spot> spots) {
    double width = font.getStringBounds(text, METRICS).getWidth();
    double height = font.getSize2D() * LINE;
    double apart = keyed ? 0 : font.getSize2D() * APART;
    for (Label.Spot spot : spots) {
      Rectangle2D room = spot.room(width, height);
      boolean free = !taken.touches(spot.room(width + 2 * apart, height));
      if (paper.contains(room) && free && leaderIsClear(label, room)) {
        return Optional.of(new Placed(label, text, font, spot, room));
      }
    }
    return Optional.empty();
  }

  /** A number finds room nearly anywhere; on crowded ground it is tried farther and farther off. */
  private Placed numbered(Label label, String number, Font font) {
    Rectangle2D about =
        label
            .anchor()
            .orElseGet(
                () -> {
                  Point2D at =
                      label.spots().isEmpty()
                          ? new Point2D.Double(paper.getCenterX(), paper.getCenterY())
                          : label.spots().get(0).middle();
                  return new Rectangle2D.Double(at.getX(), at.getY(), 0.01, 0.01);
                });
    List<Label.Spot> spots =
        Rings.around(
            about, font.getStringBounds(number, METRICS).getWidth(), font.getSize2D(), FARTHEST);
    return find(label, number, font, spots)
        .orElseGet(
            () -> {
              crowded = true;
              Label.Spot middle = new Label.Spot(about.getCenterX(), about.getCenterY());
              double width = font.getStringBounds(number, METRICS).getWidth();
              return new Placed(
                  label, number, font, middle, middle.room(width, font.getSize2D() * LINE));
            });
  }

  /** The thin line from a label to what it names, where it stands off. */
  static Optional<Line2D> leader(Optional<Rectangle2D> anchor, Rectangle2D room, double size) {
    if (anchor.isEmpty()) {
      return Optional.empty();
    }
    Rectangle2D named = anchor.get();
    double fromX = clamp(named.getCenterX(), room.getMinX(), room.getMaxX());
    double fromY = clamp(named.getCenterY(), room.getMinY(), room.getMaxY());
    double toX = clamp(fromX, named.getMinX(), named.getMaxX());
    double toY = clamp(fromY, named.getMinY(), named.getMaxY());
    return Math.hypot(toX - fromX, toY - fromY) > size * 0.75
        ? Optional.of(new Line2D.Double(fromX, fromY, toX, toY))
        : Optional.empty();
  }

  private boolean leaderIsClear(Label label, Rectangle2D room) {
    return leader(label.anchor(), room, label.font().getSize2D())
        .map(
            line ->
                placed.stream()
                    .filter(other -> near(other.room, line))
                    .noneMatch(other -> other.room.intersectsLine(line)))
        .orElse(true);
  }

  private static boolean near(Rectangle2D room, Line2D line) {
    return room.getMinX() <= Math.max(line.getX1(), line.getX2())
        && room.getMaxX() >= Math.min(line.getX1(), line.getX2())
        && room.getMinY() <= Math.max(line.getY1(), line.getY2())
        && room.getMaxY() >= Math.min(line.getY1(), line.getY2());
  }

  private static double clamp(double value, double low, double high) {
    return Math.max(low, Math.min(high, value));
  }
}
