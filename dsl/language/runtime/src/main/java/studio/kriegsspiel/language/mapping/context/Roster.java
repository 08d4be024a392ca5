package studio.kriegsspiel.language.mapping.context;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.names.DefinedName;
import studio.kriegsspiel.scenario.names.SymbolTable;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** All names of sides and units of a scenario, and what a name in the text stands for. */
public final class Roster {
  private final MappingContext context;
  private final NameUses uses;
  private final Set<String> sides = new LinkedHashSet<>();
  private final Map<String, Set<UnitId>> byName = new LinkedHashMap<>();
  private final Map<UnitId, Unit> units = new LinkedHashMap<>();
  private final Map<String, List<String>> roles = new LinkedHashMap<>();

  public Roster(MappingContext context, SymbolTable symbols) {
    this.context = context;
    this.uses = new NameUses(context.source(), symbols);
  }

  /** All names of a scenario that is written in another file; none of them stands in this text. */
  public static Roster of(MappingContext context, Scenario scenario, SymbolTable symbols) {
    Roster roster = new Roster(context, symbols);
    for (Side side : scenario.sides()) {
      roster.addSide(side.name(), TextSpan.NONE);
      for (Role role : side.roles()) {
        roster.roles.computeIfAbsent(role.title(), key -> new ArrayList<>()).add(side.name());
        roster.uses.defineElsewhere(DefinedName.Kind.ROLE, side.name(), role.title());
      }
      side.army().forEach(roster::addUnplaced);
      side.army().stream()
          .flatMap(Unit::withAllParts)
          .map(Unit::id)
          .forEach(id -> roster.uses.defineElsewhere(DefinedName.Kind.UNIT, id.side(), id.name()));
    }
    return roster;
  }

  public void addSide(String name, TextSpan span) {
    if (sides.add(name)) {
      uses.defineSide(name, span);
    }
  }

  public void addRole(String side, String title, TextSpan span) {
    roles.computeIfAbsent(title, key -> new ArrayList<>()).add(side);
    uses.defineRole(side, title, span);
  }

  public void useRole(String side, String title, TextSpan span) {
    uses.role(side, title, span);
  }

  /** The sides that have a role of that title, in the order of the text. */
  public List<String> sidesOfRole(String title) {
    return roles.getOrDefault(title, List.of());
  }

  public void useSide(String name, TextSpan span) {
    uses.side(name, span);
  }

  public boolean hasSide(String name) {
    return sides.contains(name);
  }

  public void add(Unit unit) {
    if (units.putIfAbsent(unit.id(), unit) == null) {
      uses.defineUnit(unit);
    }
    name(unit);
    unit.parts().forEach(this::add);
  }

  /** Adds a unit whose name stands nowhere in this text, so that nothing can be renamed. */
  public void addUnplaced(Unit unit) {
    units.putIfAbsent(unit.id(), unit);
    name(unit);
    unit.parts().forEach(this::addUnplaced);
  }

  /** Takes out a unit that is none of the scenario's; what its name means is no longer known. */
  public void forget(UnitId id) {
    units.remove(id);
    byName.values().forEach(each -> each.remove(id));
    byName.values().removeIf(Set::isEmpty);
    uses.forget(id);
  }

  private void name(Unit unit) {
    byName.computeIfAbsent(unit.id().name(), key -> new LinkedHashSet<>()).add(unit.id());
    if (!unit.title().equals(unit.id().name())) {
      byName.computeIfAbsent(unit.title(), key -> new LinkedHashSet<>()).add(unit.id());
    }
  }

  /** Whether any unit has this name or title. */
  public boolean knows(String name) {
    return byName.containsKey(name);
  }

  /** The names of all sides and units. */
  public List<String> names() {
    List<String> names = new ArrayList<>(sides);
    units.keySet().stream().map(UnitId::name).distinct().forEach(names::add);
    return names;
  }

  public Optional<Unit> unit(UnitId id) {
    return Optional.ofNullable(units.get(id));
  }

  /** Finds a side by name, or says that there is none. */
  public Optional<String> side(String written, EObject statement, String feature) {
    String name = Literals.name(written);
    if (sides.contains(name)) {
      uses.side(name, context.span(statement, feature));
      return Optional.of(name);
    }
    context.unknown(
        "KS-LNK-002",
        context.span(statement, feature),
        "There is no side `" + name + "`",
        name,
        sides,
        sides.isEmpty()
            ? "Sides are named so: `side Blue \"Anglo-Allied\" colour blue`."
            : "The sides are " + String.join(", ", sides) + ".");
    return Optional.empty();
  }

