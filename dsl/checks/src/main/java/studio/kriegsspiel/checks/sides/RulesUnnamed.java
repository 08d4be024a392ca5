package studio.kriegsspiel.checks.sides;

import java.util.List;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;

/** A scenario that does not say by which rule book it is played. */
public final class RulesUnnamed implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-RUL-001",
          "No rule book named",
          Severity.WARNING,
          "a scenario says by which rule book it is played");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (context.scenario().header().rules().isEmpty()) {
      String line = "rules " + context.book().id().id();
      report
          .add(
              context.scenario().span(),
              "The scenario names no rule book; it was checked under %s."
                  .formatted(MessageWords.book(context.book().id())))
          .fix(
              context
                  .text()
                  .lineUnder(context.scenario().span(), line)
                  .map(
                      edit -> Fix.proposal("write `" + line + "` under the title", List.of(edit))));
    }
  }
}
