package studio.kriegsspiel.desktop.ui.control;

import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import studio.kriegsspiel.desk.map.LayerChoice;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.PaintedPart;
import studio.kriegsspiel.desktop.ui.map.GroundPicture;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.terrain.Terrain;

/**
 * A ground, or a scan laid out as one, on which points are set: a click sets, a drag moves a point
 * or the picture, the wheel zooms. With the keyboard the arrow keys move the picture and Enter sets
 * a point in its middle.
 */
final class PointCanvas extends PaintedPart {
  private static final long serialVersionUID = 1L;
  private static final double STEP = 1.25;
  private static final int CLICK_PIXELS = 4;

  /** What a canvas shows and does beyond the picture. */
  interface Hands {
    /** Draws above the picture. */
    void paint(Graphics2D graphics, Viewport viewport);

    /** A click on a spot. */
    void clicked(MapSpot spot);

    /** The point that a drag from here would move. */
    Optional<String> grab(int x, int y, Viewport viewport);

    /** The dragged point is let go on a spot. */
    void moved(String id, MapSpot spot);

    /** The pointer is over a spot, or over none. */
    void over(Optional<MapSpot> spot);
  }

  private final transient GroundPicture picture;
  private final transient Hands hands;
  private transient Optional<MapScene> scene = Optional.empty();
  private transient LayerChoice layers = LayerChoice.USUAL;
  private transient Viewport viewport = new Viewport(0, 0, 1, 1, 1);
  private transient String words = "";
  private transient boolean fitted;
  private transient Optional<String> held = Optional.empty();
  private transient Optional<Point> dragged = Optional.empty();

  PointCanvas(String name, BackgroundRunner runner, Hands hands) {
    super(name);
    this.hands = hands;
    this.picture = new GroundPicture(runner, this::repaint);
    setFocusable(true);
    setPreferredSize(new Dimension(520, 420));
    setMinimumSize(new Dimension(140, 120));
    setCursor(Cursor.getPredefinedCursor(Cursor.CROSSHAIR_CURSOR));
    Mouse mouse = new Mouse();
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
    addMouseWheelListener(mouse);
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            viewport = viewport.resized(getWidth(), getHeight());
            if (!fitted) {
              fit();
            }
          }
        });
    showFocus();
    keys();
  }

  private void keys() {
    key("LEFT", () -> pan(60, 0));
    key("RIGHT", () -> pan(-60, 0));
    key("UP", () -> pan(0, 60));
    key("DOWN", () -> pan(0, -60));
    key("shift LEFT", () -> pan(2, 0));
    key("shift RIGHT", () -> pan(-2, 0));
    key("shift UP", () -> pan(0, 2));
    key("shift DOWN", () -> pan(0, -2));
    for (String plus : new String[] {"PLUS", "EQUALS", "ADD"}) {
      key(plus, () -> zoom(getWidth() / 2.0, getHeight() / 2.0, STEP));
    }
    for (String minus : new String[] {"MINUS", "SUBTRACT"}) {
      key(minus, () -> zoom(getWidth() / 2.0, getHeight() / 2.0, 1 / STEP));
    }
    key("0", this::fit);
    key("ENTER", () -> hands.clicked(viewport.toGround(getWidth() / 2.0, getHeight() / 2.0)));
  }

  private void key(String stroke, Runnable what) {
    getInputMap(WHEN_FOCUSED).put(KeyStroke.getKeyStroke(stroke), stroke);
    getActionMap()
        .put(
            stroke,
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                what.run();
              }
            });
  }

  /** Shows a ground. */
  void show(Terrain terrain, LayerChoice wanted) {
    scene = Optional.of(MapScene.of(terrain));
    layers = wanted;
    fitted = false;
    fit();
  }

  /** Shows words instead. */
  void say(String instead) {
    scene = Optional.empty();
    words = instead;
    picture.forget();
    repaint();
  }

  /** Shows all of it. */
  void fit() {
    scene.ifPresent(
        shown -> viewport = Viewport.fitting(shown.terrain().extent(), getWidth(), getHeight()));
    fitted = scene.isPresent() && getWidth() > 1;
    repaint();
  }

  /** Brings a spot into view if it is not. */
  void reveal(MapSpot spot) {
    if (!viewport.showsWell(spot)) {
      viewport = viewport.centredOn(spot);
      repaint();
    }
  }

  /** Whether the picture is complete. */
  boolean isFresh() {
    return scene.isEmpty() || picture.isFresh();
  }

  private void pan(double right, double down) {
    viewport = viewport.panned(right, down);
    repaint();
  }

  private void zoom(double x, double y, double factor) {
    viewport = viewport.zoomedAt(x, y, factor);
    repaint();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D canvas = (Graphics2D) graphics.create();
    canvas.setColor(Looks.colour("Studio.map.background"));
    canvas.fillRect(0, 0, getWidth(), getHeight());
    canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    if (scene.isPresent()) {
      double scale = Math.max(1, canvas.getTransform().getScaleX());
      picture.want(scene.get(), viewport, layers, scale);
      picture.paint((Graphics2D) canvas.create(), viewport);
      hands.paint(canvas, viewport);
      paintMiddle(canvas);
    } else {
      canvas.setColor(Looks.colour("Studio.map.overlayForeground", 190));
      int width = canvas.getFontMetrics().stringWidth(words);
      canvas.drawString(words, Math.max(8, (getWidth() - width) / 2), getHeight() / 2);
    }
    canvas.dispose();
  }

  /** Where Enter sets a point. */
  private void paintMiddle(Graphics2D canvas) {
    if (isFocusOwner()) {
      int x = getWidth() / 2;
      int y = getHeight() / 2;
      canvas.setColor(Looks.colour("Studio.map.selection"));
      canvas.drawLine(x - 9, y, x - 3, y);
      canvas.drawLine(x + 3, y, x + 9, y);
      canvas.drawLine(x, y - 9, x, y - 3);
      canvas.drawLine(x, y + 3, x, y + 9);
      canvas.drawRect(0, 0, getWidth() - 1, getHeight() - 1);
    }
  }

  private final class Mouse extends MouseAdapter {
    private Point start = new Point();
    private boolean far;

    @Override
    public void mousePressed(MouseEvent event) {
      requestFocusInWindow();
      start = event.getPoint();
      far = false;
      dragged = Optional.of(event.getPoint());
      held =
          SwingUtilities.isLeftMouseButton(event)
              ? hands.grab(event.getX(), event.getY(), viewport)
              : Optional.empty();
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      far = far || start.distance(event.getPoint()) > CLICK_PIXELS;
      if (far && held.isEmpty() && dragged.isPresent()) {
        pan(event.getX() - dragged.get().x, event.getY() - dragged.get().y);
      }
      dragged = Optional.of(event.getPoint());
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      MapSpot spot = viewport.toGround(event.getX(), event.getY());
      if (far) {
        held.ifPresent(id -> hands.moved(id, spot));
      } else if (SwingUtilities.isLeftMouseButton(event)) {
        hands.clicked(spot);
      }
      held = Optional.empty();
      dragged = Optional.empty();
    }

    @Override
    public void mouseMoved(MouseEvent event) {
      hands.over(Optional.of(viewport.toGround(event.getX(), event.getY())));
    }

    @Override
    public void mouseExited(MouseEvent event) {
      hands.over(Optional.empty());
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
      zoom(event.getX(), event.getY(), Math.pow(STEP, -event.getPreciseWheelRotation() * 0.8));
    }
  }
}
