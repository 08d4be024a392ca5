package studio.kriegsspiel.rules.kriegskunst;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.procedure.Decision.Forbidden;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * The ranges of one weapon in inches.
 *
 * @param canister longest for canister, -1 where it has none
 * @param effective longest effective range
 * @param most longest range of all
 * @param row the row's name
 * @param citation where the row comes from
 */
record WeaponRange(int canister, int effective, int most, String row, Citation citation) {

  static WeaponRange of(RuleTable ranges, Weapon weapon) {
    TableRow row = ranges.getRow(weapon.row());
    return new WeaponRange(
        row.findInteger("canister_to").orElse(-1),
        row.getInteger("effective_to"),
        row.getInteger("long_to"),
        row.keyText(),
        row.citation());
  }

  /** That nothing hits beyond the longest range. */
  Forbidden tooFar(int inches) {
    return new Forbidden(
        "The longest range of the %s is %d inches, not %d.".formatted(row, most, inches), citation);
  }
}
