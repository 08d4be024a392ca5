package studio.kriegsspiel.checks.sides;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Side;

/** Fewer than two sides, a side without troops, or one without a part for a player. */
public final class SidesMissing implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SID-003",
              "A side or its troops or players missing",
              Severity.WARNING,
              "a game has two sides with troops and players")
          .citing(REISSWITZ_1824, "Introduction", "at least two players and an umpire")
          .citing(BRITISH_1815, "Relationship", "at least two players and an umpire");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    int sides = context.scenario().sides().size();
    if (sides < 2) {
      report
          .add(
              sides == 0 ? context.scenario().span() : context.scenario().sides().get(0).nameSpan(),
              sides == 0 ? "The scenario has no sides." : "The scenario has only one side.")
          .hint("write a `side` for each party, with its colour, objective and line of retreat");
    }
    for (Side side : context.scenario().sides()) {
      if (side.army().isEmpty()) {
        report
            .add(side.nameSpan(), "%s has no troops.".formatted(side.name()))
            .hint("write `army of " + side.name() + "` and its units");
      }
      if (side.roles().isEmpty()) {
        report
            .add(side.nameSpan(), "%s has no role for a player.".formatted(side.name()))
            .hint("write `role \"Commander\"` and the unit it leads");
      }
    }
  }
}
