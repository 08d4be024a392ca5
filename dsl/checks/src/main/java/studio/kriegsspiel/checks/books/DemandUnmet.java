package studio.kriegsspiel.checks.books;

import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.book.ScenarioDemand;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Something the book asks of a scenario that the scenario leaves open. */
public final class DemandUnmet implements Check {
  private static final CheckInfo INFO =
      demanding(
          CheckInfo.of(
              "KS-BOK-002",
              "Something the book asks for is left open",
              Severity.NOTE,
              "what a book asks for is given, or taken from a default that is named"));

  private static CheckInfo demanding(CheckInfo info) {
    CheckInfo all = info;
    for (Need need : Need.ALL) {
      all = all.demanding(need.key());
    }
    return all;
  }

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    TextSpan place =
        context
            .scenario()
            .header()
            .rules()
            .map(RuleChoice::span)
            .orElse(context.scenario().header().timeSpan());
    for (Need need : Need.ALL) {
      Optional<ScenarioDemand> demand = context.book().findDemand(need.key());
      if (demand.isPresent() && !need.given().test(context)) {
        report
            .add(
                place,
                "%s asks for something the scenario leaves open: %s."
                    .formatted(context.book().id().shortTitle(), lower(demand.get().title())))
            .rule(demand.get().citation())
            .hint(need.instead());
      }
    }
  }

  private static String lower(String title) {
    return title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1);
  }
}
