package studio.kriegsspiel.rules.table;

/**
 * One column of a table.
 *
 * @param name the name in data files, lookups and code, for instance {@code even}
 * @param type what its cells hold
 * @param unit the unit of its numbers, or empty when it has none or the table's unit holds
 * @param title the heading for readers
 */
public record TableColumn(String name, ColumnType type, String unit, String title) {}
