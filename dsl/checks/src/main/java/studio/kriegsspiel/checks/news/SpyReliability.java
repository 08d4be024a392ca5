package studio.kriegsspiel.checks.news;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.news.SourceKind;

/** News from a spy that does not say how far he can be trusted. */
public final class SpyReliability implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-002",
              "A spy of unknown reliability",
              Severity.WARNING,
              "a spy is worth as much as he can be trusted")
          .citing(REISSWITZ_1824, "§6", "news from spies says how reliable they are")
          .citing(BRITISH_1815, "General Idea", "news from spies says how reliable they are");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (EnemyNews each : EnemyNews.all(context)) {
      boolean spy = each.origin().kind().filter(kind -> kind == SourceKind.SPY).isPresent();
      if (spy && each.origin().reliability().isEmpty()) {
        report
            .add(
                each.span(),
                "The %s comes from a spy, but nobody says how far he can be trusted."
                    .formatted(each.what()))
            .fix(
                SourceFixes.behindSource(
                    context, each, "spy", ", doubtful", "call the spy `doubtful`"))
            .hint("write `reliable`, `doubtful` or `unreliable` behind the source");
      }
    }
  }
}
