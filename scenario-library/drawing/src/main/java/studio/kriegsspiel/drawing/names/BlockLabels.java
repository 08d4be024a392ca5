package studio.kriegsspiel.drawing.names;

import java.awt.Font;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.drawing.troops.TroopBlock;

/** Labels of troop blocks: behind the block if there is room, else beside or before it. */
final class BlockLabels {
  private BlockLabels() {}

  static Label of(TroopBlock block, MapStyle style, MapViewport viewport) {
    // Full size at 1:8000; smaller where the blocks are smaller, never below what can be read.
    double share = viewport.unitsPerMetre() / (viewport.unitsPerMillimetre() * 1000 / 8000);
    double shrunk = Math.min(1, Math.max(0.72, Math.pow(share, 0.28)));
    Font font = Faces.BOLD_ITALIC.at(viewport.mm(style.mm("troop.label") * shrunk));
    Rectangle2D outline = block.outline(viewport).getBounds2D();
    double width = font.getStringBounds(block.label(), LabelLayout.METRICS).getWidth();
    double gap = viewport.mm(0.5);
    double up = outline.getMinY() - font.getSize2D() * 0.45 - gap;
    double down = outline.getMaxY() + font.getSize2D() * 0.45 + gap;
    double left = outline.getMinX() - width / 2 - gap;
    double right = outline.getMaxX() + width / 2 + gap;
    double x = outline.getCenterX();
    double y = outline.getCenterY();
    boolean facesNorth =
        block.facingDegrees().map(degrees -> degrees < 90 || degrees > 270).orElse(true);
    List<Point2D> spots = new ArrayList<>();
    for (double row : facesNorth ? new double[] {down, up} : new double[] {up, down}) {
      spots.add(new Point2D.Double(x, row));
      spots.add(new Point2D.Double(x + width * 0.3, row));
      spots.add(new Point2D.Double(x - width * 0.3, row));
    }
    spots.add(new Point2D.Double(right, y));
    spots.add(new Point2D.Double(left, y));
    spots.add(new Point2D.Double(right, down));
    spots.add(new Point2D.Double(left, down));
    spots.add(new Point2D.Double(right, up));
    spots.add(new Point2D.Double(left, up));
    double line = font.getSize2D();
    for (double away : new double[] {1.2, 2.4, 3.6, 5}) {
      for (double side : new double[] {0, 0.6, -0.6}) {
        spots.add(new Point2D.Double(x + side * width, down + away * line));
        spots.add(new Point2D.Double(x + side * width, up - away * line));
      }
      spots.add(new Point2D.Double(right + away * line, down + away * line / 2));
      spots.add(new Point2D.Double(left - away * line, down + away * line / 2));
      spots.add(new Point2D.Double(right + away * line, up - away * line / 2));
      spots.add(new Point2D.Double(left - away * line, up - away * line / 2));
    }
    return new Label(
        block.label(),
        font,
        style.side(block.colour(), "dark"),
        spots,
        0,
        Optional.of(outline),
        true);
  }
}
