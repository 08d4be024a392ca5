package studio.kriegsspiel.cli.command;

import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableColumn;
import studio.kriegsspiel.rules.table.TableRow;

/** Shows rule books and tables in one form. */
interface RulesPrinter {
  /** The list of the five books. */
  void books();

  /** One book: time, ground, tables, switches, defaults, procedures. */
  void book(RuleBook book);

  /** One whole table. */
  void table(RuleTable table);

  /** One row of a table. */
  void row(RuleTable table, TableRow row);

  /** One value of a table. */
  void value(RuleTable table, TableRow row, TableColumn column);
}
