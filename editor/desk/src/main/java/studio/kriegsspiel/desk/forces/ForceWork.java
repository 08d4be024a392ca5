package studio.kriegsspiel.desk.forces;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.FormWish;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.TroopCondition;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.edit.Rewrite;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.edit.Statements;
import studio.kriegsspiel.scenario.edit.UnitBlock;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What is done with troops by hand, on the map or in the tree: each gesture is one step of the one
 * history. While the text is still being read a gesture waits for it.
 */
public final class ForceWork {
  private final Desk desk;
  private final List<Runnable> waiting = new ArrayList<>();
  private Optional<Clip> clip = Optional.empty();

  /** A unit that was copied, as it is written, with where its bodies stood. */
  private record Clip(String side, Unit unit, UnitBlock block) {}

  /** Edits the text of {@code desk}. */
  public ForceWork(Desk desk) {
    this.desk = desk;
    desk.shown().listen(studied -> goOn());
  }

  private void goOn() {
    List<Runnable> now = List.copyOf(waiting);
    waiting.clear();
    now.forEach(Runnable::run);
  }

  /** Makes one step of what is wanted of the text as it is now. */
  private void want(String label, Function<ScenarioText, List<Intention>> wishes) {
    if (!desk.isChecked()) {
      waiting.add(() -> want(label, wishes));
      return;
    }
    Studied studied = desk.shown().get();
    if (studied.written().isEmpty()) {
      desk.message().set(Message.trouble("The text cannot be read just now; mend it first."));
      return;
    }
    List<Intention> wanted = wishes.apply(studied.written().get());
    if (wanted.isEmpty()) {
      return;
    }
    Rewrite rewrite = studied.patcher().orElseThrow().rewrite(wanted);
    if (rewrite instanceof Rewrite.Refused refused) {
      desk.message().set(Message.trouble(refused.sentence()));
    } else if (rewrite instanceof Rewrite.Patch patch) {
      desk.manuscript().edit(patch.edits(), label);
      String more = patch.remarks().isEmpty() ? "" : " " + String.join(" ", patch.remarks());
      desk.message().set(Message.info("Done: " + label + "." + more));
    }
  }

  /** What a step is called that concerns some units. */
  private static String label(String verb, Collection<UnitId> units) {
    return verb
        + " "
        + (units.size() == 1 ? units.iterator().next().name() : units.size() + " units");
  }

  /** Deploys a unit at a spot; one with parts that stand nowhere is drawn up about it. */
  public void place(UnitId unit, MapSpot spot) {
    want(label("place", List.of(unit)), source -> placing(source.scenario(), unit, spot));
    desk.selection().set(Optional.of(unit));
  }

  private List<Intention> placing(Scenario scenario, UnitId id, MapSpot spot) {
    Optional<Unit> unit = scenario.findUnit(id);
    if (unit.isEmpty()) {
      return List.of();
    }
    List<UnitId> bodies = Parade.bodies(unit.get()).stream().map(Unit::id).toList();
    boolean someStand = bodies.stream().anyMatch(each -> scenario.findDeployment(each).isPresent());
    if (scenario.findDeployment(id).isPresent()) {
      return List.of(new Intention.Move(id, spot));
    }
    return drawnUp(unit.get(), id.side(), spot).stream()
        .filter(each -> !someStand || scenario.findDeployment(each.unit()).isEmpty())
        .map(each -> placing(each, each.unit()))
        .toList();
  }

  private static Intention placing(TroopBlock block, UnitId unit) {
    return new Intention.Place(
        unit,
        new MapSpot(block.centre().x(), block.centre().y()),
        Optional.of(block.formation()),
        block.facingDegrees().map(Direction::new));
  }

  /** How a unit would lie about a spot, for a preview and for placing it. */
  public List<TroopBlock> drawnUp(Unit unit, String side, MapSpot spot) {
    Studied studied = desk.shown().get();
    MapPoint at = new MapPoint(spot.x(), spot.y());
    String colour =
        studied.scenario().flatMap(each -> each.findSide(side)).map(Side::colour).orElse("blue");
    Direction facing = Parade.facing(studied, side, at);
    return new Parade(studied).drawUp(unit, side, colour, at, facing);
  }

