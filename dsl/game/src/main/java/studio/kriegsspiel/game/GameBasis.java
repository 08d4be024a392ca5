package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import studio.kriegsspiel.rules.book.RuleSwitch;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.event.Events;
import studio.kriegsspiel.situation.event.Happening;
import studio.kriegsspiel.situation.truth.Truth;

/**
 * Tells all of a scenario that games rest on from any other: book and switches, troops, objectives,
 * events, and what is so at every half hour. Prose has no part in it.
 */
public final class GameBasis {
  private static final int STEP_MINUTES = 30;

  private GameBasis() {}

  /** The digest of a situation, 16 hexadecimal digits. */
  public static String of(Situation situation) {
    StringBuilder all = new StringBuilder();
    all.append(situation.book().id());
    situation.book().switches().stream()
        .map(RuleSwitch::name)
        .filter(situation.book()::isOn)
        .forEach(each -> all.append(' ').append(each));
    situation.scenario().units().forEach(each -> all.append('\n').append(words(each)));
    for (Side side : situation.scenario().sides()) {
      for (Objective each : side.objectives()) {
        all.append('\n').append(side.name()).append(' ').append(each.text());
      }
    }
    for (Event each : Events.of(situation).all()) {
      all.append('\n')
          .append(id(each))
          .append(' ')
          .append(each.earliest().map(Object::toString).orElse("-"));
    }
    LocalDateTime ends = situation.clock().ends();
    for (LocalDateTime at = situation.clock().begins();
        !at.isAfter(ends);
        at = at.plusMinutes(STEP_MINUTES)) {
      all.append('\n').append(StateDigest.of(Truth.of(situation, at)));
    }
    return StateDigest.of(all.toString());
  }

  /** The mark of a sheet hangs on its prose. */
  private static String id(Event event) {
    return event.happening() instanceof Happening.SheetDue sheet
        ? "sheet to " + sheet.due().sheet().audience()
        : event.id();
  }

  private static String words(Unit unit) {
    return unit.id() + " " + unit.type() + " " + unit.presentMen() + " " + unit.strength();
  }
}
