package studio.kriegsspiel.checks.clock;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.book.ScenarioDemand;
import studio.kriegsspiel.scenario.finding.Severity;

/** A date outside the period a rule book is written for. */
public final class OutOfPeriod implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-TIM-004",
              "A date outside the book's period",
              Severity.WARNING,
              "a book is played in its period")
          .demanding("period.first_year")
          .demanding("period.last_year");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    int year = context.clock().begins().getYear();
    Optional<ScenarioDemand> first = context.book().findDemand("period.first_year");
    Optional<ScenarioDemand> last = context.book().findDemand("period.last_year");
    if (first.isEmpty() || last.isEmpty()) {
      return;
    }
    if (year < first.get().amount() || year > last.get().amount()) {
      report
          .add(
              context.scenario().header().timeSpan(),
              "The action is set in %d, but the rules are written for %d to %d."
                  .formatted(year, first.get().amount(), last.get().amount()))
          .rule(year < first.get().amount() ? first.get().citation() : last.get().citation())
          .hint("choose another rule book, or go on knowing that its troop types may not fit");
    }
  }
}