  /** Brings an army list in at the end of a side's order of battle. */
  public void bringIn(String side, String list) {
    want("bring in " + list, source -> List.of(new Intention.BringIn(side, list)));
  }

  /** The unit of a name, as it is known now. */
  public Optional<Unit> find(UnitId unit) {
    return desk.shown().get().scenario().flatMap(each -> each.findUnit(unit));
  }

  /** Units that stand nowhere and come from nowhere, in the order of the text. */
  public List<Unit> unplaced() {
    Studied studied = desk.shown().get();
    return studied.scenario().stream()
        .flatMap(Scenario::units)
        .filter(each -> each.isBody() && !each.isPost())
        .filter(each -> !studied.isPlaced(each.id()))
        .toList();
  }

  /** Takes units off the map; they stay in the order of battle. */
  public void withdraw(Collection<UnitId> units) {
    want(
        label("take off the map", units),
        source ->
            units.stream()
                .filter(each -> source.scenario().findDeployment(each).isPresent())
                .<Intention>map(Intention.Withdraw::new)
                .toList());
  }

  /** Takes units out of the order of battle, with what they do. */
  public void remove(Collection<UnitId> units) {
    want(
        label("remove", units),
        source ->
            highest(source.scenario(), units).stream()
                .<Intention>map(Intention.RemoveUnit::new)
                .toList());
  }

  /** Those of which no other is a part of another. */
  private static List<UnitId> highest(Scenario scenario, Collection<UnitId> units) {
    return units.stream()
        .filter(
            each ->
                units.stream()
                    .filter(other -> !other.equals(each))
                    .flatMap(other -> scenario.findUnit(other).stream())
                    .noneMatch(other -> other.holds(each)))
        .toList();
  }

  /** Draws units up in another formation. */
  public void reform(Collection<UnitId> units, Formation formation) {
    want(
        label("re-form", units),
        source ->
            units.stream()
                .filter(each -> source.scenario().findDeployment(each).isPresent())
                .<Intention>map(each -> new Intention.Reform(each, formation))
                .toList());
  }

  /** Turns units to face one way. */
  public void face(Collection<UnitId> units, Direction way) {
    want(
        label("turn", units),
        source ->
            units.stream()
                .filter(each -> source.scenario().findDeployment(each).isPresent())
                .<Intention>map(each -> new Intention.Turn(each, way))
                .toList());
  }

  /** Says of units in what state they are when play begins. */
  public void state(Collection<UnitId> units, TroopCondition state) {
    describe("change the state of", units, Map.of("state", state.label()));
  }

  /** Says of units how good they are. */
  public void grade(Collection<UnitId> units, Grade grade) {
    describe("change the grade of", units, Map.of("grade", grade.label()));
  }

  /** Changes parts of the statements of units; those of an army list stand in its own file. */
  private void describe(String verb, Collection<UnitId> units, Map<String, String> parts) {
    want(
        label(verb, units),
        source -> {
          List<Intention> wishes = new ArrayList<>();
          for (UnitId each : units) {
            source
                .scenario()
                .findUnit(each)
                .filter(unit -> source.holds(unit.span()))
                .flatMap(unit -> Statements.at(source, unit.nameSpan().offset()))
                .ifPresent(
                    statement -> {
                      Map<String, String> said =
                          new HashMap<>(statement.read(source.text()).values());
                      said.putAll(parts);
                      wishes.add(new Intention.Amend(statement.kind(), statement.span(), said));
                    });
          }
          if (wishes.isEmpty()) {
            desk.message()
                .set(Message.info("What is said of them stands in an army list; open that file."));
          }
          return wishes;
        });
  }

  /** Lets a unit hold the named place at a spot. */
  public void garrison(UnitId unit, MapSpot spot) {
    want(
        "garrison with " + unit.name(),
        source ->
            List.of(
                new Intention.Place(
                    unit, spot, Optional.of(Formation.GARRISON), Optional.empty())));
  }

  /** Whether a unit is deployed. */
  public boolean stands(UnitId unit) {
    return desk.shown().get().scenario().flatMap(each -> each.findDeployment(unit)).isPresent();
  }

