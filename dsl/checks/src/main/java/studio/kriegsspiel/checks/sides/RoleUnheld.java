package studio.kriegsspiel.checks.sides;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.people.People;

/** A role that nobody holds, where the text says who plays. */
public final class RoleUnheld implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-SID-020",
          "A role that nobody holds",
          Severity.WARNING,
          "every part of an evening is somebody's");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    People people = context.scenario().people();
    if (people.players().isEmpty()) {
      return;
    }
    for (Side side : context.scenario().sides()) {
      for (Role role : side.roles()) {
        if (people.holdersOf(side.name(), role.title()).isEmpty()) {
          report
              .add(role.span(), "Nobody holds \"%s\" of %s.".formatted(role.title(), side.name()))
              .hint("write it behind the name of a player, so: `player 1 holds \"...\"`");
        }
      }
    }
  }
}
