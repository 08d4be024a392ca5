package studio.kriegsspiel.checks.sides;

import java.util.List;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.people.People;
import studio.kriegsspiel.scenario.people.Person;

/** A role that several players hold. */
public final class RoleHeldTwice implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-SID-021",
          "A role that several hold",
          Severity.WARNING,
          "every part of an evening is one player's");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    People people = context.scenario().people();
    for (Side side : context.scenario().sides()) {
      for (Role role : side.roles()) {
        List<Person> holders = people.holdersOf(side.name(), role.title());
        if (holders.size() > 1) {
          report
              .add(
                  holders.get(1).span(),
                  "\"%s\" of %s is held by %s; each of them has its papers."
                      .formatted(
                          role.title(),
                          side.name(),
                          MessageWords.and(holders.stream().map(Person::title).toList())))
              .hint("take the role from all but one of them");
        }
      }
    }
  }
}
