package studio.kriegsspiel.situation.force;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Attachment;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.DeploymentArea;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.plan.PlannedEvent;

/** Units by name, with what stands above them and where the text puts them. */
public final class UnitIndex {
  private final Map<UnitId, List<Unit>> byName = new LinkedHashMap<>();
  private final Map<Unit, Unit> parents = new java.util.IdentityHashMap<>();
  private final Map<Unit, Unit> superiors = new java.util.IdentityHashMap<>();
  private final Map<Unit, List<Unit>> attached = new java.util.IdentityHashMap<>();
  private final Map<UnitId, List<Deployment>> deployed = new HashMap<>();
  private final Map<UnitId, List<Reinforcement>> coming = new HashMap<>();
  private final Set<UnitId> placed = new HashSet<>();
  private final Set<UnitId> awaited = new HashSet<>();
  private final Set<String> free = new HashSet<>();

  public UnitIndex(Scenario scenario) {
    for (Side side : scenario.sides()) {
      side.army().forEach(this::add);
    }
    for (Side side : scenario.sides()) {
      side.command().attachments().forEach(this::attach);
    }
    for (Deployment each : scenario.deployments()) {
      deployed.computeIfAbsent(each.unit(), k -> new ArrayList<>()).add(each);
      placed.add(each.unit());
    }
    for (Reinforcement each : scenario.reinforcements()) {
      coming.computeIfAbsent(each.unit(), k -> new ArrayList<>()).add(each);
      placed.add(each.unit());
    }
    plan(scenario.plan());
  }

  private void plan(FieldPlan plan) {
    plan.patrols().forEach(each -> placed.add(each.unit()));
    plan.marches().forEach(each -> placed.add(each.unit()));
    for (DeploymentArea each : plan.areas()) {
      each.unit().ifPresentOrElse(unit -> placed.add(unit), () -> free.add(each.side()));
    }
    for (PlannedEvent each : plan.events()) {
      if (each.deed() instanceof Deed.Arrives arrives) {
        placed.add(arrives.unit());
        awaited.add(arrives.unit());
      }
    }
  }

  private void add(Unit unit) {
    byName.computeIfAbsent(unit.id(), k -> new ArrayList<>()).add(unit);
    for (Unit part : unit.parts()) {
      parents.put(part, unit);
      add(part);
    }
  }

  private void attach(Attachment each) {
    Optional<Unit> unit = find(each.unit());
    Optional<Unit> to = find(each.to());
    if (unit.isPresent() && to.isPresent()) {
      superiors.put(unit.get(), to.get());
      attached.computeIfAbsent(to.get(), k -> new ArrayList<>()).add(unit.get());
    }
  }

  /** Units that share one name, for every name, in the order of the text. */
  public Iterable<List<Unit>> byName() {
    return byName.values();
  }

  /** The first unit of a name. */
  public Optional<Unit> find(UnitId id) {
    List<Unit> all = byName.get(id);
    return all == null ? Optional.empty() : Optional.of(all.get(0));
  }

  /** Whether a unit of the text is another or belongs to it. */
  public boolean isWithin(UnitId unit, UnitId whole) {
    return find(whole).filter(each -> each.holds(unit)).isPresent();
  }

  /** Short names of all units of a side. */
  public List<String> names(String side) {
    return byName.values().stream()
        .map(units -> units.get(0).id())
        .filter(id -> id.side().equals(side))
        .map(UnitId::name)
        .toList();
  }

  /** The unit a unit is sent to, where it is not its own that gives it orders. */
  public Optional<Unit> findAttachment(Unit unit) {
    return superiors.isEmpty() ? Optional.empty() : Optional.ofNullable(superiors.get(unit));
  }

  /** The unit that gives a unit its orders: the one it is sent to, or the one it belongs to. */
  public Optional<Unit> findSuperior(Unit unit) {
    Optional<Unit> sentTo = findAttachment(unit);
    return sentTo.isPresent() ? sentTo : findParent(unit);
  }

  /** Whether a unit is another, or takes its orders from it at last. */
  public boolean isUnder(UnitId unit, UnitId other) {
    for (Optional<Unit> each = find(unit); each.isPresent(); each = findSuperior(each.get())) {
      if (each.get().id().equals(other)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The units that take their orders from one: its parts but its posts and those sent away, and
   * those sent.
   */
  public List<Unit> company(Unit unit) {
    if (superiors.isEmpty() && unit.isBody()) {
      return List.of();
    }
    List<Unit> company = new ArrayList<>(unit.parts());
    company.removeIf(each -> each.isPost() || superiors.containsKey(each));
    company.addAll(attached.getOrDefault(unit, List.of()));
    return company;
  }

  /** The unit a unit belongs to, in whose return it counts. */
  public Optional<Unit> findParent(Unit unit) {
    return Optional.ofNullable(parents.get(unit));
  }

  /** Everything the text says about where a unit stands at the start. */
  public List<Deployment> deployments(UnitId id) {
    return deployed.getOrDefault(id, List.of());
  }

  /** Everything the text says about a unit's coming later. */
  public List<Reinforcement> reinforcements(UnitId id) {
    return coming.getOrDefault(id, List.of());
  }

  /** Whether a unit comes on only if something happens, or some time between two. */
  public boolean isAwaited(UnitId id) {
    return awaited.contains(id);
  }

  /** Whether the text places the unit itself, at the start or later. */
  public boolean isPlaced(Unit unit) {
    return placed.contains(unit.id());
  }

  /** Whether the text places the unit, one above it, or all its parts. */
  public boolean isCovered(Unit unit) {
    for (Optional<Unit> each = Optional.of(unit);
        each.isPresent();
        each = findSuperior(each.get())) {
      if (isPlaced(each.get())) {
        return true;
      }
    }
    List<Unit> parts = unit.parts().stream().filter(part -> !part.isPost()).toList();
    return free.contains(unit.id().side())
        || (!parts.isEmpty() && parts.stream().allMatch(this::isCovered));
  }

  /** Whether the unit or one above it comes on only during play. */
  public boolean comesLater(Unit unit) {
    for (Optional<Unit> each = Optional.of(unit);
        each.isPresent();
        each = findSuperior(each.get())) {
      if (!reinforcements(each.get().id()).isEmpty() || isAwaited(each.get().id())) {
        return true;
      }
    }
    return false;
  }

  /**
   * The units that stand together when {@code unit} is placed: itself if it has no parts, else
   * those of its parts that are neither placed on their own nor sent to another unit; and those
   * sent to it. Posts are always placed on their own.
   */
  public List<Unit> bodies(Unit unit) {
    List<Unit> company = company(unit);
    if (company.isEmpty()) {
      return unit.isBody() ? List.of(unit) : List.of();
    }
    Stream<Unit> itself = unit.isBody() ? Stream.of(unit) : Stream.empty();
    Stream<Unit> others =
        company.stream().filter(each -> !isPlaced(each)).flatMap(each -> bodies(each).stream());
    return Stream.concat(itself, others).toList();
  }
}
