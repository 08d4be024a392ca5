package studio.kriegsspiel.checks.news;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;

/** A role that reads nothing but what everybody reads, while others of its side are told. */
public final class RoleToldNothing implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-014",
              "A role that is told nothing",
              Severity.NOTE,
              "every player is told his situation")
          .citing(REISSWITZ_1824, "§6", "each side receives its own Separate Report")
          .citing(BRITISH_1815, "General Idea", "each side receives its own report");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Side side : context.scenario().sides()) {
      boolean others =
          context.scenario().reports().stream()
              .map(each -> each.audience().findSide())
              .anyMatch(each -> each.filter(side.name()::equals).isPresent());
      for (Role role : side.roles()) {
        if (others && !isTold(context, side, role)) {
          report
              .add(
                  role.span(),
                  "\"%s\" of %s is told nothing but the General Idea: no report and no news is for him or for all of %s."
                      .formatted(role.title(), side.name(), side.name()))
              .hint(
                  "write `report to \"%s\" of %s from ...`, or let his commander's report be read by all of %s"
                      .formatted(role.title(), side.name(), side.name()));
        }
      }
    }
  }

  private static boolean isTold(CheckContext context, Side side, Role role) {
    return Stream.concat(
            context.scenario().reports().stream().map(each -> each.audience()),
            context.scenario().intelligence().stream().map(each -> each.audience()))
        .filter(audience -> !(audience instanceof Audience.Everyone))
        .anyMatch(audience -> audience.includes(side.name(), role.title()));
  }
}
