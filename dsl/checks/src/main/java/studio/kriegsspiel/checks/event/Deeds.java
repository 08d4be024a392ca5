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
    String unit = event.deed().findUnit().map(id -> "`" + id.name() + "`").orElse("");
    return event
        .deed()
        .match(
            new Deed.Cases<>(
                guns -> "The " + guns.fire().noun() + " by " + unit,
                attacks -> "The attack of " + unit,
                marches -> "The march of " + unit,
                leaves -> "The withdrawal of " + unit,
                halts -> "The halt of " + unit,
                arrives -> "The coming of " + unit,
                works -> "The work of " + unit,
                weather -> "The change of weather",
                ground -> "The change of the ground"));
  }
}
