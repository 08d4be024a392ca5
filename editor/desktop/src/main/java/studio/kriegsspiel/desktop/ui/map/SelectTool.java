package studio.kriegsspiel.desktop.ui.map;

import java.awt.BasicStroke;
import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import javax.swing.SwingUtilities;
import studio.kriegsspiel.desktop.model.desk.Desk;
import studio.kriegsspiel.desktop.model.desk.Navigation;
import studio.kriegsspiel.desktop.model.map.BlockMoves;
import studio.kriegsspiel.desktop.model.map.MapView;
import studio.kriegsspiel.desktop.model.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.terrain.MapPoint;

/** Chooses blocks, carries them elsewhere, turns them by their handle; elsewhere moves the map. */
final class SelectTool implements MapTool {
  private static final double TURN_STEP = 22.5;
  private static final double HANDLE_REACH = 9;
  private static final int STILL_PIXELS = 4;

  private final Desk desk;
  private final MapView view;
  private final Navigation navigation;
  private final BlockMoves moves;
  private final ChosenBlock chosen;
  private final DoubleSupplier metresPerPace;
  private Optional<Grip> grip = Optional.empty();

  private enum Kind {
    CARRY,
    TURN,
    PAN
  }

  /** What the hand holds: the block where it was, the block where it is now. */
  private record Grip(
      Kind kind, Point from, Point at, Optional<TroopBlock> before, Optional<TroopBlock> now) {
    Grip at(Point point, Optional<TroopBlock> block) {
      return new Grip(kind, from, point, before, block);
    }

    boolean hasMoved() {
      return from.distance(at) > STILL_PIXELS;
    }
  }

  SelectTool(
      Desk desk,
      MapView view,
      Navigation navigation,
      BlockMoves moves,
      ChosenBlock chosen,
      DoubleSupplier metresPerPace) {
    this.desk = desk;
    this.view = view;
    this.navigation = navigation;
    this.moves = moves;
    this.chosen = chosen;
    this.metresPerPace = metresPerPace;
  }

  @Override
  public String name() {
    return "&Select and move";
  }

  @Override
  public String description() {
    return "Choose a block, drag it, or turn it by the handle before its front";
  }

  @Override
  public Symbol symbol() {
    return Symbol.SELECT;
  }

  @Override
  public char key() {
    return 'v';
  }

  @Override
  public Cursor cursorAt(MouseEvent event) {
    if (onHandle(event).isPresent()) {
      return Cursor.getPredefinedCursor(Cursor.CROSSHAIR_CURSOR);
    }
    return blockAt(event).isPresent()
        ? Cursor.getPredefinedCursor(Cursor.HAND_CURSOR)
        : Cursor.getDefaultCursor();
  }

  private Viewport viewport() {
    return view.viewport().get();
  }

  private Optional<TroopBlock> onHandle(MouseEvent event) {
    return chosen
        .find()
        .filter(
            block ->
                ChosenBlock.handle(block, viewport()).distance(event.getPoint()) < HANDLE_REACH);
  }

  private Optional<TroopBlock> blockAt(MouseEvent event) {
    return view.scene()
        .get()
        .flatMap(scene -> ChosenBlock.at(scene, viewport(), event.getX(), event.getY()));
  }

  @Override
  public void pressed(MouseEvent event) {
    if (!SwingUtilities.isLeftMouseButton(event)) {
      return;
    }
    Optional<TroopBlock> turned = onHandle(event);
    Optional<TroopBlock> block = turned.isPresent() ? turned : blockAt(event);
    Kind kind = Kind.PAN;
    if (turned.isPresent()) {
      kind = Kind.TURN;
    } else if (block.isPresent()) {
      kind = Kind.CARRY;
      navigation.showUnit(block.get().unit(), false);
    }
    grip = Optional.of(new Grip(kind, event.getPoint(), event.getPoint(), block, Optional.empty()));
  }

  @Override
  public void dragged(MouseEvent event) {
    grip =
        grip.map(
            held ->
                switch (held.kind) {
                  case PAN -> {
                    view.pan(event.getX() - held.at.x, event.getY() - held.at.y);
                    yield held.at(event.getPoint(), Optional.empty());
                  }
                  case CARRY ->
                      held.at(event.getPoint(), held.before.map(b -> carried(held, event, b)));
                  case TURN -> held.at(event.getPoint(), held.before.map(b -> turned(event, b)));
                });
  }

  private TroopBlock carried(Grip held, MouseEvent event, TroopBlock block) {
    double scale = viewport().metresPerPixel();
    return block.movedTo(
        new MapPoint(
            block.centre().x() + (event.getX() - held.from.x) * scale,
            block.centre().y() - (event.getY() - held.from.y) * scale));
  }

  private TroopBlock turned(MouseEvent event, TroopBlock block) {
    MapSpot spot = viewport().toGround(event.getX(), event.getY());
    double bearing = block.centre().bearingDegrees(new MapPoint(spot.x(), spot.y()));
    double step = event.isShiftDown() ? 1 : TURN_STEP;
    return block.facing(new Direction(Math.rint(bearing / step) * step).degrees());
  }

  @Override
  public void released(MouseEvent event) {
    Optional<Grip> held = grip;
    grip = Optional.empty();
    held.ifPresent(this::letGo);
  }

  private void letGo(Grip held) {
    if (!held.hasMoved()) {
      if (held.kind == Kind.PAN) {
        desk.selection().set(Optional.empty());
      }
      return;
    }
    held.now.ifPresent(
        block -> {
          if (held.kind == Kind.CARRY) {
            moves.moveTo(block.unit(), new MapSpot(block.centre().x(), block.centre().y()));
          } else {
            moves.turnTo(block.unit(), new Direction(block.facingDegrees().orElse(0.0)));
          }
        });
  }

  @Override
  public void cancel() {
    grip = Optional.empty();
  }

  @Override
  public void paint(Graphics2D graphics) {
    grip.filter(Grip::hasMoved)
        .ifPresent(held -> held.now.ifPresent(block -> paint(graphics, held, block)));
  }

  private void paint(Graphics2D graphics, Grip held, TroopBlock block) {
    view.scene()
        .get()
        .ifPresent(
            scene -> BlockPainter.ghost(graphics, block, viewport(), scene.painter().style()));
    BlockPainter.frame(graphics, block, viewport(), held.kind == Kind.TURN);
    TroopBlock before = held.before.orElse(block);
    String words;
    if (held.kind == Kind.CARRY) {
      var picture = MapView.forPainter(viewport());
      Point2D from = picture.toPicture(before.centre());
      Point2D to = picture.toPicture(block.centre());
      graphics.setColor(Looks.colour("Studio.map.selection"));
      graphics.setStroke(
          new BasicStroke(
              1.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1f, new float[] {5, 5}, 0));
      graphics.draw(new Line2D.Double(from, to));
      words = distance(before.centre(), block.centre());
    } else {
      Direction facing = new Direction(block.facingDegrees().orElse(0.0));
      words =
          String.format(Locale.ROOT, "facing %s, %.0f°", facing.nearestWord(), facing.degrees());
    }
    BlockPainter.note(graphics, words, held.at.x, held.at.y, view.viewport().get());
  }

  private String distance(MapPoint from, MapPoint to) {
    double metres = from.distanceMetres(to);
    return String.format(
        Locale.ROOT,
        "%.0f paces %s",
        metres / metresPerPace.getAsDouble(),
        new Direction(from.bearingDegrees(to)).nearestWord());
  }
}
