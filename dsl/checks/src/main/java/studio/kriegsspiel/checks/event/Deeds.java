package studio.kriegsspiel.checks.event;

import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;

/** Events in words. */
final class Deeds {
  private Deeds() {}

  /** How a sentence begins with an event, such as {@code The bombardment by `Guns1`}. */
  static String named(PlannedEvent event) {
    Deed deed = event.deed();
    String unit = deed.findUnit().map(id -> "`" + id.name() + "`").orElse("");
    if (deed instanceof Deed.Bombards) {
      return "The bombardment by " + unit;
    } else if (deed instanceof Deed.Attacks) {
      return "The attack of " + unit;
    } else if (deed instanceof Deed.Marches) {
      return "The march of " + unit;
    } else if (deed instanceof Deed.Leaves) {
      return "The withdrawal of " + unit;
    } else if (deed instanceof Deed.Arrives) {
      return "The coming of " + unit;
    } else if (deed instanceof Deed.Works) {
      return "The work of " + unit;
    }
    return deed instanceof Deed.Weather ? "The change of weather" : "The change of the ground";
  }
}
