package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** What a slope does to an attack: index points for the attackers, or no attack at all. */
final class AssaultSlopes {
  private static final int STEEPEST = 90;

  private final RuleTable table;
  private final int[][] up = new int[CombatArm.values().length][STEEPEST + 1];
  private final int[][] down = new int[CombatArm.values().length][STEEPEST + 1];

  AssaultSlopes(RuleBook book) {
    table = book.table("assault-slopes");
    for (CombatArm arm : CombatArm.values()) {
      for (int degrees = 0; degrees <= STEEPEST; degrees++) {
        Optional<TableRow> row = table.findRow(Parameter.word(arm), degrees);
        up[arm.ordinal()][degrees] = points(row, "uphill");
        down[arm.ordinal()][degrees] = points(row, "downhill");
      }
    }
  }

  private TableRow row(Party attacker, int degrees) {
    return table.getRow(Parameter.word(attacker.arm()), degrees);
  }

  private static int points(Optional<TableRow> row, String column) {
    return row.isEmpty() ? 0 : row.get().findInteger(column).orElse(0);
  }

  private static String column(boolean uphill) {
    return uphill ? "uphill" : "downhill";
  }

  /** What forbids an attack up or down such a slope; a slope beyond the table is too steep. */
  Optional<Citation> findBar(Party attacker, int degrees, boolean uphill) {
    Optional<TableRow> row = table.findRow(Parameter.word(attacker.arm()), degrees);
    if (row.isEmpty()) {
      return Optional.of(Citation.printed(table.book(), table.source(), ""));
    }
    return row.filter(each -> each.isDash(column(uphill))).map(TableRow::citation);
  }

  /** Index points for the attackers. */
  int points(Party attacker, int degrees, boolean uphill, Trace trace) {
    if (degrees == 0) {
      return 0;
    }
    int points = (uphill ? up : down)[attacker.arm().ordinal()][degrees];
    if (points != 0 && trace.isOn()) {
      trace.add("slope", points, "index points", row(attacker, degrees));
    }
    return points;
  }
}
