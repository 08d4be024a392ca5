package studio.kriegsspiel.desktop.ui.tour;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** Lies over a window and draws a line around one of its parts; mouse and keyboard go through. */
final class Spotlight extends JComponent {
  private static final long serialVersionUID = 1L;
  private static final int WIDTH = 3;

  private @Nullable Component part;

  Spotlight() {
    setOpaque(false);
    setFocusable(false);
  }

  /** Draws the line around a part; around nothing if that is absent. */
  void show(@Nullable Component around) {
    part = around;
    setVisible(around != null);
    repaint();
  }

  @Override
  public boolean contains(int x, int y) {
    return false;
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Component around = part;
    if (around == null || !around.isShowing()) {
      return;
    }
    Rectangle bounds =
        SwingUtilities.convertRectangle(
            around.getParent(),
            around.getBounds(),
            SwingUtilities.getRootPane(this).getGlassPane());
    Graphics2D brush = (Graphics2D) graphics.create();
    brush.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    brush.setColor(Looks.colour("Component.focusedBorderColor"));
    brush.setStroke(new BasicStroke(WIDTH));
    brush.drawRoundRect(
        bounds.x + 1, bounds.y + 1, bounds.width - WIDTH, bounds.height - WIDTH, 8, 8);
    brush.dispose();
  }
}
