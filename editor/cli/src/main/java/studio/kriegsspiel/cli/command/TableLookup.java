package studio.kriegsspiel.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/** Finds a row, or a value in it, by {@code key=value} pairs. */
final class TableLookup {
  private final RuleTable table;
  private final Map<String, String> pairs;

  /**
   * A look-up in one table.
   *
   * @param pairs the key cells by their columns, and {@code column} for one value of the row
   */
  TableLookup(RuleTable table, Map<String, String> pairs) {
    this.table = table;
    this.pairs = new LinkedHashMap<>(pairs);
  }

  /** Shows what was found; whatever does not fit is a fault that says what would. */
  void answer(RulesPrinter printer) {
    String column = pairs.remove("column");
    requireKnownKeys();
    List<Object> key = new ArrayList<>();
    for (String name : table.keys()) {
      String value = pairs.get(name);
      if (value == null) {
        throw new CommandFault(
            "Table %s is looked up by %s; `%s=...` is missing."
                .formatted(table.name(), String.join(", ", table.keys()), name));
      }
      key.add(value);
    }
    TableRow row = table.getRow(key.toArray());
    if (column == null) {
      printer.row(table, row);
    } else {
      printer.value(table, row, table.getColumn(column));
    }
  }

  private void requireKnownKeys() {
    for (String name : pairs.keySet()) {
      if (!table.keys().contains(name)) {
        throw NearMiss.fault(
            "Table %s has no key `%s`".formatted(table.name(), name), name, table.keys());
      }
    }
  }
}
