package studio.kriegsspiel.desktop.ui.map;

import java.awt.BasicStroke;
import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import studio.kriegsspiel.desk.decision.Deciding;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.reading.decision.DecisionParty;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/** Chooses who acts and on whom for a question of the rule book, by clicks or keys. */
final class DecideTool implements MapTool {
  private static final double RING_PIXELS = 13;
  private static final double NEAR_PIXELS = 14;

  private final MapView view;
  private final Deciding deciding;
  private final CrossHairs hairs;
  private final DoubleSupplier metresPerPace;

  DecideTool(MapView view, Deciding deciding, DoubleSupplier metresPerPace) {
    this.view = view;
    this.deciding = deciding;
    this.hairs = new CrossHairs(view);
    this.metresPerPace = metresPerPace;
  }

  @Override
  public String name() {
    return "&Decide a question";
  }

  @Override
  public String description() {
    return "Click who acts, then on whom, or a point: the questions of the rule book that fit";
  }

  @Override
  public Symbol symbol() {
    return Symbol.DECIDE;
  }

  @Override
  public char key() {
    return 'd';
  }

  @Override
  public Cursor cursorAt(MouseEvent event) {
    return Cursor.getPredefinedCursor(Cursor.CROSSHAIR_CURSOR);
  }

  @Override
  public void pressed(MouseEvent event) {
    MapPoint at = hairs.ground(event);
    hairs.follow(at);
    point(event.getX(), event.getY(), at);
  }

  private void point(double x, double y, MapPoint at) {
    Viewport viewport = view.viewport().get();
    deciding.point(
        view.scene()
            .get()
            .flatMap(scene -> ChosenBlock.at(scene, viewport, x, y))
            .map(block -> deciding.party(block.unit()))
            .orElseGet(() -> party(at)));
  }

  /** A named place if one is near, else the point beside the nearest. */
  private DecisionParty party(MapPoint at) {
    double near = NEAR_PIXELS * view.viewport().get().metresPerPixel();
    Optional<Place> place =
        view.scene().get().map(MapScene::terrain).stream()
            .flatMap(terrain -> terrain.places().stream())
            .min(
                java.util.Comparator.comparingDouble((Place each) -> each.at().distanceMetres(at)));
    return place
        .map(
            known ->
                known.at().distanceMetres(at) < near
                    ? new DecisionParty.OfPoint(known.at(), "“" + known.name() + "”")
                    : new DecisionParty.OfPoint(at, "a point near “" + known.name() + "”"))
        .orElseGet(() -> new DecisionParty.OfPoint(at, "a point of the ground"));
  }

  @Override
  public void dragged(MouseEvent event) {
    moved(event);
  }

  @Override
  public void released(MouseEvent event) {
    // One is chosen when the button goes down.
  }

  @Override
  public void moved(MouseEvent event) {
    hairs.follow(hairs.ground(event));
  }

  @Override
  public boolean key(ToolKey key) {
    return switch (key) {
      case SET, FINISH -> {
        MapPoint at = hairs.point();
        Viewport viewport = view.viewport().get();
        hairs.rest(at);
        point(viewport.toPixelX(at.x()), viewport.toPixelY(at.y()), at);
        yield true;
      }
      case LEAVE -> {
        boolean chosen = deciding.first().get().isPresent();
        deciding.about(Optional.empty(), Optional.empty());
        yield chosen;
      }
      case BACK, REMOVE -> true;
      default -> hairs.step(key);
    };
  }

  @Override
  public void cancel() {
    hairs.forget();
  }

  @Override
  public void paint(Graphics2D graphics) {
    Optional<MapPoint> from = deciding.first().get().flatMap(this::at);
    Optional<MapPoint> to = deciding.second().get().flatMap(this::at);
    from.ifPresent(point -> ring(graphics, point));
    to.ifPresent(point -> ring(graphics, point));
    if (from.isPresent() && to.isPresent()) {
      line(graphics, from.get(), to.get());
    }
    hairs.paint(graphics);
  }

  private Optional<MapPoint> at(DecisionParty party) {
    if (party instanceof DecisionParty.OfPoint of) {
      return Optional.of(of.point());
    }
    DecisionParty.OfUnit unit = (DecisionParty.OfUnit) party;
    return view.scene().get().stream()
        .flatMap(scene -> scene.blocks().stream())
        .filter(block -> block.unit().equals(unit.unit()))
        .map(TroopBlock::centre)
        .findFirst();
  }

  private void ring(Graphics2D graphics, MapPoint point) {
    Viewport viewport = view.viewport().get();
    double x = viewport.toPixelX(point.x());
    double y = viewport.toPixelY(point.y());
    GroundInk.halo(
        graphics,
        new Ellipse2D.Double(x - RING_PIXELS, y - RING_PIXELS, 2 * RING_PIXELS, 2 * RING_PIXELS),
        Looks.colour("Studio.map.selection"),
        2f);
  }

  private void line(Graphics2D graphics, MapPoint from, MapPoint to) {
    Viewport viewport = view.viewport().get();
    double x = viewport.toPixelX(to.x());
    double y = viewport.toPixelY(to.y());
    graphics.setColor(Looks.colour("Studio.map.selection"));
    graphics.setStroke(
        new BasicStroke(
            1.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1f, new float[] {6, 5}, 0));
    graphics.draw(
        new Line2D.Double(viewport.toPixelX(from.x()), viewport.toPixelY(from.y()), x, y));
    String words =
        String.format(
            java.util.Locale.ROOT,
            "%,.0f paces",
            from.distanceMetres(to) / metresPerPace.getAsDouble());
    BlockPainter.note(graphics, words, x, y, viewport);
  }
}
