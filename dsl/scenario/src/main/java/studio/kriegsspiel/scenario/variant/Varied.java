package studio.kriegsspiel.scenario.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Additions;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.Header;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.plan.PlannedMarch;

/** The scenario that a variant makes of another; every statement keeps its place in the text. */
public final class Varied {
  private Header header;
  private List<Side> sides;
  private List<Deployment> deployments;
  private List<Reinforcement> reinforcements;
  private FieldPlan plan;

  private Varied(Scenario base, FieldPlan added) {
    this.header = base.header();
    this.sides = base.sides();
    this.deployments = new ArrayList<>(base.deployments());
    this.reinforcements = new ArrayList<>(base.reinforcements());
    this.deployments.removeIf(each -> added.places(each.unit()));
    this.reinforcements.removeIf(each -> added.places(each.unit()));
    this.plan =
        base.plan()
            .withoutPlaces(added::places)
            .withoutAreasOfSides(side -> hasAreaOf(added, side));
  }

  /** The scenario with all that the variant changes and adds. */
  public static Scenario of(Scenario base, Variant variant) {
    Additions added = variant.added();
    Varied varied = new Varied(base, added.plan());
    variant.changes().forEach(varied::change);
    Removed removed = Removed.by(base, variant);
    return new Scenario(
        base.title(),
        varied.header,
        added.generalIdea().or(base::generalIdea),
        varied.sides.stream().map(removed::from).toList(),
        varied.deployments.stream().filter(each -> !removed.has(each.unit())).toList(),
        and(base.reports(), added.reports()),
        and(base.intelligence().stream().filter(removed::leaves).toList(), added.intelligence()),
        varied.reinforcements.stream().filter(each -> !removed.has(each.unit())).toList(),
        and(
            base.engineering().stream().filter(each -> !removed.has(each.unit())).toList(),
            added.engineering()),
        base.known().and(added.known()),
        and(base.umpireNotes(), added.notes()),
        removed.from(base.review()).played(variant.title(), added.allowances(), added.assertions()),
        base.people(),
        base.variants(),
        varied.plan.without(removed::has).and(added.plan()),
        base.span());
  }

  private static boolean hasAreaOf(FieldPlan plan, String side) {
    return plan.areas().stream()
        .anyMatch(each -> each.unit().isEmpty() && each.side().equals(side));
  }

  private static <T> List<T> and(List<T> first, List<T> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }

  private void change(Change change) {
    change
        .match(
            new Change.Cases<Runnable>(
                book -> () -> header = header.with(book.rules()),
                ground -> () -> header = header.withGround(ground.phases()),
                weather -> () -> header = header.withWeather(weather.phases()),
                other ->
                    () ->
                        header =
                            header.withConditions(header.conditions().with(other.conditions())),
                hours ->
                    () -> header = header.withHours(hours.begins(), hours.ends(), hours.span()),
                restated ->
                    () -> sides = sides.stream().map(side -> Restating.of(side, restated)).toList(),
                without -> () -> {}, // taken away with all that speaks of it, before
                sent -> () -> sides = sides.stream().map(side -> Posting.of(side, sent)).toList(),
                moved -> () -> redeploy(moved.deployment()),
                moved -> () -> march(moved.march()),
                moved -> () -> reroute(moved.reinforcement())))
        .run();
  }

  private void redeploy(Deployment deployment) {
    reinforcements.removeIf(each -> each.unit().equals(deployment.unit()));
    plan = plan.withoutPlaces(deployment.unit()::equals);
    replace(deployment);
  }

  private void reroute(Reinforcement coming) {
    deployments.removeIf(each -> each.unit().equals(coming.unit()));
    plan = plan.withoutPlaces(coming.unit()::equals);
    replace(coming);
  }

  /** Neither the unit nor any part of it stands or comes on otherwise. */
  private void march(PlannedMarch march) {
    Set<UnitId> marching =
        sides.stream()
            .flatMap(Side::units)
            .filter(unit -> unit.id().equals(march.unit()))
            .flatMap(Unit::withAllParts)
            .map(Unit::id)
            .collect(Collectors.toSet());
    deployments.removeIf(each -> marching.contains(each.unit()));
    reinforcements.removeIf(each -> marching.contains(each.unit()));
    plan = plan.withoutPlaces(marching::contains).and(march);
  }

  /** In the place of the first of the unit's, or behind all. */
  private void replace(Deployment deployment) {
    Optional<Deployment> first =
        deployments.stream().filter(each -> each.unit().equals(deployment.unit())).findFirst();
    int at = first.map(deployments::indexOf).orElse(deployments.size());
    deployments.removeIf(each -> each.unit().equals(deployment.unit()));
    deployments.add(at, deployment);
  }

  private void replace(Reinforcement coming) {
    Optional<Reinforcement> first =
        reinforcements.stream().filter(each -> each.unit().equals(coming.unit())).findFirst();
    int at = first.map(reinforcements::indexOf).orElse(reinforcements.size());
    reinforcements.removeIf(each -> each.unit().equals(coming.unit()));
    reinforcements.add(at, coming);
  }
}
