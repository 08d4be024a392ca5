package studio.kriegsspiel.rules.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.UnknownNameException;

/**
 * One printed table of a rule book. Rows are identified by the cells of the key columns; a key cell
 * that is a range is found by any number inside it.
 */
public final class RuleTable {
  private final Heading heading;
  private final List<TableColumn> columns;
  private final List<TableRow> rows = new ArrayList<>();
  private final Map<String, Integer> columnIndex = new HashMap<>();
  private final Map<List<String>, TableRow> byKey = new HashMap<>();

  /**
   * What stands above the table.
   *
   * @param book the rule book
   * @param name the name in lookups, for instance {@code march}
   * @param title the heading for readers
   * @param unit the unit of its numbers unless a column says otherwise; may be empty
   * @param source the printed place
   * @param keys the columns that identify a row
   */
  public record Heading(
      RuleBookId book, String name, String title, String unit, String source, List<String> keys) {
    public Heading {
      keys = List.copyOf(keys);
    }
  }

  RuleTable(Heading heading, List<TableColumn> columns) {
    this.heading = heading;
    this.columns = List.copyOf(columns);
    for (int i = 0; i < columns.size(); i++) {
      columnIndex.put(columns.get(i).name(), i);
    }
  }

  /** Adds a row while loading; false when its key is taken. */
  boolean add(TableRow row) {
    rows.add(row);
    List<String> key = keys().stream().map(column -> String.valueOf(row.value(column))).toList();
    return keys().isEmpty() || byKey.putIfAbsent(key, row) == null;
  }

  public RuleBookId book() {
    return heading.book();
  }

  public String name() {
    return heading.name();
  }

  public String title() {
    return heading.title();
  }

  /** The unit of the numbers unless a column says otherwise; may be empty. */
  public String unit() {
    return heading.unit();
  }

  /** The printed place. */
  public String source() {
    return heading.source();
  }

  /** The columns that identify a row. */
  public List<String> keys() {
    return heading.keys();
  }

  public List<TableColumn> columns() {
    return columns;
  }

  public List<TableRow> rows() {
    return List.copyOf(rows);
  }

  public boolean hasColumn(String name) {
    return columnIndex.containsKey(name);
  }

  /** The column of this name; an unknown one is an error that names the valid ones. */
  public TableColumn getColumn(String name) {
    return columns.get(columnIndex(name));
  }

  int columnIndex(String name) {
    Integer index = columnIndex.get(name);
    if (index == null) {
      throw new UnknownNameException(
          "column of table " + name(), name, columns.stream().map(TableColumn::name).toList());
    }
    return index;
  }

  /** The row whose key cells read thus, in the order of {@link #keys()}. */
  public Optional<TableRow> findRow(Object... key) {
    if (key.length != keys().size()) {
      throw new RulesException(
          "Table " + name() + " is looked up by " + keys() + ", not by " + key.length + " values.");
    }
    List<String> texts = Stream.of(key).map(String::valueOf).toList();
    TableRow exact = byKey.get(texts);
    if (exact != null) {
      return Optional.of(exact);
    }
    return rows.stream().filter(row -> matches(row, texts)).findFirst();
  }

  private boolean matches(TableRow row, List<String> texts) {
    for (int i = 0; i < texts.size(); i++) {
      if (!cellMatches(row.value(keys().get(i)), texts.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean cellMatches(@Nullable Object cell, String text) {
    if (String.valueOf(cell).equals(text)) {
      return true;
    }
    return cell instanceof IntRange range
        && text.matches("-?\\d{1,9}")
        && range.contains(Integer.parseInt(text));
  }

  /**
   * The row of this key.
   *
   * @throws UnknownNameException naming the valid values of the first key that fits nothing
   */
  public TableRow getRow(Object... key) {
    Optional<TableRow> row = findRow(key);
    if (row.isPresent()) {
      return row.get();
    }
    List<TableRow> left = rows;
    for (int i = 0; i < key.length; i++) {
      String column = keys().get(i);
      String wanted = String.valueOf(key[i]);
      List<TableRow> fitting =
          left.stream().filter(candidate -> cellMatches(candidate.value(column), wanted)).toList();
      if (fitting.isEmpty()) {
        List<String> valid =
            left.stream().map(r -> String.valueOf(r.value(column))).distinct().toList();
        throw new UnknownNameException(column + " in table " + name(), wanted, valid);
      }
      left = fitting;
    }
    throw new RulesException("Table " + name() + " has no such row.");
  }

  /** The whole number at a row and column, empty for a dash. */
  public OptionalInt findInteger(String column, Object... key) {
    return getRow(key).findInteger(column);
  }

  /** The whole number at a row and column; unknown key or dash is an error. */
  public int getInteger(String column, Object... key) {
    return getRow(key).getInteger(column);
  }
}
