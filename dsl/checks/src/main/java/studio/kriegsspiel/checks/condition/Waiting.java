package studio.kriegsspiel.checks.condition;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.news.Condition;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A statement that waits for a condition.
 *
 * @param what what it is, such as {@code The news for Blue}
 * @param span the whole statement
 */
record Waiting(String what, Condition condition, TextSpan span) {

  /** All of a scenario, in the order of the text's kinds of statement. */
  static List<Waiting> all(Scenario scenario) {
    List<Waiting> all = new ArrayList<>();
    for (Intelligence each : scenario.intelligence()) {
      if (each.release() instanceof Release.When when) {
        all.add(
            new Waiting("The news for " + whom(each.audience()), when.condition(), each.span()));
      }
    }
    for (PlannedEvent each : scenario.plan().events()) {
      if (each.release() instanceof Release.When when) {
        String what =
            each.deed().findUnit().map(unit -> "The event of `" + unit + "`").orElse("The event");
        all.add(new Waiting(what, when.condition(), each.span()));
      }
    }
    return all;
  }

  private static String whom(Audience audience) {
    return audience instanceof Audience.UmpireOnly
        ? "the umpire"
        : audience.findSide().orElse("everyone");
  }
}
