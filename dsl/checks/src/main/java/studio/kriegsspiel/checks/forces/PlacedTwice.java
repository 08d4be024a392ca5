package studio.kriegsspiel.checks.forces;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.scenario.text.TextSpan;

/** A unit that the text puts in two places. */
public final class PlacedTwice implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-FRC-006", "A unit in two places", Severity.ERROR, "a unit stands in one place only");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    said(context)
        .forEach(
            (unit, all) -> {
              if (context.units().find(unit).isPresent()) {
                look(unit, all, report);
              }
            });
    if (context.scenario().review().variant().isEmpty()) {
      context.scenario().variants().forEach(each -> look(each, report));
    }
  }

  /** Of two lines of a variant that place one unit the later counts; nobody means both. */
  private static void look(Variant variant, Report report) {
    Map<UnitId, Said> first = new HashMap<>();
    for (Change each : variant.changes()) {
      Optional<UnitId> unit = placed(each);
      Optional<Said> said = unit.map(id -> said(each));
      Said before = said.isEmpty() ? null : first.putIfAbsent(unit.get(), said.get());
      if (before != null) {
        report
            .add(
                each.span(),
                "In the variant \"%s\" `%s` %s, but line %d %s."
                    .formatted(
                        variant.title(),
                        unit.get().name(),
                        said.get().words(),
                        before.line(),
                        before.other()))
            .hint("keep one of the two lines, or place parts of it on their own");
      }
    }
  }

  private static Optional<UnitId> placed(Change change) {
    if (change instanceof Change.Redeployed moved) {
      return Optional.of(moved.deployment().unit());
    } else if (change instanceof Change.Rerouted moved) {
      return Optional.of(moved.reinforcement().unit());
    }
    return change instanceof Change.Marching moved
        ? Optional.of(moved.march().unit())
        : Optional.empty();
  }

  private static Said said(Change change) {
    TextSpan span = change.span();
    if (change instanceof Change.Redeployed) {
      return new Said(span, span.line(), "is deployed here", "deploys it elsewhere");
    }
    return change instanceof Change.Marching
        ? new Said(span, span.line(), "is on a march here", "has it march")
        : new Said(
            span, span.line(), "comes as a reinforcement here", "has it come as a reinforcement");
  }

  private static void look(UnitId unit, List<Said> all, Report report) {
    for (Said again : all.subList(1, all.size())) {
      report
          .add(
              again.span(),
              "`%s` %s, but line %d %s."
                  .formatted(unit.name(), again.words(), all.get(0).line(), all.get(0).other()))
          .hint("keep one of the two lines, or place parts of it on their own");
    }
  }

  /**
   * One statement that says where a unit is.
   *
   * @param words what it says of it, told first
   * @param other what it says of it, told of an earlier line
   */
  private record Said(TextSpan span, int line, String words, String other) {}

  /** What the text says of where each unit is, deployments first. */
  private static Map<UnitId, List<Said>> said(CheckContext context) {
    Map<UnitId, List<Said>> all = new LinkedHashMap<>();
    for (Deployment each : context.scenario().deployments()) {
      int line = each.span().line();
      add(
          all,
          each.unit(),
          new Said(each.unitSpan(), line, "is deployed here", "deploys it elsewhere"));
    }
    for (PlannedMarch each : context.scenario().plan().marches()) {
      int line = each.span().line();
      add(all, each.unit(), new Said(each.unitSpan(), line, "is on a march here", "has it march"));
    }
    for (Patrol each : context.scenario().plan().patrols()) {
      int line = each.span().line();
      add(all, each.unit(), new Said(each.unitSpan(), line, "is on patrol here", "has it patrol"));
    }
    for (Reinforcement each : context.scenario().reinforcements()) {
      String again = "comes as a reinforcement here";
      int line = each.span().line();
      add(
          all,
          each.unit(),
          new Said(each.unitSpan(), line, again, "has it come as a reinforcement"));
    }
    return all;
  }

  private static void add(Map<UnitId, List<Said>> all, UnitId unit, Said said) {
    all.computeIfAbsent(unit, id -> new ArrayList<>(1)).add(said);
  }
}
