package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Commander;
import studio.kriegsspiel.scenario.force.Duty;
import studio.kriegsspiel.scenario.force.FirstOrder;
import studio.kriegsspiel.scenario.force.Particulars;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.StateAtStart;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.people.Person;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.force.UnitIndex;

/**
 * Decides which of its own side's troops a reader knows of. Reinforcements are known once they have
 * entered, once a text handed to the reader names them, or if they are the reader's own command or
 * under it. A commander has the order of battle of what he leads; when and where those under him
 * come he knows only from what he is told.
 */
final class OwnForces {
  private final Scenario scenario;
  private final Clock clock;
  private final UnitIndex units;
  private final ReaderMap map;
  private final Fog fog;
  private final Side side;
  private final LocalDateTime time;
  private final Set<UnitId> withheld = new HashSet<>();
  private final Set<UnitId> expected = new HashSet<>();

  /** Troops that have not come and with whom the reader does not come either. */
  private final Set<UnitId> apart = new HashSet<>();

  private final Set<UnitId> command;
  private final Set<UnitId> named;
  private final List<UnitView> army;
  private final Set<UnitId> shown;
  private final List<Reinforcement> arrivals = new ArrayList<>();

  OwnForces(
      Situation situation,
      Side side,
      Reader.Player reader,
      LocalDateTime time,
      String told,
      ReaderMap map) {
    this.units = situation.units();
    this.map = map;
    this.fog = new Fog(situation, reader, time);
    this.scenario = situation.scenario();
    this.clock = situation.clock();
    this.side = side;
    this.time = time;
    this.named = Set.copyOf(situation.part(UnitsNamed.class, UnitsNamed::new).in(told));
    this.command =
        side.roles().stream()
            .filter(role -> reader.isRole(side.name(), role.title()))
            .flatMap(role -> role.commands().stream())
            .collect(Collectors.toSet());
    for (Reinforcement reinforcement : scenario.reinforcements()) {
      if (reinforcement.unit().side().equals(side.name())) {
        scenario.findUnit(reinforcement.unit()).ifPresent(unit -> sort(reinforcement, unit));
      }
    }
    for (PlannedEvent event : scenario.plan().events()) {
      if (event.deed() instanceof Deed.Arrives coming
          && coming.unit().side().equals(side.name())
          && !hasComeBy(event.release())) {
        scenario.findUnit(coming.unit()).ifPresent(this::await);
      }
    }
    this.army = side.army().stream().flatMap(unit -> view(unit).stream()).toList();
    this.shown =
        army.stream()
            .flatMap(UnitView::withAllParts)
            .map(unit -> new UnitId(side.name(), unit.name()))
            .collect(Collectors.toSet());
  }

  private void sort(Reinforcement reinforcement, Unit unit) {
    Set<UnitId> all = new HashSet<>();
    collect(unit, all);
    boolean arrived = !clock.time(reinforcement.at()).isAfter(time);
    boolean commanded = command.stream().anyMatch(all::contains);
    if (arrived || commanded) {
      arrivals.add(reinforcement);
    }
    if (arrived) {
      return;
    }
    await(unit, commanded, all);
  }

  private void await(Unit unit, boolean commanded, Set<UnitId> all) {
    (commanded || isExpected(unit) ? expected : withheld).addAll(all);
    if (!commanded) {
      apart.addAll(all);
    }
  }

  /** Whether the reader knows that a unit is to come, though not when and where. */
  private boolean isExpected(Unit unit) {
    return named.contains(unit.id())
        || command.stream().anyMatch(own -> units.isUnder(unit.id(), own));
  }

  /** Whether troops that come between two times must have come. */
  private boolean hasComeBy(Release release) {
    return release instanceof Release.Between between && !clock.time(between.to()).isAfter(time);
  }

  /**
   * Troops that come on a condition, or within an hour: nobody but their own commanders knows of
   * them beforehand.
   */
  private void await(Unit unit) {
    Set<UnitId> all = new HashSet<>();
    collect(unit, all);
    await(unit, command.stream().anyMatch(all::contains), all);
  }

  /** The unit and its parts, but those of which the text speaks on their own. */
  private void collect(Unit unit, Set<UnitId> all) {
    all.add(unit.id());
    units.company(unit).stream()
        .filter(each -> !units.isPlaced(each))
        .forEach(each -> collect(each, all));
  }

  /** Whether the reader's papers show a unit; whatever names one must ask this. */
  boolean knows(UnitId unit) {
    return shown.contains(unit);
  }

  List<UnitView> army() {
    return army;
  }

  /** The unit of a short name, if the reader knows of it. */
  Optional<UnitView> find(String name) {
    return army.stream()
        .flatMap(UnitView::withAllParts)
        .filter(unit -> unit.name().equals(name))
        .findFirst();
  }

