package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.procedure.Bands;
import studio.kriegsspiel.rules.table.IntRange;
import studio.kriegsspiel.rules.table.TableRow;

/** Tables read by a random number; an umpire's own must cover 0 to 999 without gap. */
final class NumberTables {

  private NumberTables() {}

  /** The results of rows that together must cover every number. */
  static Bands<String> whole(List<TableRow> rows, String table) {
    Bands<String> bands = Bands.of("table " + table, rows, "number", row -> row.getText("result"));
    int from = Integer.MAX_VALUE;
    int to = Integer.MIN_VALUE;
    for (TableRow row : rows) {
      IntRange range = row.getRange("number");
      from = Math.min(from, range.from());
      to = Math.max(to, range.to());
    }
    if (from > 0 || to < Thousandths.MOST) {
      throw new RulesException(
          "In table %s the numbers must cover 0 to 999, not only %d to %d."
              .formatted(table, from, to));
    }
    return bands;
  }

  /** Fails unless every result is one of those the rules describe. */
  static void requireResults(Bands<String> bands, String table, List<String> allowed) {
    for (String result : bands.values()) {
      if (!allowed.contains(result)) {
        throw new RulesException(
            "In table %s the result `%s` is none of %s."
                .formatted(table, result, String.join(", ", allowed)));
      }
    }
  }
}
