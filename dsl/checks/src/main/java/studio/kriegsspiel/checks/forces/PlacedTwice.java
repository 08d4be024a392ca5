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
      Optional<Said> said = placed(each);
      Optional<Said> before = said.map(one -> first.putIfAbsent(one.unit(), one));
      if (before.isPresent()) {
        report
            .add(
                each.span(),
                "In the variant \"%s\" `%s` %s, but line %d %s."
                    .formatted(
                        variant.title(),
                        before.get().unit().name(),
                        said.get().words(),
                        before.get().line(),
                        before.get().other()))
            .hint("keep one of the two lines, or place parts of it on their own");
      }
    }
  }

  private static Optional<Said> placed(Change change) {
    TextSpan span = change.span();
    return change.match(
        new Change.Cases<>(
            otherBook -> Optional.empty(),
            otherGround -> Optional.empty(),
            otherWeather -> Optional.empty(),
            otherConditions -> Optional.empty(),
            otherHours -> Optional.empty(),
            restated -> Optional.empty(),
            without -> Optional.empty(),
            posted -> Optional.empty(),
            moved -> Optional.of(Said.deployed(moved.deployment().unit(), span, span)),
            moved -> Optional.of(Said.marching(moved.march().unit(), span, span)),
            moved -> Optional.of(Said.coming(moved.reinforcement().unit(), span, span))));
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
   * @param span what is underlined
   * @param words what it says of it, told first
   * @param other what it says of it, told of an earlier line
   */
  private record Said(UnitId unit, TextSpan span, int line, String words, String other) {
    static Said deployed(UnitId unit, TextSpan span, TextSpan whole) {
      return new Said(unit, span, whole.line(), "is deployed here", "deploys it elsewhere");
    }

    static Said marching(UnitId unit, TextSpan span, TextSpan whole) {
      return new Said(unit, span, whole.line(), "is on a march here", "has it march");
    }

    static Said patrolling(UnitId unit, TextSpan span, TextSpan whole) {
      return new Said(unit, span, whole.line(), "is on patrol here", "has it patrol");
    }

    static Said coming(UnitId unit, TextSpan span, TextSpan whole) {
      return new Said(
          unit,
          span,
          whole.line(),
          "comes as a reinforcement here",
          "has it come as a reinforcement");
    }
  }

  /** What the text says of where each unit is, deployments first. */
  private static Map<UnitId, List<Said>> said(CheckContext context) {
    Map<UnitId, List<Said>> all = new LinkedHashMap<>();
    for (Deployment each : context.scenario().deployments()) {
      add(all, Said.deployed(each.unit(), each.unitSpan(), each.span()));
    }
    for (PlannedMarch each : context.scenario().plan().marches()) {
      add(all, Said.marching(each.unit(), each.unitSpan(), each.span()));
    }
    for (Patrol each : context.scenario().plan().patrols()) {
      add(all, Said.patrolling(each.unit(), each.unitSpan(), each.span()));
    }
    for (Reinforcement each : context.scenario().reinforcements()) {
      add(all, Said.coming(each.unit(), each.unitSpan(), each.span()));
    }
    return all;
  }

  private static void add(Map<UnitId, List<Said>> all, Said said) {
    all.computeIfAbsent(said.unit(), id -> new ArrayList<>(1)).add(said);
  }
}
