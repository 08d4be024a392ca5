package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** What a slope does to an attack: index points for the attackers, or no attack at all. */
final class AssaultSlopes {
  private final RuleTable table;

  AssaultSlopes(RuleBook book) {
    table = book.table("assault-slopes");
  }

  private TableRow row(Party attacker, int degrees) {
    return table.getRow(Parameter.word(attacker.arm()), degrees);
  }

  private static String column(boolean uphill) {
    return uphill ? "uphill" : "downhill";
  }

  /** The row that forbids an attack up or down such a slope. */
  Optional<TableRow> findBar(Party attacker, int degrees, boolean uphill) {
    TableRow row = row(attacker, degrees);
    return row.isDash(column(uphill)) ? Optional.of(row) : Optional.empty();
  }

  /** Index points for the attackers. */
  int points(Party attacker, int degrees, boolean uphill, Trace trace) {
    if (degrees == 0) {
      return 0;
    }
    TableRow row = row(attacker, degrees);
    int points = row.getInteger(column(uphill));
    if (points != 0) {
      trace.add("slope", points, "index points", row);
    }
    return points;
  }
}
