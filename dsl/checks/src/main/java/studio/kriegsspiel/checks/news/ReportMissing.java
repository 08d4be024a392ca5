package studio.kriegsspiel.checks.news;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;

/** A side, or a role, that no Separate Report reaches. */
public final class ReportMissing implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-003",
              "A side without Separate Report",
              Severity.WARNING,
              "each side is told its own situation")
          .citing(REISSWITZ_1824, "§6", "each side receives its own Separate Report")
          .citing(BRITISH_1815, "General Idea", "each side receives its own report");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Side side : context.scenario().sides()) {
      List<String> readers =
          side.roles().isEmpty() ? List.of("") : side.roles().stream().map(Role::title).toList();
      boolean anyone = readers.stream().anyMatch(role -> isReached(context, side.name(), role));
      if (!anyone) {
        report
            .add(side.nameSpan(), "%s receives no Separate Report.".formatted(side.name()))
            .hint(
                "write `report to %s from headquarters` and its situation, orders and enemy news"
                    .formatted(side.name()));
      }
    }
  }

  private static boolean isReached(CheckContext context, String side, String role) {
    return context.scenario().reports().stream()
        .anyMatch(
            each -> each.audience().findSide().isPresent() && each.audience().includes(side, role));
  }
}