  /** Puts a unit under another, or at the highest level of its side. */
  public void resubordinate(UnitId unit, Optional<UnitId> parent) {
    String under = parent.map(each -> " under " + each.name()).orElse(" at the head of its army");
    want(
        "put " + unit.name() + under, source -> List.of(new Intention.Resubordinate(unit, parent)));
  }

  /** Opens the form of a unit. */
  public void form(UnitId unit) {
    desk.forms().send(FormWish.change(unit));
  }

  /** Opens a form that adds a statement about a unit; its short name is filled in. */
  public void form(String kind, UnitId unit) {
    String name =
        desk.shown()
            .get()
            .scenario()
            .map(scenario -> FormWish.named(scenario, unit))
            .orElseGet(unit::name);
    desk.forms().send(FormWish.add(kind, Map.of("unit", name, "body", name)));
  }

  /** Gives a unit another title. */
  public void retitle(UnitId unit, String title) {
    want(
        "call " + unit.name() + " \"" + title + "\"",
        source -> List.of(new Intention.Retitle(unit, title)));
  }

  /** Notes a unit, to be pasted. */
  public void copy(UnitId unit) {
    Optional<ScenarioText> source = desk.shown().get().written();
    Optional<Unit> found = source.flatMap(each -> each.scenario().findUnit(unit));
    if (!desk.isChecked() || found.isEmpty()) {
      desk.message().set(Message.trouble("The text is still being read; try again."));
    } else if (!source.get().holds(found.get())) {
      desk.message()
          .set(
              Message.trouble(
                  "\u201c"
                      + unit.name()
                      + "\u201d comes from an army list; it cannot be copied here."));
    } else {
      clip =
          Optional.of(
              new Clip(unit.side(), found.get(), UnitBlock.of(source.get().text(), found.get())));
      desk.message().set(Message.info("Copied " + unit.name() + "; paste it with Ctrl+V."));
    }
  }

  /**
   * Writes the copied unit once more, beside the one it was copied of, and deploys it at a spot.
   */
  public void paste(Optional<MapSpot> spot) {
    if (clip.isEmpty()) {
      desk.message().set(Message.info("Nothing is copied; choose a unit and hit Ctrl+C first."));
      return;
    }
    Clip copied = clip.get();
    want(
        "paste " + copied.unit().id().name(),
        source -> {
          Optional<UnitId> parent = parentOf(source.scenario(), copied.unit().id());
          return adding(copied.side(), parent, copied.unit(), copied.block(), spot);
        });
  }

  /** Writes a unit of a list into an army, and deploys it at a spot. */
  public void add(String side, Optional<UnitId> parent, ListedUnit listed, Optional<MapSpot> spot) {
    want(
        "add " + listed.unit().title(),
        source -> adding(side, parent, listed.unit(), listed.block(), spot));
  }

  private List<Intention> adding(
      String side, Optional<UnitId> parent, Unit unit, UnitBlock block, Optional<MapSpot> spot) {
    List<Intention> wishes = new ArrayList<>();
    wishes.add(new Intention.AddUnit(side, parent, block));
    spot.ifPresent(
        at -> drawnUp(unit, side, at).forEach(each -> wishes.add(placing(each, each.unit()))));
    return wishes;
  }

  private static Optional<UnitId> parentOf(Scenario scenario, UnitId unit) {
    return scenario
        .units()
        .filter(each -> each.parts().stream().anyMatch(part -> part.id().equals(unit)))
        .map(Unit::id)
        .findFirst();
  }

  /** The sides, by which units of a list can be taken on. */
  public List<Side> sides() {
    return desk.shown().get().scenario().map(Scenario::sides).orElse(List.of());
  }

  /** The units that are chosen. */
  public Set<UnitId> chosen() {
    return desk.group().get();
  }

  /** Where the pointer's last choice stands, for pasting without a pointer. */
  public Optional<MapSpot> beside(UnitId unit) {
    return Navigation.findSpot(desk.shown().get(), unit)
        .map(spot -> new MapSpot(spot.x() + 150, spot.y() - 150));
  }
}
