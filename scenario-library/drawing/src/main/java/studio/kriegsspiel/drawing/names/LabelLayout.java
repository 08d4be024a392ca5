package studio.kriegsspiel.drawing.names;

import java.awt.font.FontRenderContext;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Finds each label a spot where it covers neither blocks nor earlier labels. */
final class LabelLayout {
  /** Metrics that do not depend on any screen, so that every picture is laid out alike. */
  static final FontRenderContext METRICS = new FontRenderContext(null, true, true);

  private final Rectangle2D paper;
  private final List<Rectangle2D> taken = new ArrayList<>();
  private final List<Placed> placed = new ArrayList<>();

  LabelLayout(Rectangle2D paper, List<Rectangle2D> obstacles) {
    this.paper = paper;
    taken.addAll(obstacles);
  }

  /** A label and the middle of its text. */
  record Placed(Label label, Point2D middle, Rectangle2D room) {}

  void add(Label label) {
    Rectangle2D text = label.font().getStringBounds(label.text(), METRICS);
    double height = label.font().getSize2D() * 0.95;
    Placed best = null;
    double least = Double.POSITIVE_INFINITY;
    double rank = 0;
    for (Point2D spot : label.spots()) {
      Rectangle2D room = label.room(spot, text.getWidth(), height);
      double covered = covered(room) + outside(room) * 4 + rank * 1e-3 * area(room);
      rank++;
      if (covered < least) {
        least = covered;
        best = new Placed(label, spot, room);
      }
    }
    double tolerated = best == null ? 0 : area(best.room) * 0.05;
    if (best != null && (least <= tolerated || label.essential())) {
      placed.add(best);
      taken.add(best.room);
    }
  }

  List<Placed> placed() {
    return List.copyOf(placed);
  }

  private double covered(Rectangle2D room) {
    double sum = 0;
    for (Rectangle2D other : taken) {
      Rectangle2D both = room.createIntersection(other);
      if (!both.isEmpty()) {
        sum += area(both);
      }
    }
    return sum;
  }

  private double outside(Rectangle2D room) {
    Rectangle2D inside = room.createIntersection(paper);
    return area(room) - (inside.isEmpty() ? 0 : area(inside));
  }

  private static double area(Rectangle2D room) {
    return room.getWidth() * room.getHeight();
  }
}
