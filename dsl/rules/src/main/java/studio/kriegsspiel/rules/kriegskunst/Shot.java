package studio.kriegsspiel.rules.kriegskunst;

import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.Excludes;

/**
 * One unit's fire.
 *
 * @param weapon what it fires with
 * @param firing figures, or model guns for artillery
 * @param rangeInches range
 * @param grade grade of the firer
 * @param state state of the firer
 * @param moved whether it moved this turn
 * @param firstTurn whether it fires for the first time
 * @param firedBefore whether it fired in the turn before
 * @param gunAttached whether a battalion gun is attached
 * @param rangeClass the class of range, where chargers are fired on
 * @param target how the target stands
 * @param shelter what the target stands in
 * @param enfiladed whether the target is enfiladed
 * @param supported whether the target has supports within 4 inches
 * @param chargingCavalry whether the target is charging cavalry
 */
@Excludes(
    value = {"first-turn", "fired-before"},
    says = "A unit that fired in the turn before does not fire for the first time.")
@Excludes(
    value = {"gun-attached", "weapon!=musket|rifle"},
    says = "A battalion gun is attached to infantry alone.")
@Excludes(
    value = {"charging-cavalry", "target!=formed"},
    says = "Charging cavalry is no column of march, square, skirmish line or battery.")
@Excludes(
    value = {"charging-cavalry", "shelter"},
    says = "Charging cavalry stands in no shelter.")
public record Shot(
    @Ask(value = "what the unit fires with", or = "musket") Weapon weapon,
    @Ask(value = "figures, or model guns, that fire", least = 1, most = 999) int firing,
    @Ask(value = "range in inches", most = 99) int rangeInches,
    @Ask(value = "grade of the firer", or = "line") Quality grade,
    @Ask(value = "state of the firer", or = "formed") State state,
    @Ask("the firer moved this turn") boolean moved,
    @Ask("it fires for the first time") boolean firstTurn,
    @Ask("it fired in the turn before") boolean firedBefore,
    @Ask("a battalion gun is attached") boolean gunAttached,
    @Ask(value = "class of range, where chargers are fired on", or = "measured")
        RangeClass rangeClass,
    @Ask(value = "how the target stands", or = "formed") Target target,
    @Ask(value = "what the target stands in", or = "none") Shelter shelter,
    @Ask("the target is enfiladed") boolean enfiladed,
    @Ask("the target has supports within 4 inches") boolean supported,
    @Ask("the target is charging cavalry") boolean chargingCavalry) {

  /** Whether it is fired point-blank at chargers. */
  boolean isPointBlank() {
    return rangeClass == RangeClass.POINT_BLANK;
  }
}
