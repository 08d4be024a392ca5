package studio.kriegsspiel.checks.news;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextEdit;

/** News of the enemy, or a report, that does not say where it comes from. */
public final class SourceOfNews implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-001",
              "News without a source",
              Severity.WARNING,
              "a receiver can weigh news only if he knows where it comes from")
          .citing(REISSWITZ_1824, "§6", "news of the enemy names its source")
          .citing(BRITISH_1815, "General Idea", "news of the enemy names its source");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (EnemyNews each : EnemyNews.all(context)) {
      if (each.isWithoutSource()) {
        report
            .add(each.span(), "The %s does not say where it comes from.".formatted(each.what()))
            .hint(
                "write `from a patrol`, `from a spy, reliable`, `from an inhabitant, doubtful`"
                    + " or another source")
            .fix(each.naming(context, "an inhabitant, doubtful"));
      }
    }
    context.scenario().reports().stream()
        .filter(each -> each.from().isEmpty())
        .forEach(
            each ->
                report
                    .add(
                        each.span(),
                        "The report to %s does not say who sends it."
                            .formatted(each.audience().words()))
                    .fix(
                        context.text().holds(each.text().span())
                            ? Optional.of(
                                Fix.proposal(
                                    "write `from headquarters`",
                                    List.of(
                                        TextEdit.insert(
                                            each.text().span().offset(), "from headquarters "))))
                            : Optional.empty()));
  }
}
