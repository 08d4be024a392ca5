package studio.kriegsspiel.drawing.furniture;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.Path2D;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;

/** An arrow to grid north, half of it dark. */
public final class NorthArrow {
  private NorthArrow() {}

  /** Draws the arrow about a point, so many picture units high. */
  public static void paint(
      Graphics2D graphics,
      MapViewport viewport,
      MapStyle style,
      double x,
      double y,
      double height) {
    Color ink = style.colour("ink");
    double half = height * 0.16;
    Path2D.Double left = new Path2D.Double();
    left.moveTo(x, y - height * 0.34);
    left.lineTo(x - half, y + height * 0.5);
    left.lineTo(x, y + height * 0.34);
    left.closePath();
    Path2D.Double right = new Path2D.Double();
    right.moveTo(x, y - height * 0.34);
    right.lineTo(x + half, y + height * 0.5);
    right.lineTo(x, y + height * 0.34);
    right.closePath();
    graphics.setColor(Color.WHITE);
    graphics.fill(left);
    graphics.setColor(ink);
    graphics.fill(right);
    graphics.setStroke(MapStyle.stroke(viewport.mm(0.15)));
    graphics.draw(left);
    graphics.draw(right);
    Font font = Faces.BOLD.at(height * 0.26);
    graphics.setFont(font);
    double width = font.getStringBounds("N", new FontRenderContext(null, true, true)).getWidth();
    graphics.drawString("N", (float) (x - width / 2), (float) (y - height * 0.36));
  }
}
