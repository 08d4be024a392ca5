package studio.kriegsspiel.desk.map;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.edit.Patcher;
import studio.kriegsspiel.scenario.edit.Rewrite;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;

/**
 * Turns moves and turns of blocks into edits of the text. An edit needs to know the text as it is
 * now; while that is still being read, wishes add up and are carried out together.
 */
public final class BlockMoves {
  private final Desk desk;
  private final Observable<Map<UnitId, Wish>> shown = new Observable<>(Map.of());
  private boolean waiting;

  /**
   * Where a block is wanted, shown on the map before the text has been read again.
   *
   * @param unit the unit
   * @param spot where it shall stand
   * @param facing the way it shall face
   */
  public record Wish(UnitId unit, Optional<MapSpot> spot, Optional<Direction> facing) {}

  /** Edits the text of {@code desk}. */
  public BlockMoves(Desk desk) {
    this.desk = desk;
    desk.shown().listen(this::accept);
  }

  /** What is wanted and not yet read back from the text. */
  public Observable<Map<UnitId, Wish>> shown() {
    return shown;
  }

  /** What is wanted of one unit. */
  public Optional<Wish> find(UnitId unit) {
    return Optional.ofNullable(shown.get().get(unit));
  }

  /** Moves a block to a spot. */
  public void moveTo(UnitId unit, MapSpot spot) {
    wish(List.of(moved(unit, spot)));
  }

  private Wish moved(UnitId unit, MapSpot spot) {
    return new Wish(unit, Optional.of(spot), find(unit).flatMap(Wish::facing));
  }

  /** Moves blocks by so many metres, as one step; further moves add up. */
  public void moveBy(Collection<UnitId> units, double east, double north) {
    List<Wish> wishes = new ArrayList<>();
    for (UnitId unit : units) {
      find(unit)
          .flatMap(Wish::spot)
          .or(() -> Navigation.findSpot(desk.shown().get(), unit))
          .ifPresent(
              spot -> wishes.add(moved(unit, new MapSpot(spot.x() + east, spot.y() + north))));
    }
    if (wishes.isEmpty()) {
      String name = units.stream().map(UnitId::name).findFirst().orElse("");
      desk.message().set(Message.info("\u201c" + name + "\u201d does not stand on the map."));
    } else {
      wish(wishes);
    }
  }

  /** Turns a block to face a direction. */
  public void turnTo(UnitId unit, Direction facing) {
    wish(List.of(turned(unit, facing)));
  }

  private Wish turned(UnitId unit, Direction facing) {
    return new Wish(unit, find(unit).flatMap(Wish::spot), Optional.of(facing));
  }

  /** Turns blocks by so many degrees clockwise, each about itself; further turns add up. */
  public void turnBy(Collection<UnitId> units, double degrees) {
    wish(units.stream().map(unit -> turned(unit, next(unit, degrees))).toList());
  }

  private Direction next(UnitId unit, double degrees) {
    double now =
        find(unit)
            .flatMap(Wish::facing)
            .or(() -> findFacing(unit))
            .map(Direction::degrees)
            .orElse(0.0);
    double step = Math.abs(degrees);
    double next = degrees > 0 ? Math.floor(now / step + 1e-6) : Math.ceil(now / step - 1e-6);
    return new Direction((next + Math.signum(degrees)) * step);
  }

  private Optional<Direction> findFacing(UnitId unit) {
    return desk.shown()
        .get()
        .scenario()
        .flatMap(scenario -> scenario.findDeployment(unit))
        .flatMap(Deployment::facing);
  }

  private void wish(List<Wish> wishes) {
    if (desk.reader().get().isPresent()) {
      desk.message()
          .set(Message.info("The map shows what a reader knows; troops are moved as the umpire."));
      return;
    }
    if (wishes.isEmpty()) {
      return;
    }
    Map<UnitId, Wish> all = new LinkedHashMap<>(shown.get());
    wishes.forEach(each -> all.put(each.unit(), each));
    shown.set(Collections.unmodifiableMap(all));
    waiting = true;
    if (desk.isChecked()) {
      carryOut();
    }
  }

  private void accept(Studied studied) {
    if (waiting) {
      carryOut();
    } else {
      shown.set(Map.of());
    }
  }

  private void carryOut() {
    waiting = false;
    Optional<Patcher> patcher = desk.shown().get().patcher();
    if (patcher.isEmpty()) {
      shown.set(Map.of());
      desk.message().set(Message.trouble("The text cannot be read just now; mend it first."));
      return;
    }
    List<Intention> wanted = new ArrayList<>();
    for (Wish wish : shown.get().values()) {
      wish.spot().ifPresent(spot -> wanted.add(new Intention.Move(wish.unit(), spot)));
      wish.facing().ifPresent(facing -> wanted.add(new Intention.Turn(wish.unit(), facing)));
    }
    carryOut(patcher.get().rewrite(wanted), label());
  }

  private String label() {
    Collection<Wish> wishes = shown.get().values();
    boolean moves = wishes.stream().anyMatch(each -> each.spot().isPresent());
    String name =
        wishes.size() == 1 ? wishes.iterator().next().unit().name() : wishes.size() + " units";
    return (moves ? "move " : "turn ") + name;
  }

  /** Makes the edits; a wish that changes nothing is no longer shown. */
  private void carryOut(Rewrite rewrite, String label) {
    long before = desk.manuscript().version();
    if (rewrite instanceof Rewrite.Refused refused) {
      desk.message().set(Message.trouble(refused.sentence()));
    } else {
      desk.manuscript().edit(rewrite.edits(), label);
    }
    if (desk.manuscript().version() == before) {
      shown.set(Map.of());
    }
  }
}
