package studio.kriegsspiel.desktop.ui.map;

import java.awt.BasicStroke;
import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleSupplier;
import javax.swing.SwingUtilities;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.map.BlockMoves;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Chooses blocks, one by one or with a rubber band, carries them elsewhere, turns them by their
 * handle; elsewhere moves the map. What is carried where it may not stand is told so at once.
 */
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
  private final Hold hold;
  private final MapMenus menus;
  private Optional<Grip> grip = Optional.empty();

  private enum Kind {
    CARRY,
    TURN,
    BAND,
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
      DoubleSupplier metresPerPace,
      Hold hold,
      MapMenus menus) {
    this.desk = desk;
    this.view = view;
    this.navigation = navigation;
    this.moves = moves;
    this.chosen = chosen;
    this.metresPerPace = metresPerPace;
    this.hold = hold;
    this.menus = menus;
  }

  @Override
  public String name() {
    return "&Select and move";
  }

  @Override
  public String description() {
    return "Choose a block, drag it, or turn it by the handle before its front;"
        + " with Shift drag a band around several";
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
    if (event.isPopupTrigger() || SwingUtilities.isRightMouseButton(event)) {
      blockAt(event).ifPresent(block -> choose(block.unit(), false));
      menus.maybeShow(event, blockAt(event).isPresent());
      return;
    }
    if (!SwingUtilities.isLeftMouseButton(event)) {
      return;
    }
    Optional<TroopBlock> turned = onHandle(event);
    Optional<TroopBlock> block = turned.isPresent() ? turned : blockAt(event);
    Kind kind = event.isShiftDown() ? Kind.BAND : Kind.PAN;
    boolean asUmpire = desk.reader().get().isEmpty();
    if (turned.isPresent() && asUmpire) {
      kind = Kind.TURN;
    } else if (block.isPresent()) {
      kind = asUmpire ? Kind.CARRY : kind;
      choose(block.get().unit(), event.isControlDown() || event.isShiftDown());
    }
    grip = Optional.of(new Grip(kind, event.getPoint(), event.getPoint(), block, Optional.empty()));
  }

  /** Chooses a unit; one of several that are chosen already leaves these chosen. */
  private void choose(UnitId unit, boolean more) {
    Set<UnitId> group = desk.group().get();
    if (more) {
      List<UnitId> all = new ArrayList<>(group);
      if (!all.remove(unit)) {
        all.add(unit);
      }
      desk.chooseAll(all);
    } else if (!group.contains(unit) || group.size() == 1) {
      navigation.showUnit(unit, false);
    }
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
                  case BAND -> held.at(event.getPoint(), Optional.empty());
                  case CARRY -> carry(held, event);
                  case TURN -> turn(held, event);
                });
  }

  private Grip carry(Grip held, MouseEvent event) {
    Optional<TroopBlock> now = held.before.map(b -> carried(held, event, b));
    hold.look(now);
    hold.carry(now.map(block -> group(held.before.orElse(block), block)).orElse(List.of()));
    return held.at(event.getPoint(), now);
  }

  private Grip turn(Grip held, MouseEvent event) {
    Optional<TroopBlock> now = held.before.map(b -> turned(event, b));
    hold.carry(now.stream().toList());
    return held.at(event.getPoint(), now);
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
    if (event.isPopupTrigger()) {
      menus.maybeShow(event, blockAt(event).isPresent());
      return;
    }
    Optional<Grip> held = grip;
    grip = Optional.empty();
    held.ifPresent(each -> letGo(each, event));
    hold.letGo(chosen.isUnderWay());
  }

  private void letGo(Grip held, MouseEvent event) {
    if (!held.hasMoved()) {
      if (held.kind == Kind.PAN) {
        desk.selection().set(Optional.empty());
      } else if (held.kind == Kind.CARRY && !event.isControlDown() && !event.isShiftDown()) {
        held.before.ifPresent(block -> navigation.showUnit(block.unit(), false));
        held.before.ifPresent(block -> desk.chooseAll(List.of(block.unit())));
      }
      return;
    }
    if (held.kind == Kind.BAND) {
      band(held);
    }
    held.now.ifPresent(
        block -> {
          if (held.kind == Kind.TURN) {
            moves.turnTo(block.unit(), new Direction(block.facingDegrees().orElse(0.0)));
          } else {
            MapPoint to = event.isAltDown() ? hold.better().orElse(block.centre()) : block.centre();
            carryTo(held.before.orElse(block).centre(), to);
          }
        });
  }

  /** What is chosen goes with the block in the hand. */
  private void carryTo(MapPoint from, MapPoint to) {
    moves.moveBy(desk.group().get(), to.x() - from.x(), to.y() - from.y());
    hold.warn(desk);
  }

  /** Chooses the blocks whose middle lies in the band. */
  private void band(Grip held) {
    Rectangle band = band(held.from, held.at);
    var picture = MapView.forPainter(viewport());
    desk.chooseAll(
        view.scene().get().map(MapScene::blocks).orElse(List.of()).stream()
            .filter(block -> band.contains(picture.toPicture(block.centre())))
            .map(TroopBlock::unit)
            .toList());
    int chosen = desk.group().get().size();
    desk.message().set(Message.info(chosen + (chosen == 1 ? " unit" : " units") + " chosen."));
  }

  private static Rectangle band(Point from, Point to) {
    return new Rectangle(
        Math.min(from.x, to.x),
        Math.min(from.y, to.y),
        Math.abs(to.x - from.x),
        Math.abs(to.y - from.y));
  }

  @Override
  public void cancel() {
    grip = Optional.empty();
    hold.letGo(false);
  }

  @Override
  public void paint(Graphics2D graphics) {
    grip.filter(held -> held.kind == Kind.BAND)
        .ifPresent(held -> BlockPainter.band(graphics, band(held.from, held.at)));
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
    if (held.kind == Kind.CARRY) {
      group(before, block).stream()
          .skip(1)
          .forEach(other -> BlockPainter.frame(graphics, other, viewport(), false));
    }
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
    if (held.kind == Kind.CARRY) {
      hold.paint(graphics, viewport(), held.at);
    }
  }

  /** The block in the hand and the others that are chosen, which go along. */
  private List<TroopBlock> group(TroopBlock before, TroopBlock now) {
    double east = now.centre().x() - before.centre().x();
    double north = now.centre().y() - before.centre().y();
    List<TroopBlock> all = new ArrayList<>(List.of(now));
    for (TroopBlock other : chosen.all()) {
      if (!other.unit().equals(now.unit())) {
        all.add(other.movedTo(new MapPoint(other.centre().x() + east, other.centre().y() + north)));
      }
    }
    return all;
  }

  private String distance(MapPoint from, MapPoint to) {
    double metres = from.distanceMetres(to);
    return String.format(
        Locale.ROOT,
        "%,.0f paces %s",
        metres / metresPerPace.getAsDouble(),
        new Direction(from.bearingDegrees(to)).nearestWord());
  }
}