  /** Finds the unit that {@code Red.Quiot} or {@code Quiot} names, or says that there is none. */
  public Optional<UnitId> unit(String written, EObject statement, String feature) {
    return find(written, "", context.span(statement, feature));
  }

  /**
   * Finds a unit.
   *
   * @param side the side whose unit is meant where two sides have one of that name, or empty
   */
  public Optional<UnitId> find(String written, String side, TextSpan span) {
    int dot = written.indexOf('.');
    String wantedSide = dot > 0 ? Literals.name(written.substring(0, dot).strip()) : side;
    boolean qualified = dot > 0 && sides.contains(wantedSide);
    List<UnitId> found = candidates(written, side);
    if (found.size() == 1) {
      uses.unit(found.get(0), span, qualified);
      return Optional.of(found.get(0));
    }
    if (found.isEmpty()) {
      missing(qualified ? wantedSide : "", wanted(written), span);
    } else {
      ambiguous(written, found, span);
    }
    return Optional.empty();
  }

  /** The unit that a name of an army list means, if it is one; nothing is told. */
  public Optional<UnitId> peek(String written, String side) {
    List<UnitId> found = candidates(written, side);
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  /** Notes that a unit is used at a place. */
  public void refer(UnitId unit, TextSpan span) {
    uses.unit(unit, span, false);
  }

  private String wanted(String written) {
    int dot = written.indexOf('.');
    boolean qualified = dot > 0 && sides.contains(Literals.name(written.substring(0, dot).strip()));
    return dot > 0 && !qualified ? written : Literals.name(written.substring(dot + 1).strip());
  }

  private List<UnitId> candidates(String written, String side) {
    int dot = written.indexOf('.');
    String wantedSide = dot > 0 ? Literals.name(written.substring(0, dot).strip()) : side;
    boolean qualified = dot > 0 && sides.contains(wantedSide);
    List<UnitId> found = new ArrayList<>(byName.getOrDefault(wanted(written), Set.of()));
    if (qualified || (found.size() > 1 && !wantedSide.isEmpty())) {
      found.removeIf(each -> !each.side().equals(wantedSide));
    }
    return found;
  }

  private void missing(String side, String name, TextSpan span) {
    List<String> known =
        units.keySet().stream()
            .filter(id -> side.isEmpty() || id.side().equals(side))
            .map(UnitId::name)
            .distinct()
            .toList();
    Set<UnitId> elsewhere = byName.getOrDefault(name, Set.of());
    if (!side.isEmpty() && !elsewhere.isEmpty()) {
      UnitId other = elsewhere.iterator().next();
      context.add(
          "KS-LNK-001",
          Severity.ERROR,
          span,
          "`" + side + "` has no unit `" + name + "`; `" + other.side() + "` has one.",
          Optional.empty(),
          List.of(
              Fix.proposal(
                  "write `" + other + "`", List.of(TextEdit.replace(span, other.toString())))));
      return;
    }
    boolean tail = context.source().text().startsWith(name, span.end() - name.length());
    context.unknown(
        "KS-LNK-001",
        tail ? context.source().span(span.end() - name.length(), name.length()) : span,
        side.isEmpty()
            ? "No order of battle has a unit `" + name + "`"
            : "`" + side + "` has no unit `" + name + "`",
        name,
        known,
        "Units are named below `army of`, so: `battalion \"5th Line KGL\" as KGL5: 379 men`.");
  }

  private void ambiguous(String written, List<UnitId> found, TextSpan span) {
    List<Fix> fixes =
        found.stream()
            .distinct()
            .filter(each -> !each.name().contains(" "))
            .map(
                each ->
                    Fix.proposal(
                        "write `" + each + "`", List.of(TextEdit.replace(span, each.toString()))))
            .toList();
    context.add(
        "KS-LNK-005",
        Severity.ERROR,
        span,
        "`"
            + written
            + "` may be "
            + String.join(" or ", found.stream().map(Object::toString).toList())
            + ".",
        Optional.of("Write the side before the name, so: `" + found.get(0) + "`."),
        fixes);
  }
}
