package studio.kriegsspiel.drawing.names;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Spots around what is named, the near ones first. */
final class Rings {
  private Rings() {}

  /**
   * Spots for a name on rings about a box.
   *
   * @param width of the name
   * @param size of its letters
   * @param rings how many lines of letters off the last ring lies
   */
  static List<Label.Spot> around(Rectangle2D box, double width, double size, int rings) {
    List<Label.Spot> spots = new ArrayList<>();
    double halfX = box.getWidth() / 2 + width / 2;
    double halfY = box.getHeight() / 2 + size * 0.55;
    for (int ring = 0; ring < rings; ring++) {
      double off = size * (0.15 + 0.75 * ring);
      int around = 8 + 4 * ring;
      for (int i = 0; i < around; i++) {
        double angle = 2 * Math.PI * i / around + Math.PI / 2;
        double x = Math.cos(angle);
        double y = Math.sin(angle);
        // On the rim of a rectangle rather than a circle: names are much wider than high.
        double reach = 1 / Math.max(Math.abs(x), Math.abs(y));
        spots.add(
            new Label.Spot(
                box.getCenterX() + x * reach * (halfX + off),
                box.getCenterY() + y * reach * (halfY + off)));
      }
    }
    return spots;
  }
}
