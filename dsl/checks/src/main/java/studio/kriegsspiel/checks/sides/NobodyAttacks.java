package studio.kriegsspiel.checks.sides;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;

/** All sides may reach what they are to reach by staying where they are. */
public final class NobodyAttacks implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SID-022",
              "Nobody has to attack",
              Severity.WARNING,
              "one side at least has to go and do something")
          .citing(REISSWITZ_1824, "Introduction", "an object that only an attack can reach");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  /** An aim in words only may be an attack, so the check is silent where there is one. */
  @Override
  public void run(CheckContext context, Report report) {
    List<Side> sides = context.scenario().sides();
    boolean told = sides.stream().noneMatch(side -> side.objectives().isEmpty());
    boolean waiting =
        sides.stream()
            .flatMap(side -> side.objectives().stream())
            .map(Objective::aim)
            .allMatch(NobodyAttacks::isToStay);
    if (sides.size() >= 2 && told && waiting) {
      report
          .add(
              sides.get(0).objectives().get(0).span(),
              "No side has to attack: each reaches its objectives by waiting for the other.")
          .hint("give one side something to take, to cross, to destroy or to find out");
    }
  }

  private static boolean isToStay(Aim aim) {
    return aim.match(
        new Aim.Cases<>(
            take -> false,
            hold -> true,
            delay -> true,
            cross -> false,
            destroyPlace -> false,
            destroyUnit -> false,
            reconnoitrePlace -> false,
            reconnoitreUnit -> false,
            leave -> false,
            escort -> false,
            keepOpen -> false,
            free -> false));
  }
}
