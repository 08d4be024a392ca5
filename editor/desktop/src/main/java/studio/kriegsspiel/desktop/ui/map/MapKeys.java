package studio.kriegsspiel.desktop.ui.map;

import java.awt.Point;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.function.Predicate;
import javax.swing.JComponent;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.forces.ForceWork;
import studio.kriegsspiel.desk.ground.GroundTask;
import studio.kriegsspiel.desk.map.BlockMoves;
import studio.kriegsspiel.desk.map.GroundPen;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desktop.ui.force.UnitMenu;
import studio.kriegsspiel.desktop.ui.look.BoundKey;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.scenario.force.UnitId;

/** What keys do while the map has the keyboard. */
final class MapKeys {
  private static final double PAN_PIXELS = 60;
  private static final double TURN_DEGREES = 22.5;
  private static final double FINE_TURN_DEGREES = 5;

  private final Desk desk;
  private final MapView view;
  private final Navigation navigation;
  private final BlockMoves moves;
  private final ForceWork work;
  private final DoubleSupplier metresPerPace;
  private Predicate<ToolKey> tool = key -> false;

  MapKeys(
      Desk desk,
      MapView view,
      Navigation navigation,
      BlockMoves moves,
      ForceWork work,
      DoubleSupplier metresPerPace) {
    this.desk = desk;
    this.view = view;
    this.navigation = navigation;
    this.moves = moves;
    this.work = work;
    this.metresPerPace = metresPerPace;
  }

  void bindTo(JComponent map, Runnable cancelTool, Predicate<ToolKey> tool) {
    this.tool = tool;
    BoundKey.bind(map, "BACK_SPACE", () -> tell(ToolKey.BACK, () -> {}));
    BoundKey.bind(map, "DELETE", () -> tell(ToolKey.REMOVE, () -> forGroup(work::withdraw)));
    BoundKey.bind(map, "shift DELETE", () -> forGroup(work::remove));
    BoundKey.bind(map, "ctrl C", () -> chosen().ifPresent(work::copy));
    BoundKey.bind(map, "ctrl V", () -> work.paste(chosen().flatMap(work::beside)));
    BoundKey.bind(map, "ctrl A", this::chooseAllOfSide);
    BoundKey.bind(map, "SPACE", () -> tell(ToolKey.SET, () -> {}));
    BoundKey.bind(map, "typed k", () -> tell(ToolKey.KEEP, () -> {}));
    arrow(map, "LEFT", -1, 0);
    arrow(map, "RIGHT", 1, 0);
    arrow(map, "UP", 0, 1);
    arrow(map, "DOWN", 0, -1);
    BoundKey.bind(map, "alt LEFT", () -> turn(-TURN_DEGREES));
    BoundKey.bind(map, "alt RIGHT", () -> turn(TURN_DEGREES));
    BoundKey.bind(map, "alt shift LEFT", () -> turn(-FINE_TURN_DEGREES));
    BoundKey.bind(map, "alt shift RIGHT", () -> turn(FINE_TURN_DEGREES));
    BoundKey.bind(map, "typed n", () -> step(1));
    BoundKey.bind(map, "typed p", () -> step(-1));
    BoundKey.bind(map, "typed +", () -> view.zoom(1));
    BoundKey.bind(map, "typed =", () -> view.zoom(1));
    BoundKey.bind(map, "typed -", () -> view.zoom(-1));
    BoundKey.bind(map, "typed 0", view::fit);
    BoundKey.bind(
        map,
        "ENTER",
        () -> {
          if (!tool.test(ToolKey.FINISH)) {
            chosen().ifPresent(unit -> navigation.showUnit(unit, true));
          }
        });
    BoundKey.bind(
        map,
        "ESCAPE",
        () -> {
          if (!tool.test(ToolKey.LEAVE)) {
            cancelTool.run();
            desk.selection().set(Optional.empty());
          }
        });
  }

