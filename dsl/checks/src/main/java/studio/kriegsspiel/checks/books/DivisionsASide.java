package studio.kriegsspiel.checks.books;

import static studio.kriegsspiel.rules.RuleBookId.NAPOLEONIC_RNG;

import java.util.List;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.book.Trait;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;

/** More than a division on a side, under a book whose rules are for a division against another. */
public final class DivisionsASide implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-BOK-005",
              "More troops than the book plays at full scale",
              Severity.NOTE,
              "a book is played with armies of the size it is written for")
          .citing(
              NAPOLEONIC_RNG, "1 Introduction", "a division a side; larger actions scaled down");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (context.book().has(Trait.DIVISION_A_SIDE)) {
      context.scenario().sides().forEach(side -> look(side, report));
    }
  }

  private static void look(Side side, Report report) {
    List<Unit> divisions = side.units().filter(unit -> unit.echelon() == Echelon.DIVISION).toList();
    if (divisions.size() > 1) {
      report
          .add(
              side.nameSpan(),
              "%s has %s; the book plays a division a side at full scale and scales down what is larger."
                  .formatted(
                      side.name(), MessageWords.count(divisions.size(), "division", "divisions")))
          .hint("settle the share that a base stands for, or play a division of it");
    }
  }
}
