package studio.kriegsspiel.rules.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.data.DataNode;

/** Turns a data file into a {@link RuleTable}; whatever does not fit is told by file and line. */
public final class TableReader {

  private TableReader() {}

  /**
   * Reads one table.
   *
   * @param book the rule book it belongs to
   * @param name the name it must bear
   */
  public static RuleTable read(RuleBookId book, String name, DataNode root) {
    root.only("table", "title", "unit", "source", "layer", "keys", "columns", "rows", "note");
    if (!root.get("table").text().equals(name)) {
      throw root.get("table").expected("the table name \"" + name + "\"");
    }
    String source = root.get("source").text();
    RuleTable.Heading heading =
        new RuleTable.Heading(
            book,
            name,
            root.get("title").text(),
            root.text("unit", ""),
            source,
            root.get("keys").texts());
    RuleTable table = new RuleTable(heading, columns(root.get("columns")));
    for (DataNode key : root.get("keys").list()) {
      if (!table.hasColumn(key.text())) {
        throw key.expected("the name of a column");
      }
    }
    for (DataNode row : root.get("rows").list()) {
      row(table, source, root.text("layer", ""), row);
    }
    return table;
  }

  private static List<TableColumn> columns(DataNode list) {
    Set<String> names = new HashSet<>();
    List<TableColumn> columns = new ArrayList<>();
    for (DataNode node : list.list()) {
      node.only("name", "type", "unit", "title");
      String name = node.get("name").text();
      if (!names.add(name)) {
        throw node.get("name").expected("a column name used once");
      }
      DataNode type = node.get("type");
      ColumnType columnType =
          ColumnType.find(type.text())
              .orElseThrow(
                  () -> type.expected("text, integer, decimal, fraction, boolean or range"));
      String title = name.replace('_', ' ');
      columns.add(
          new TableColumn(name, columnType, node.text("unit", ""), node.text("title", title)));
    }
    if (columns.isEmpty()) {
      throw list.expected("at least one column");
    }
    return columns;
  }

  private static void row(RuleTable table, String source, String layer, DataNode node) {
    node.only("source", "layer", "cells", "values");
    List<DataNode> cells = node.get("values").list();
    if (cells.size() != table.columns().size()) {
      throw node.get("values").expected("a list of " + table.columns().size() + " values");
    }
    List<@Nullable Object> values = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      TableColumn column = table.columns().get(i);
      Object value = column.type().read(cells.get(i), column.name());
      if (value == null && table.keys().contains(column.name())) {
        throw cells.get(i).expected("a value, since \"" + column.name() + "\" is a key");
      }
      values.add(value);
    }
    TableRow row =
        new TableRow(
            table,
            values,
            citation(table, source, node, node.text("layer", layer)),
            cellCitations(table, source, node));
    if (!table.add(row)) {
      throw node.expected("a row with another key than `" + row.keyText() + "`");
    }
  }

  private static Map<String, Citation> cellCitations(
      RuleTable table, String source, DataNode node) {
    DataNode cells = node.find("cells");
    if (cells == null) {
      return Map.of();
    }
    Map<String, Citation> citations = new HashMap<>();
    for (String column : cells.names()) {
      if (!table.hasColumn(column)) {
        throw cells.expected("the names of columns in \"cells\", not \"" + column + "\"");
      }
      citations.put(column, citation(table, source, node, cells.get(column).text()));
    }
    return citations;
  }

  private static Citation citation(RuleTable table, String source, DataNode node, String layer) {
    try {
      return Citation.parse(table.book(), node.text("source", source), layer);
    } catch (IllegalArgumentException e) {
      throw node.expected("a source: " + e.getMessage());
    }
  }
}