  /** The menu key and Shift+F10 call for the menu of what is chosen, F for its formations. */
  void bindMenus(JComponent map, MapMenus menus, UnitMenu units, ChosenBlock chosen) {
    Runnable menu = () -> menus.show(map, place(map, chosen), !group().isEmpty());
    BoundKey.bind(map, "CONTEXT_MENU", menu);
    BoundKey.bind(map, "shift F10", menu);
    BoundKey.bind(
        map,
        "typed f",
        () -> {
          if (!group().isEmpty()) {
            Point at = place(map, chosen);
            units.formations(group()).getPopupMenu().show(map, at.x, at.y);
          }
        });
    BoundKey.bind(map, "F2", () -> chosen().ifPresent(unit -> units.retitle(unit, map)));
  }

  /** Where the chosen block lies in the map, the middle of the map where none does. */
  private Point place(JComponent map, ChosenBlock chosen) {
    return chosen
        .find()
        .map(block -> MapView.forPainter(view.viewport().get()).toPicture(block.centre()))
        .map(at -> new Point((int) Math.round(at.x), (int) Math.round(at.y)))
        .filter(map::contains)
        .orElseGet(() -> new Point(map.getWidth() / 2, map.getHeight() / 2));
  }

  /** Letters and digits that take a task of the palette while the ground is shaped. */
  static void bindPalette(JComponent part, GroundPen pen, BooleanSupplier shaping) {
    for (GroundTask task : GroundTask.values()) {
      BoundKey.bind(
          part,
          "typed " + task.key(),
          () -> {
            if (shaping.getAsBoolean()) {
              pen.take(Optional.of(task));
            }
          });
    }
  }

  private void arrow(JComponent map, String key, int east, int north) {
    BoundKey.bind(map, key, () -> tell(ToolKey.valueOf(key), () -> push(east, north, 10)));
    BoundKey.bind(
        map,
        "shift " + key,
        () -> tell(ToolKey.valueOf("FAR_" + key), () -> push(east, north, 100)));
    BoundKey.bind(map, "ctrl " + key, () -> view.pan(-east * PAN_PIXELS, north * PAN_PIXELS));
  }

  private void tell(ToolKey key, Runnable otherwise) {
    if (!tool.test(key)) {
      otherwise.run();
    }
  }

  private void push(int east, int north, int paces) {
    if (group().isEmpty()) {
      view.pan(-east * PAN_PIXELS, north * PAN_PIXELS);
    } else {
      double metres = paces * metresPerPace.getAsDouble();
      moves.moveBy(group(), east * metres, north * metres);
    }
  }

  /** Turns the chosen block by so many degrees clockwise. */
  void turn(double degrees) {
    moves.turnBy(group(), degrees);
  }

  private Set<UnitId> group() {
    return desk.group().get();
  }

  private void forGroup(Consumer<Set<UnitId>> what) {
    if (!group().isEmpty()) {
      what.accept(group());
    }
  }

  /** Chooses every block of the side of the chosen one, or of both sides. */
  private void chooseAllOfSide() {
    Optional<String> side = chosen().map(UnitId::side);
    desk.chooseAll(
        view.scene().get().map(MapScene::blocks).orElse(List.of()).stream()
            .map(TroopBlock::unit)
            .filter(each -> side.isEmpty() || side.get().equals(each.side()))
            .toList());
  }

  private Optional<UnitId> chosen() {
    return desk.selection().get();
  }

  /** Chooses the next block, or the one before. */
  void step(int by) {
    List<UnitId> units =
        view.scene().get().map(MapScene::blocks).orElse(List.of()).stream()
            .map(TroopBlock::unit)
            .toList();
    if (!units.isEmpty()) {
      int now = chosen().map(units::indexOf).orElse(by > 0 ? -1 : 0);
      navigation.showUnit(units.get(Math.floorMod(now + by, units.size())), false);
    }
  }
}
