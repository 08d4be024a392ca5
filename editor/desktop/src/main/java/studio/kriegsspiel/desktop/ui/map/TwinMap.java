package studio.kriegsspiel.desktop.ui.map;

import java.awt.BasicStroke;
import java.awt.BorderLayout;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.JPanel;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.PlanView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desk.readers.ReaderWork;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desktop.ui.look.BoundKey;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.scenario.force.UnitId;

/** A map that is looked at and not worked on, with rings around some of its troops. */
public final class TwinMap extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final double STEP_PIXELS = 60;
  private static final int ROOM_PIXELS = 7;

  private final transient Desk desk;
  private final transient MapView like;
  private final transient MapView view;
  private final MapCanvas canvas;
  private transient Set<UnitId> ringed = Set.of();
  private transient Optional<UnitId> chosen = Optional.empty();

  /**
   * A map of what lies on {@code desk}.
   *
   * @param like another of the same ground, whose layers it shows
   * @param name what it is called for those who hear it read
   */
  public TwinMap(Desk desk, MapView like, BackgroundRunner runner, String name) {
    super(new BorderLayout());
    this.desk = desk;
    this.like = like;
    view = new MapView(desk, Looks.scale());
    PlanView plans = new PlanView(desk, new ReaderWork(desk, runner), runner);
    PlanOverlay planned = new PlanOverlay(plans, view);
    canvas =
        new MapCanvas(
            desk,
            view,
            runner,
            List.of(
                planned,
                this::rings,
                new ScaleBarOverlay(
                    view, () -> desk.shown().get().metresPerPace(), this::words, () -> false)),
            spot -> {});
    canvas.getAccessibleContext().setAccessibleName(name);
    canvas
        .getAccessibleContext()
        .setAccessibleDescription(
            "Arrow keys move both maps, plus and minus bring them nearer and farther, 0 shows all.");
    canvas.use(new PanTool(view));
    canvas.lay(() -> new GroundPicture.Laid(Optional.empty(), planned.notes()));
    plans.marks().listen(marks -> canvas.repaint());
    key("LEFT", () -> view.pan(STEP_PIXELS, 0));
    key("RIGHT", () -> view.pan(-STEP_PIXELS, 0));
    key("UP", () -> view.pan(0, STEP_PIXELS));
    key("DOWN", () -> view.pan(0, -STEP_PIXELS));
    key("typed +", () -> view.zoom(1));
    key("typed -", () -> view.zoom(-1));
    key("typed 0", view::fit);
    add(canvas, BorderLayout.CENTER);
  }

  private void key(String stroke, Runnable what) {
    BoundKey.bind(canvas, stroke, what);
  }

  private List<Shape> words(Viewport viewport) {
    return canvas.words(viewport);
  }

  /** Has two maps show the same place at the same scale from now on, whichever is moved. */
  public static void together(TwinMap one, TwinMap other) {
    one.view.viewport().listen(other.view::showPlaceOf);
    other.view.viewport().listen(one.view::showPlaceOf);
  }

  /** Begins with what the other map has worked out of the ground, and with its layers. */
  public void begin() {
    view.beginAs(like);
  }

  /** Draws rings around units that stand here. */
  public void ring(Set<UnitId> units) {
    ringed = Set.copyOf(units);
    canvas.repaint();
  }

  /** Draws a stronger ring around one, and brings it into view if it stands here. */
  public void choose(Optional<UnitId> unit) {
    chosen = unit;
    unit.flatMap(each -> Navigation.findSpot(desk.shown().get(), each)).ifPresent(view::reveal);
    canvas.repaint();
  }

  private void rings(Graphics2D graphics, Viewport viewport) {
    MapViewport picture = MapView.forPainter(viewport);
    List<TroopBlock> blocks = view.scene().get().map(MapScene::blocks).orElse(List.of());
    graphics.setColor(Looks.colour("Studio.map.selection"));
    for (TroopBlock block : blocks) {
      boolean strong = chosen.filter(block.unit()::equals).isPresent();
      if (strong || ringed.contains(block.unit())) {
        Rectangle2D bounds = block.outline(picture).getBounds2D();
        double radius =
            Math.hypot(bounds.getWidth(), bounds.getHeight()) / 2 + Looks.scaled(ROOM_PIXELS);
        graphics.setStroke(new BasicStroke(strong ? 4 : 2));
        graphics.draw(
            new Ellipse2D.Double(
                bounds.getCenterX() - radius,
                bounds.getCenterY() - radius,
                2 * radius,
                2 * radius));
      }
    }
  }

  /** What is shown of the ground. */
  public MapView view() {
    return view;
  }

  /** Whether the picture on the screen is complete and up to date. */
  public boolean isFresh() {
    return canvas.isFresh();
  }
}
