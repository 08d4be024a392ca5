package studio.kriegsspiel.desktop.ui.map;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import javax.swing.Icon;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.SeverityLook;
import studio.kriegsspiel.scenario.finding.Finding;

/** Marks problems where they lie on the map. */
final class FindingOverlay implements MapOverlay {
  /** Pixels east and north of its place. */
  private static final double ASIDE = 22;

  /** Pixels; the pointer reaches as far. */
  static final double RADIUS = 10;

  private final Desk desk;
  private final MapView view;

  FindingOverlay(Desk desk, MapView view) {
    this.desk = desk;
    this.view = view;
  }

  @Override
  public void paint(Graphics2D graphics, Viewport viewport) {
    if (view.layers().get().findings() && desk.reader().get().isEmpty()) {
      for (Finding finding : desk.shown().get().findings()) {
        finding
            .spot()
            .ifPresent(
                spot ->
                    paint(
                        graphics,
                        finding,
                        viewport.toPixelX(spot.x()),
                        viewport.toPixelY(spot.y())));
      }
    }
  }

  /** Where the sign of a problem stands: beside its place, so that the troops there are seen. */
  static Point2D signAt(double x, double y) {
    return new Point2D.Double(x + ASIDE, y - ASIDE);
  }

  private static void paint(Graphics2D graphics, Finding finding, double x, double y) {
    Point2D sign = signAt(x, y);
    graphics.setColor(Looks.colour("Studio.map.overlayForeground", 150));
    graphics.setStroke(new BasicStroke(1f));
    graphics.draw(new Line2D.Double(x, y, sign.getX(), sign.getY()));
    graphics.fill(new Ellipse2D.Double(x - 2, y - 2, 4, 4));
    graphics.setColor(Looks.colour("Studio.map.overlayBackground", 235));
    graphics.fill(
        new Ellipse2D.Double(sign.getX() - RADIUS, sign.getY() - RADIUS, 2 * RADIUS, 2 * RADIUS));
    Icon icon = SeverityLook.icon(finding.severity());
    icon.paintIcon(
        null,
        graphics,
        (int) Math.round(sign.getX() - icon.getIconWidth() / 2.0),
        (int) Math.round(sign.getY() - icon.getIconHeight() / 2.0));
  }
}