  private Optional<UnitView> view(Unit unit) {
    List<UnitView> parts = unit.parts().stream().flatMap(part -> view(part).stream()).toList();
    boolean complete = unit.withAllParts().map(Unit::id).noneMatch(withheld::contains);
    boolean empty = !complete && parts.isEmpty();
    if (empty && !command.contains(unit.id())) {
      return Optional.empty();
    }
    return Optional.of(
        new UnitView(
            unit.id().name(),
            unit.title(),
            unit.echelon(),
            unit.type(),
            complete ? unit.strength() : Strength.UNKNOWN,
            unit.grade(),
            unit.ranks(),
            empty || expected.contains(unit.id()) || comesInParts(parts)
                ? UnitView.Standing.EXPECTED
                : UnitView.Standing.PRESENT,
            parts,
            particulars(unit, complete)));
  }

  /** Whether a formation comes on by its parts, and none of them is there yet. */
  private static boolean comesInParts(List<UnitView> parts) {
    List<UnitView> bodies = parts.stream().filter(each -> !each.isPost()).toList();
    return !bodies.isEmpty()
        && bodies.stream().allMatch(each -> each.standing() == UnitView.Standing.EXPECTED);
  }

  /** Losses in men of a formation of which some is withheld would tell how much that is. */
  private UnitParticulars particulars(Unit unit, boolean complete) {
    Particulars all = unit.particulars();
    return new UnitParticulars(
        all.nation(),
        all.weapon(),
        all.commander().map(Commander::name),
        all.state().flatMap(StateAtStart::condition),
        all.state().flatMap(StateAtStart::losses).filter(each -> complete || each.isShare()),
        all.state().flatMap(StateAtStart::rounds),
        units
            .findAttachment(unit)
            .filter(to -> to.withAllParts().map(Unit::id).noneMatch(withheld::contains))
            .map(to -> to.id().name()));
  }

  /**
   * First orders that the reader gives or receives: those to his own command, to what is under it
   * and to what it is under. One about troops of his side that he does not know of is left out, and
   * so is one to troops that have not come, unless he comes with them: it would tell him what the
   * rest of the day is to bring.
   */
  List<OrderView> orders(OrderWords words) {
    List<OrderView> orders = new ArrayList<>();
    for (FirstOrder order : side.command().orders()) {
      boolean told = knows(order.unit()) && order.about().filter(this::isWithheld).isEmpty();
      if (told && isOfReader(order.unit()) && !apart.contains(order.unit())) {
        orders.add(words.of(order));
      }
    }
    return orders;
  }

  private boolean isOfReader(UnitId ordered) {
    return command.isEmpty()
        || command.stream()
            .anyMatch(own -> units.isUnder(ordered, own) || units.isUnder(own, ordered));
  }

  /** Whether the reader knows where a unit is that he knows of. */
  boolean knowsWhere(UnitId unit) {
    return knows(unit) && !fog.hides(unit);
  }

  List<DeploymentView> deployments() {
    return scenario.deployments().stream()
        .filter(deployment -> knowsWhere(deployment.unit()))
        .map(
            deployment ->
                new DeploymentView(
                    deployment.unit().name(),
                    deployment.formation(),
                    map.words(deployment.position()),
                    map.find(deployment.position()),
                    deployment.facing(),
                    deployment.works()))
        .toList();
  }

  List<ArrivalView> arrivals() {
    return arrivals.stream()
        .filter(arrival -> !fog.hides(arrival.unit()))
        .map(
            arrival ->
                new ArrivalView(
                    arrival.unit().name(),
                    map.words(arrival.entry()),
                    map.find(arrival.entry()),
                    arrival.from(),
                    clock.time(arrival.at()),
                    arrival.marchOrder()))
        .toList();
  }

  List<WorkView> works() {
    List<WorkView> works = new ArrayList<>();
    for (var task : scenario.engineering()) {
      clock
          .find(task.begins())
          .filter(begins -> !begins.isAfter(time) && knowsWhere(task.unit()))
          .ifPresent(
              begins ->
                  works.add(
                      new WorkView(
                          task.unit().name(), task.work(), task.place(), task.material(), begins)));
    }
    return works;
  }

  private boolean isWithheld(UnitId unit) {
    return unit.side().equals(side.name()) && !knows(unit) && scenario.findUnit(unit).isPresent();
  }

  /** Roles of the side; one that commands troops the reader does not know of is left out. */
  List<RoleView> roles() {
    return side.roles().stream()
        .filter(role -> role.commands().stream().noneMatch(this::isWithheld))
        .map(
            role ->
                new RoleView(
                    role.title(),
                    role.commands().filter(this::knows).map(UnitId::name),
                    role.superior().filter(this::knows).map(UnitId::name),
                    role.duties().stream().map(Duty::words).toList(),
                    scenario.people().holdersOf(side.name(), role.title()).stream()
                        .map(Person::title)
                        .toList()))
        .toList();
  }
}
