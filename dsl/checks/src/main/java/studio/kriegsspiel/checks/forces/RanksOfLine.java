package studio.kriegsspiel.checks.forces;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;

/** Infantry in a number of ranks that no army of the time drew up in. */
public final class RanksOfLine implements Check {
  private static final int LEAST = 2;
  private static final int MOST = 3;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-FRC-019",
              "Ranks that no line has",
              Severity.WARNING,
              "infantry stands in two or three ranks")
          .citing(REISSWITZ_1824, "§2", "three ranks, or two")
          .citing(BRITISH_1815, "The Apparatus", "two ranks, or three");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    context
        .scenario()
        .units()
        .filter(unit -> unit.type().arm() == Arm.INFANTRY && unit.ranks().isPresent())
        .filter(unit -> unit.ranks().getAsInt() < LEAST || unit.ranks().getAsInt() > MOST)
        .forEach(unit -> tell(unit, report));
  }

  private static void tell(Unit unit, Report report) {
    report
        .add(
            unit.nameSpan(),
            "`%s` is drawn up in %s; infantry stands in two or three."
                .formatted(
                    unit.id().name(), MessageWords.count(unit.ranks().getAsInt(), "rank", "ranks")))
        .hint("write `2 ranks` or `3 ranks`, or leave it to the book");
  }
}
