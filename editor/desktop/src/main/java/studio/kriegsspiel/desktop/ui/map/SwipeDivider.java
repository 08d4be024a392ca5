package studio.kriegsspiel.desktop.ui.map;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleValue;
import javax.swing.JComponent;
import javax.swing.UIManager;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.BoundKey;
import studio.kriegsspiel.desktop.ui.look.Looks;

/**
 * The divider between the sheet image, on its left, and the drawn map, on its right: dragged with
 * the mouse, or moved with the arrow keys while it has the keyboard. A part of the map it lies on.
 */
final class SwipeDivider extends JComponent {
  private static final long serialVersionUID = 1L;
  private static final int WIDTH = 17;
  private static final int HANDLE = 34;
  private static final double STEP = 0.01;
  private static final double FAR = 0.1;

  private final transient MapView view;
  private final JComponent map;

  /** A divider that stands where {@code view} says; {@code map} has the keyboard after it. */
  SwipeDivider(MapView view, JComponent map) {
    this.view = view;
    this.map = map;
    setFocusable(true);
    setVisible(view.isSwiped());
    setCursor(Cursor.getPredefinedCursor(Cursor.E_RESIZE_CURSOR));
    setToolTipText("Left the sheet image, right the drawn map; drag it, or use the arrow keys");
    getAccessibleContext().setAccessibleName("Divider between sheet image and drawn map");
    getAccessibleContext()
        .setAccessibleDescription(
            "Left and Right move it, with Shift farther; Home and End to the edges of the map.");
    Mouse mouse = new Mouse();
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
    addFocusListener(new Focus());
    key("LEFT", -STEP);
    key("RIGHT", STEP);
    key("shift LEFT", -FAR);
    key("shift RIGHT", FAR);
    BoundKey.bind(this, "HOME", () -> view.divideAt(0));
    BoundKey.bind(this, "END", () -> view.divideAt(1));
    BoundKey.bind(this, "ESCAPE", map::requestFocusInWindow);
    view.layers().listen(layers -> follow());
    view.scene().listen(scene -> follow());
    view.divider().listen(this::moved);
  }

  private void key(String stroke, double by) {
    BoundKey.bind(this, stroke, () -> view.divideAt(view.divider().get() + by));
  }

  /** Shows or hides it; one that appears takes the keyboard, one that goes gives it back. */
  private void follow() {
    if (view.isSwiped() == isVisible()) {
      return;
    }
    boolean focused = isFocusOwner();
    setVisible(view.isSwiped());
    place();
    if (isVisible()) {
      requestFocusInWindow();
    } else if (focused) {
      map.requestFocusInWindow();
    }
  }

  private void moved(double share) {
    place();
    map.repaint();
    if (accessibleContext != null) {
      accessibleContext.firePropertyChange(
          AccessibleContext.ACCESSIBLE_VALUE_PROPERTY, null, percent(share));
    }
  }

  private static int percent(double share) {
    return (int) Math.round(100 * share);
  }

  /** Lies where it belongs on the map as large as it is. */
  void place() {
    int width = Looks.scaled(WIDTH);
    int x = (int) Math.round(view.divider().get() * map.getWidth());
    setBounds(x - width / 2, 0, width, map.getHeight());
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D canvas = (Graphics2D) graphics.create();
    canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    double x = Looks.scaled(WIDTH) / 2 + 0.5;
    Color ink = Looks.colour("Studio.map.overlayForeground");
    Color paper = Looks.colour("Studio.map.overlayBackground");
    canvas.setColor(paper);
    canvas.setStroke(new BasicStroke(4f * Looks.scale()));
    Line2D line = new Line2D.Double(x, 0, x, getHeight());
    canvas.draw(line);
    canvas.setColor(ink);
    canvas.setStroke(new BasicStroke(1.6f * Looks.scale()));
    canvas.draw(line);
    double height = Looks.scaled(HANDLE);
    double top = (getHeight() - height) / 2;
    RoundRectangle2D handle = new RoundRectangle2D.Double(1, top, getWidth() - 2.0, height, 8, 8);
    canvas.setColor(paper);
    canvas.fill(handle);
    canvas.setColor(isFocusOwner() ? Looks.colour("Studio.map.selection") : ink);
    canvas.setStroke(new BasicStroke(isFocusOwner() ? 2.4f : 1.2f));
    canvas.draw(handle);
    arrow(canvas, x - 2, top + height / 2, -4 * Looks.scale());
    arrow(canvas, x + 2, top + height / 2, 4 * Looks.scale());
    canvas.dispose();
  }

  private static void arrow(Graphics2D canvas, double x, double y, double length) {
    Path2D.Double arrow = new Path2D.Double();
    arrow.moveTo(x, y - Math.abs(length));
    arrow.lineTo(x + length, y);
    arrow.lineTo(x, y + Math.abs(length));
    canvas.fill(arrow);
  }

  /** Says beside it what lies on either side, on the map. */
  void paintWords(Graphics2D canvas, Viewport viewport) {
    if (!isVisible()) {
      return;
    }
    canvas.setFont(UIManager.getFont("Label.font").deriveFont(Font.BOLD, 11f * Looks.scale()));
    FontMetrics letters = canvas.getFontMetrics();
    double x = view.divider().get() * viewport.width();
    double away = Looks.scaled(WIDTH);
    double y = viewport.height() / 2.0;
    words(canvas, "Sheet image", x - away - letters.stringWidth("Sheet image"), y);
    words(canvas, "Drawn map", x + away, y);
  }

  private static void words(Graphics2D canvas, String words, double x, double y) {
    FontMetrics letters = canvas.getFontMetrics();
    double height = letters.getHeight() + 4.0;
    canvas.setColor(Looks.colour("Studio.map.overlayBackground", 225));
    canvas.fill(
        new RoundRectangle2D.Double(
            x - 5, y - height / 2, letters.stringWidth(words) + 10.0, height, 8, 8));
    canvas.setColor(Looks.colour("Studio.map.overlayForeground"));
    canvas.drawString(
        words, (float) x, (float) (y + (letters.getAscent() - letters.getDescent()) / 2.0));
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext = new AccessibleDivider();
    }
    return accessibleContext;
  }

  private final class Mouse extends MouseAdapter {
    @Override
    public void mousePressed(MouseEvent event) {
      requestFocusInWindow();
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      view.divideAt((double) (getX() + event.getX()) / Math.max(1, map.getWidth()));
    }
  }

  private final class Focus extends FocusAdapter {
    @Override
    public void focusGained(FocusEvent event) {
      repaint();
    }

    @Override
    public void focusLost(FocusEvent event) {
      repaint();
    }
  }

  /** Tells and sets where it stands, in hundredths of the map's width. */
  private final class AccessibleDivider extends AccessibleJComponent implements AccessibleValue {
    private static final long serialVersionUID = 1L;

    @Override
    public AccessibleRole getAccessibleRole() {
      return AccessibleRole.SLIDER;
    }

    @Override
    public AccessibleValue getAccessibleValue() {
      return this;
    }

    @Override
    public Number getCurrentAccessibleValue() {
      return percent(view.divider().get());
    }

    @Override
    public boolean setCurrentAccessibleValue(Number number) {
      view.divideAt(number.doubleValue() / 100);
      return true;
    }

    @Override
    public Number getMinimumAccessibleValue() {
      return 0;
    }

    @Override
    public Number getMaximumAccessibleValue() {
      return 100;
    }
  }
}
