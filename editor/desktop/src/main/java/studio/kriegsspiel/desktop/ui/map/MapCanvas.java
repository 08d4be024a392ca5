package studio.kriegsspiel.desktop.ui.map;

import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.ToolTipManager;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desktop.ui.editor.FindingText;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.MapSpot;

/** The map itself: draws it and hands the pointer to the tool in use. */
public final class MapCanvas extends JComponent {
  private static final long serialVersionUID = 1L;
  private static final double WHEEL_STEP = 0.6;

  private final transient Desk desk;
  private final transient MapView view;
  private final transient SwipedPicture picture;
  private final SwipeDivider divider;
  private final transient List<MapOverlay> overlays;
  private final transient Consumer<Optional<MapSpot>> pointer;
  private transient Supplier<GroundPicture.Laid> laid = () -> GroundPicture.Laid.NOTHING;
  private final transient List<Runnable> freshListeners = new ArrayList<>();
  private transient Optional<MapTool> tool = Optional.empty();
  private transient Optional<Point> panFrom = Optional.empty();

  /**
   * A map.
   *
   * @param overlays what is drawn above the ground, lowest first
   * @param pointer hears where the pointer is on the ground
   */
  MapCanvas(
      Desk desk,
      MapView view,
      BackgroundRunner runner,
      List<MapOverlay> overlays,
      Consumer<Optional<MapSpot>> pointer) {
    this.desk = desk;
    this.view = view;
    this.overlays = List.copyOf(overlays);
    this.pointer = pointer;
    this.picture = new SwipedPicture(view, runner, this::showDrawn);
    this.divider = new SwipeDivider(view, this);
    add(divider);
    setFocusable(true);
    setOpaque(true);
    setPreferredSize(new Dimension(600, 500));
    setMinimumSize(new Dimension(120, 120));
    getAccessibleContext().setAccessibleName("Map");
    getAccessibleContext()
        .setAccessibleDescription(
            "Arrow keys move the chosen block by 10 paces, with Shift by 100; N and P choose"
                + " another block.");
    Mouse mouse = new Mouse();
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
    addMouseWheelListener(mouse);
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            view.resize(getWidth(), getHeight());
            divider.place();
          }
        });
    ToolTipManager.sharedInstance().registerComponent(this);
    view.scene().listen(scene -> repaint());
    view.viewport().listen(viewport -> repaint());
    view.layers().listen(layers -> repaint());
    desk.selection().listen(unit -> repaint());
    view.wear(Looks.isDark());
  }

  @Override
  public void updateUI() {
    super.updateUI();
    view.wear(Looks.isDark());
  }

  /** Lays something among the layers of the map; {@link #repaint} when it changes. */
  void lay(Supplier<GroundPicture.Laid> newLaid) {
    laid = newLaid;
  }

  /** Calls back whenever the map has been drawn anew and is up to date. */
  void whenFresh(Runnable listener) {
    freshListeners.add(listener);
  }

  private void showDrawn() {
    repaint();
    if (isFresh()) {
      freshListeners.forEach(Runnable::run);
    }
  }

  /** Puts a tool into the hand. */
  void use(MapTool newTool) {
    tool.ifPresent(MapTool::cancel);
    tool = Optional.of(newTool);
    repaint();
  }

  /** Whether the picture on the screen is complete and up to date. */
  public boolean isFresh() {
    return view.scene().get().isPresent() && picture.isFresh();
  }

  /** Where words stand on the picture on the screen. */
  List<Shape> words(Viewport viewport) {
    return picture.words(viewport);
  }

  /** Tells the tool of a key; false if it means nothing to it. */
  boolean toolKey(ToolKey key) {
    boolean taken = tool.filter(each -> each.key(key)).isPresent();
    repaint();
    return taken;
  }

  /** Gives up what the tool has begun. */
  void cancelTool() {
    tool.ifPresent(MapTool::cancel);
    repaint();
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext =
          new AccessibleJComponent() {
            private static final long serialVersionUID = 1L;

            @Override
            public AccessibleRole getAccessibleRole() {
              return AccessibleRole.CANVAS;
            }
          };
    }
    return accessibleContext;
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D canvas = (Graphics2D) graphics.create();
    try {
      canvas.setColor(Looks.colour("Studio.map.background"));
      canvas.fillRect(0, 0, getWidth(), getHeight());
      Viewport viewport = view.viewport().get();
      double scale = Math.max(1, canvas.getTransform().getScaleX());
      view.scene()
          .get()
          .ifPresentOrElse(
              scene -> picture.want(scene, viewport, laid.get(), scale), picture::forget);
      if (view.scene().get().isPresent()) {
        picture.paint((Graphics2D) canvas.create(), viewport);
        canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        canvas.setRenderingHint(
            RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        if (picture.isAnythingDrawn()) {
          overlays.forEach(overlay -> overlay.paint(canvas, viewport));
          divider.paintWords(canvas, viewport);
          tool.ifPresent(each -> each.paint(canvas));
        } else {
          canvas.setColor(Looks.colour("Studio.map.overlayForeground"));
          String words = "Drawing the ground…";
          int width = canvas.getFontMetrics().stringWidth(words);
          canvas.drawString(words, (getWidth() - width) / 2, getHeight() / 2);
        }
      }
    } finally {
      canvas.dispose();
    }
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    if (!view.layers().get().findings() || desk.reader().get().isPresent()) {
      return null;
    }
    Viewport viewport = view.viewport().get();
    List<Finding> here =
        desk.shown().get().findings().stream()
            .filter(
                finding ->
                    finding
                        .spot()
                        .filter(
                            spot ->
                                FindingOverlay.signAt(
                                            viewport.toPixelX(spot.x()),
                                            viewport.toPixelY(spot.y()))
                                        .distance(event.getPoint())
                                    <= FindingOverlay.RADIUS)
                        .isPresent())
            .toList();
    return here.isEmpty() ? null : FindingText.tip(here);
  }

  private final class Mouse extends MouseAdapter {
    @Override
    public void mousePressed(MouseEvent event) {
      requestFocusInWindow();
      if (SwingUtilities.isMiddleMouseButton(event)) {
        panFrom = Optional.of(event.getPoint());
        setCursor(Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR));
      } else {
        tool.ifPresent(each -> each.pressed(event));
        repaint();
      }
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      tellPointer(event);
      if (panFrom.isPresent()) {
        Point from = panFrom.get();
        view.pan(event.getX() - from.x, event.getY() - from.y);
        panFrom = Optional.of(event.getPoint());
      } else {
        tool.ifPresent(each -> each.dragged(event));
        repaint();
      }
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      if (panFrom.isPresent()) {
        panFrom = Optional.empty();
        setCursor(Cursor.getDefaultCursor());
      } else {
        tool.ifPresent(each -> each.released(event));
        repaint();
      }
    }

    @Override
    public void mouseMoved(MouseEvent event) {
      tellPointer(event);
      tool.ifPresent(
          each -> {
            each.moved(event);
            setCursor(each.cursorAt(event));
          });
    }

    @Override
    public void mouseExited(MouseEvent event) {
      pointer.accept(Optional.empty());
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
      double steps = -event.getPreciseWheelRotation() * WHEEL_STEP;
      view.zoomAt(event.getX(), event.getY(), steps);
    }

    private void tellPointer(MouseEvent event) {
      pointer.accept(Optional.of(view.viewport().get().toGround(event.getX(), event.getY())));
    }
  }
}
