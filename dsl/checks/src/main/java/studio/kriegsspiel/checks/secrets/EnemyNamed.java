package studio.kriegsspiel.checks.secrets;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;

/** A Separate Report that names enemy troops which come on only during play. */
public final class EnemyNamed implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SEC-002",
              "A report that names enemy reinforcements",
              Severity.WARNING,
              "a side does not know what the enemy will bring up")
          .citing(REISSWITZ_1824, "§6", "a report holds only such news of the enemy as is fitting");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Mentions mentions = Mentions.of(context);
    for (studio.kriegsspiel.scenario.news.Report each : context.scenario().reports()) {
      Optional<String> reader = each.audience().findSide();
      if (reader.isPresent()) {
        mentions.in(each.text().span(), each.text().text()).stream()
            .filter(mention -> !mention.side().equals(reader.get()))
            .filter(Mentions.Mention::later)
            .forEach(
                mention ->
                    report
                        .add(
                            mention.span(),
                            "The report to %s names \"%s\" (%s), but %s."
                                .formatted(
                                    reader.get(),
                                    mention.words(),
                                    mention.what(),
                                    mention.reason()))
                        .hint("let a patrol or a deserter bring the name during play"));
      }
    }
  }
}
