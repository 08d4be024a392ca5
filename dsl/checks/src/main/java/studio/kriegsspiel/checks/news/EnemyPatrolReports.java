package studio.kriegsspiel.checks.news;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.SourceKind;

/** News that a side has from troops of the other. */
public final class EnemyPatrolReports implements Check {
  /** Those whom the enemy's own army may be the source of. */
  private static final Set<SourceKind> FROM_THE_ENEMY =
      EnumSet.of(SourceKind.SPY, SourceKind.DESERTER, SourceKind.PRISONER);

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-008",
              "News from the enemy's own troops",
              Severity.ERROR,
              "a side is told by its own troops")
          .citing(REISSWITZ_1824, "§6", "news comes from patrols, spies, inhabitants or travellers")
          .citing(
              BRITISH_1815,
              "General Idea",
              "news comes from patrols, spies, inhabitants or travellers");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (EnemyNews each : EnemyNews.all(context)) {
      Optional<String> told = each.audience().findSide();
      Optional<UnitId> by = each.origin().unit();
      if (told.isPresent()
          && by.isPresent()
          && !by.get().side().equals(told.get())
          && each.origin().kind().filter(FROM_THE_ENEMY::contains).isEmpty()) {
        report
            .add(
                each.span(),
                "%s is told this by `%s`, which is of %s."
                    .formatted(told.get(), by.get(), by.get().side()))
            .hint(
                "let a unit of %s report it, or a spy, deserter or prisoner".formatted(told.get()));
      }
    }
  }
}
