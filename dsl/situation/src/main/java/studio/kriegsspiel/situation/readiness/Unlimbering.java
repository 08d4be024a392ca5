package studio.kriegsspiel.situation.readiness;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.rules.field.IntoAction;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.track.Whereabouts;

/** Whether guns that came up have unlimbered: they have stood for as long as the book has it. */
public final class Unlimbering {
  private final Situation situation;

  public Unlimbering(Situation situation) {
    this.situation = situation;
  }

  /**
   * What a body still waits for before its first shot; nothing where it has no guns or has stood
   * long enough. Who stands when play begins is in action.
   */
  public Optional<IntoAction> find(Unit unit, LocalDateTime time) {
    return situation
        .book()
        .fieldManual()
        .findIntoAction(TroopsOf.unit(unit))
        .filter(wait -> !hasStood(unit, time, time.minusMinutes(wait.minutes().ceiling())));
  }

  private boolean hasStood(Unit unit, LocalDateTime time, LocalDateTime since) {
    LocalDateTime begins = situation.clock().begins();
    LocalDateTime from = since.isBefore(begins) && !time.isBefore(begins) ? begins : since;
    Whereabouts then = situation.tracks().of(unit.id()).at(from);
    return then.isStill()
        && then.centre().equals(situation.tracks().of(unit.id()).at(time).centre());
  }
}
