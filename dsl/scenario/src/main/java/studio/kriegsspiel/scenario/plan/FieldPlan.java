package studio.kriegsspiel.scenario.plan;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Release;

/**
 * What the author has arranged for troops beyond where they stand, in the order of the text.
 *
 * @param patrols bodies that go to and fro on a way
 * @param marches bodies on a march of which the enemy is not told
 * @param areas where players may deploy as they like
 * @param events what the umpire has happen
 * @param standing works that were done before play
 */
public record FieldPlan(
    List<Patrol> patrols,
    List<PlannedMarch> marches,
    List<DeploymentArea> areas,
    List<PlannedEvent> events,
    List<StandingWork> standing) {

  /** Nothing arranged. */
  public static final FieldPlan NONE =
      new FieldPlan(List.of(), List.of(), List.of(), List.of(), List.of());

  /** Copies the lists. */
  public FieldPlan {
    patrols = List.copyOf(patrols);
    marches = List.copyOf(marches);
    areas = List.copyOf(areas);
    events = List.copyOf(events);
    standing = List.copyOf(standing);
  }

  /** The same with more events. */
  public FieldPlan and(List<PlannedEvent> more) {
    return new FieldPlan(patrols, marches, areas, and(events, more), standing);
  }

  /** Whether nothing is arranged. */
  public boolean isEmpty() {
    return equals(NONE);
  }

  /** The same with what another arranges besides. */
  public FieldPlan and(FieldPlan other) {
    return new FieldPlan(
        and(patrols, other.patrols),
        and(marches, other.marches),
        and(areas, other.areas),
        and(events, other.events),
        and(standing, other.standing));
  }

  private static <T> List<T> and(List<T> first, List<T> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }

  /** The same without its marches. */
  public FieldPlan withoutMarches() {
    return new FieldPlan(patrols, List.of(), areas, events, standing);
  }

  /** Whether a unit is on patrol or has an area of its own. */
  public boolean places(UnitId unit) {
    return patrols.stream().anyMatch(each -> each.unit().equals(unit))
        || areas.stream().anyMatch(each -> each.unit().filter(unit::equals).isPresent());
  }

  /** The same without the areas of whole sides that have others. */
  public FieldPlan withoutAreasOfSides(Predicate<String> placed) {
    return new FieldPlan(
        patrols,
        marches,
        areas.stream()
            .filter(each -> each.unit().isPresent() || !placed.test(each.side()))
            .toList(),
        events,
        standing);
  }

  /** The same without what some units are to do, and without what waits for them. */
  public FieldPlan without(Predicate<UnitId> gone) {
    FieldPlan left = withoutPlaces(gone);
    return new FieldPlan(
        left.patrols,
        left.marches,
        left.areas,
        events.stream()
            .filter(each -> each.deed().findUnit().filter(gone).isEmpty())
            .filter(
                each ->
                    !(each.release() instanceof Release.When when)
                        || when.condition()
                            .facts()
                            .flatMap(fact -> fact.units().stream())
                            .noneMatch(gone))
            .toList(),
        left.standing);
  }

  /** The same with one more march. */
  public FieldPlan and(PlannedMarch march) {
    return new FieldPlan(patrols, and(marches, List.of(march)), areas, events, standing);
  }

  /** The same without the patrols, marches and areas of some units, which are placed otherwise. */
  public FieldPlan withoutPlaces(Predicate<UnitId> placed) {
    return new FieldPlan(
        patrols.stream().filter(each -> !placed.test(each.unit())).toList(),
        marches.stream().filter(each -> !placed.test(each.unit())).toList(),
        areas.stream().filter(each -> each.unit().filter(placed).isEmpty()).toList(),
        events,
        standing);
  }
}
