package studio.kriegsspiel.desktop.ui.map;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;

/**
 * The corner of a map in which a box stands: while the map is moved it stays where it hides
 * nothing, and else goes where it hides the fewest troops and the least of what is written.
 */
final class FreeCorner {
  private static final int INSET = 12;

  private Corner corner = Corner.FOOT_LEFT;
  private Rectangle2D stoodAs = new Rectangle2D.Double();

  /** The corners, in the order in which they are preferred. */
  enum Corner {
    FOOT_LEFT(false, false),
    HEAD_LEFT(false, true),
    FOOT_RIGHT(true, false),
    HEAD_RIGHT(true, true);

    private final boolean right;
    private final boolean head;

    Corner(boolean right, boolean head) {
      this.right = right;
      this.head = head;
    }

    private Rectangle2D box(Rectangle2D map, double width, double height) {
      return new Rectangle2D.Double(
          right ? map.getMaxX() - INSET - width : map.getMinX() + INSET,
          head ? map.getMinY() + INSET : map.getMaxY() - INSET - height,
          width,
          height);
    }
  }

  /**
   * What stands on a map and had better be seen.
   *
   * @param legend whether something else stands at the head on the right
   */
  record Seen(List<Shape> troops, List<Shape> words, boolean legend) {
    private boolean allows(Corner corner) {
      return corner != Corner.HEAD_RIGHT || !legend;
    }

    private long troopsUnder(Rectangle2D box) {
      return troops.stream().filter(each -> each.intersects(box)).count();
    }

    private double wordsUnder(Rectangle2D box) {
      double area = 0;
      for (Shape each : words) {
        Rectangle2D hidden = each.getBounds2D().createIntersection(box);
        area += hidden.isEmpty() ? 0 : hidden.getWidth() * hidden.getHeight();
      }
      return area;
    }
  }

  /** Where a box of a size stands on a map. */
  Rectangle2D place(Rectangle2D map, double width, double height, Seen seen) {
    Rectangle2D usual = Corner.FOOT_LEFT.box(map, width, height);
    corner = usual.equals(stoodAs) ? corner : Corner.FOOT_LEFT;
    stoodAs = usual;
    Rectangle2D now = corner.box(map, width, height);
    if (!seen.allows(corner) || seen.troopsUnder(now) > 0 || seen.wordsUnder(now) > 0) {
      corner =
          List.of(Corner.values()).stream()
              .filter(seen::allows)
              .min(
                  Comparator.<Corner>comparingLong(
                          each -> seen.troopsUnder(each.box(map, width, height)))
                      .thenComparingDouble(each -> seen.wordsUnder(each.box(map, width, height))))
              .orElseThrow();
    }
    return corner.box(map, width, height);
  }
}
