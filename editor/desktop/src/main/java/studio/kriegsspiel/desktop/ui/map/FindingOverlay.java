package studio.kriegsspiel.desktop.ui.map;

import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import javax.swing.Icon;
import studio.kriegsspiel.desktop.model.desk.Desk;
import studio.kriegsspiel.desktop.model.map.MapView;
import studio.kriegsspiel.desktop.model.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.SeverityLook;
import studio.kriegsspiel.scenario.finding.Finding;

/** Marks problems where they lie on the map. */
final class FindingOverlay implements MapOverlay {
  private final Desk desk;
  private final MapView view;

  FindingOverlay(Desk desk, MapView view) {
    this.desk = desk;
    this.view = view;
  }

  @Override
  public void paint(Graphics2D graphics, Viewport viewport) {
    if (view.layers().get().findings()) {
      for (Finding finding : desk.analysis().get().findings()) {
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

  private static void paint(Graphics2D graphics, Finding finding, double x, double y) {
    graphics.setColor(Looks.colour("Studio.map.overlayBackground", 235));
    graphics.fill(new Ellipse2D.Double(x - 11, y - 11, 22, 22));
    Icon icon = SeverityLook.icon(finding.severity());
    icon.paintIcon(
        null,
        graphics,
        (int) Math.round(x - icon.getIconWidth() / 2.0),
        (int) Math.round(y - icon.getIconHeight() / 2.0));
  }
}
