package studio.kriegsspiel.language.ide;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import studio.kriegsspiel.language.ide.OutlineNode.Kind;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.review.Assertion;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Makes the outline of a scenario. */
final class Outliner {
  private Outliner() {}

  static OutlineNode outline(Scenario scenario, String text) {
    List<OutlineNode> nodes = new ArrayList<>();
    scenario
        .generalIdea()
        .ifPresent(each -> nodes.add(leaf("General Idea", Kind.PROSE, each.span())));
    scenario.sides().forEach(each -> nodes.add(side(each)));
    scenario
        .deployments()
        .forEach(
            each ->
                nodes.add(
                    leaf(
                        each.unit() + " " + each.formation().label(),
                        Kind.DEPLOYMENT,
                        each.span())));
    scenario
        .reports()
        .forEach(
            each ->
                nodes.add(leaf("Report to " + name(each.audience()), Kind.REPORT, each.span())));
    scenario
        .intelligence()
        .forEach(
            each ->
                nodes.add(
                    leaf(
                        when(each.release()) + " to " + name(each.audience()),
                        Kind.INTELLIGENCE,
                        each.span())));
    scenario
        .reinforcements()
        .forEach(
            each ->
                nodes.add(leaf(each.at() + " " + each.unit(), Kind.REINFORCEMENT, each.span())));
    scenario
        .engineering()
        .forEach(
            each -> nodes.add(leaf(each.unit() + " at " + each.place(), Kind.WORK, each.span())));
    plan(scenario, nodes);
    review(scenario, text, nodes);
    scenario
        .umpireNotes()
        .forEach(each -> nodes.add(leaf("Umpire notes", Kind.PROSE, each.span())));
    nodes.sort(Comparator.comparingInt(each -> each.span().offset()));
    return new OutlineNode(
        scenario.title(), Kind.SCENARIO, scenario.span(), scenario.span(), nodes);
  }

  private static void plan(Scenario scenario, List<OutlineNode> nodes) {
    FieldPlan plan = scenario.plan();
    plan.patrols()
        .forEach(each -> nodes.add(leaf(each.unit() + " patrols", Kind.DEPLOYMENT, each.span())));
    plan.marches()
        .forEach(each -> nodes.add(leaf(each.unit() + " marches", Kind.DEPLOYMENT, each.span())));
    plan.areas()
        .forEach(
            each ->
                nodes.add(
                    leaf(
                        each.unit().map(Object::toString).orElse(each.side()) + " deploys freely",
                        Kind.DEPLOYMENT,
                        each.span())));
    plan.standing()
        .forEach(
            each -> nodes.add(leaf(each.words() + " at " + each.place(), Kind.WORK, each.span())));
    plan.events()
        .forEach(
            each ->
                nodes.add(
                    leaf(
                        when(each.release())
                            + each.deed().findUnit().map(unit -> " " + unit).orElse(""),
                        Kind.REINFORCEMENT,
                        each.span())));
  }

  /** What is said about the scenario; what house rules in another file say stands there. */
  private static void review(Scenario scenario, String text, List<OutlineNode> nodes) {
    String document = scenario.span().document();
    for (Variant each : scenario.variants()) {
      nodes.add(
          new OutlineNode(each.title(), Kind.VARIANT, each.span(), each.titleSpan(), List.of()));
    }
    for (Assertion each : scenario.review().assertions()) {
      TextSpan span = each.span();
      if (span.document().equals(document) && span.end() <= text.length()) {
        String said = text.substring(span.offset(), span.end()).replaceAll("\\s+", " ");
        nodes.add(leaf(said, Kind.ASSERTION, span));
      }
    }
    scenario.review().exercises().forEach(each -> nodes.add(exercise(each)));
  }

  private static OutlineNode exercise(Exercise exercise) {
    return new OutlineNode(
        exercise.title(),
        Kind.EXERCISE,
        exercise.span(),
        exercise.titleSpan(),
        exercise.decisions().stream()
            .map(each -> leaf(each.title(), Kind.DECISION, each.span()))
            .toList());
  }

  private static OutlineNode side(Side side) {
    List<OutlineNode> nodes = new ArrayList<>();
    side.roles().forEach(each -> nodes.add(leaf(each.title(), Kind.ROLE, each.span())));
    side.army().forEach(each -> nodes.add(unit(each)));
    String label =
        side.name().equals(side.title()) ? side.name() : side.name() + ", " + side.title();
    return new OutlineNode(label, Kind.SIDE, side.span(), side.nameSpan(), nodes);
  }

  private static OutlineNode unit(Unit unit) {
    return new OutlineNode(
        unit.title(),
        Kind.UNIT,
        unit.span(),
        unit.nameSpan(),
        unit.parts().stream().filter(each -> !each.isPost()).map(Outliner::unit).toList());
  }

  private static OutlineNode leaf(String label, Kind kind, TextSpan span) {
    return new OutlineNode(label, kind, span, span, List.of());
  }

  private static String name(Audience audience) {
    if (audience instanceof Audience.RoleOnly role) {
      return role.role();
    }
    return audience.findSide().orElse(audience.equals(Audience.UMPIRE) ? "the umpire" : "everyone");
  }

  private static String when(Release release) {
    return release.match(
        new Release.Cases<>(
            at -> at.time().toString(),
            between -> between.from() + "-" + between.to(),
            when -> "On a condition",
            again -> "Every " + again.every() + " " + again.unit().word() + " from " + again.from(),
            courier -> courier.leaves() + " by courier",
            withheld -> "Withheld"));
  }
}
