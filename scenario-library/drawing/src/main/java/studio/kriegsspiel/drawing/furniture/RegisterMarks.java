package studio.kriegsspiel.drawing.furniture;

import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.MapPoint;

/** Crosses in a circle at points of the ground, by which two sheets are laid over each other. */
public final class RegisterMarks {
  private RegisterMarks() {}

  /** Draws a mark at a point of the ground. */
  public static void paint(
      Graphics2D graphics, MapViewport viewport, MapStyle style, MapPoint point) {
    var at = viewport.toPicture(point);
    double arm = viewport.mm(3);
    double radius = viewport.mm(1.5);
    graphics.setStroke(MapStyle.buttStroke(viewport.mm(0.7)));
    graphics.setColor(style.colour("halo"));
    cross(graphics, at.x, at.y, arm, radius);
    graphics.setStroke(MapStyle.buttStroke(viewport.mm(0.15)));
    graphics.setColor(style.colour("ink"));
    cross(graphics, at.x, at.y, arm, radius);
  }

  private static void cross(Graphics2D graphics, double x, double y, double arm, double radius) {
    graphics.draw(new Line2D.Double(x - arm, y, x + arm, y));
    graphics.draw(new Line2D.Double(x, y - arm, x, y + arm));
    graphics.draw(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
  }
}
