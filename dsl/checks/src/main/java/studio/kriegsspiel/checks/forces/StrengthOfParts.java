package studio.kriegsspiel.checks.forces;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.edit.Figure;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;

/** A stated strength that is not the sum of the strengths of the parts. */
public final class StrengthOfParts implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-FRC-002",
          "Strength that differs from its parts",
          Severity.WARNING,
          "a whole is the sum of its parts");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    context
        .scenario()
        .units()
        .filter(unit -> !unit.isBody())
        .forEach(
            unit -> {
              men(context, unit, report);
              squadrons(context, unit, report);
              pieces(unit, report);
            });
  }

  private static void men(CheckContext context, Unit unit, Report report) {
    boolean allStated = unit.parts().stream().allMatch(StrengthOfParts::countsMen);
    int sum = unit.parts().stream().mapToInt(Unit::totalMen).sum();
    OptionalInt stated = unit.strength().men();
    compare(context, unit, new Count(stated, sum, allStated, Figure.MEN, "man", "men"), report);
    Optional<Integer> most = mostOfParts(unit);
    if (!allStated && stated.isPresent() && most.isPresent() && stated.getAsInt() > most.get()) {
      report
          .add(
              unit.nameSpan(),
              "`%s` states %s, but its parts, guns included, can hardly have more than %s."
                  .formatted(
                      unit.id().name(),
                      MessageWords.count(stated.getAsInt(), "man", "men"),
                      MessageWords.group(most.get())))
          .hint("is a part missing, or a digit too many?");
    }
  }

  /** The most men the parts can have had, where there is a figure for every one of them. */
  private static Optional<Integer> mostOfParts(Unit unit) {
    int sum = 0;
    for (Unit part : unit.parts()) {
      Optional<Integer> most = UsualSizes.mostMen(part);
      if (most.isEmpty()) {
        return Optional.empty();
      }
      sum += most.get();
    }
    return Optional.of(sum);
  }

  private static void squadrons(CheckContext context, Unit unit, Report report) {
    List<Unit> cavalry =
        unit.parts().stream().filter(part -> part.strength().squadrons().isPresent()).toList();
    int sum = cavalry.stream().mapToInt(part -> part.strength().squadrons().orElse(0)).sum();
    boolean allStated = !cavalry.isEmpty() && cavalry.size() == unit.parts().size();
    OptionalInt stated = unit.strength().squadrons();
    compare(
        context,
        unit,
        new Count(stated, sum, allStated, Figure.SQUADRONS, "squadron", "squadrons"),
        report);
  }

  private static void pieces(Unit unit, Report report) {
    int own = unit.strength().pieces();
    int sum = unit.parts().stream().mapToInt(Unit::totalPieces).sum();
    if (own > 0 && sum > 0) {
      report
          .add(
              unit.nameSpan(),
              "`%s` has %s of its own besides the %s of its parts; they are counted together."
                  .formatted(
                      unit.id().name(),
                      MessageWords.count(own, "piece", "pieces"),
                      MessageWords.group(sum)))
          .hint("state the pieces either at the unit or at its batteries");
    }
  }

  private record Count(
      OptionalInt stated, int sum, boolean allStated, Figure figure, String one, String many) {
    boolean differs() {
      return stated.isPresent()
          && sum > 0
          && (allStated ? sum != stated.getAsInt() : sum > stated.getAsInt());
    }
  }

  private static void compare(CheckContext context, Unit unit, Count count, Report report) {
    if (!count.differs()) {
      return;
    }
    int stated = count.stated().orElseThrow();
    report
        .add(
            unit.nameSpan(),
            "`%s` states %s, but its parts add up to %s."
                .formatted(
                    unit.id().name(),
                    MessageWords.count(stated, count.one(), count.many()),
                    MessageWords.group(count.sum())))
        .fix(fix(context, unit, count))
        .hint("where sources disagree, keep the figures of one of them");
  }

  private static Optional<Fix> fix(CheckContext context, Unit unit, Count count) {
    return context.propose(
        "state "
            + MessageWords.count(count.sum(), count.one(), count.many())
            + " for `"
            + unit.id().name()
            + "`",
        new Intention.ChangeStrength(unit.id(), count.figure(), count.sum()));
  }

  private static boolean countsMen(Unit unit) {
    return unit.strength().men().isPresent()
        || (!unit.isBody() && unit.parts().stream().allMatch(StrengthOfParts::countsMen));
  }
}
