package studio.kriegsspiel.checks.news;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.Passage;

/** A scenario that does not tell its players why they fight. */
public final class GeneralIdeaMissing implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-004", "No General Idea", Severity.WARNING, "all players know why they fight")
          .citing(REISSWITZ_1824, "§6", "both sides receive the General Idea")
          .citing(BRITISH_1815, "General Idea", "");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Optional<Passage> idea = context.scenario().generalIdea();
    if (idea.isEmpty()) {
      report
          .add(context.scenario().span(), "The scenario has no General Idea.")
          .hint("write `general idea` and a few sentences that both sides may read");
    } else if (idea.get().text().isBlank()) {
      report
          .add(idea.get().span(), "The General Idea is empty.")
          .hint("write a few sentences that both sides may read");
    }
  }
}
