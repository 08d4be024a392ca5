package studio.kriegsspiel.checks.event;

import java.time.LocalDateTime;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.situation.clock.Clock;

/** Events in words. */
final class Deeds {
  private Deeds() {}

  /** Whether an event may begin at a time: a bombardment begins before it ceases. */
  static boolean mayBegin(Clock clock, PlannedEvent event, LocalDateTime time) {
    return !(event.deed() instanceof Deed.Bombards guns)
        || clock.find(guns.until()).map(time::isBefore).orElse(true);
  }

  /** How a sentence begins with an event, such as {@code The bombardment by `Guns1`}. */
  static String named(PlannedEvent event) {
    Deed deed = event.deed();
    String unit = deed.findUnit().map(id -> "`" + id.name() + "`").orElse("");
    if (deed instanceof Deed.Bombards guns) {
      return "The " + guns.fire().noun() + " by " + unit;
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
