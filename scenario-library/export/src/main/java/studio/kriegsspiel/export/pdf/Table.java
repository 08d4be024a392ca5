package studio.kriegsspiel.export.pdf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A table to be set: columns, a head and rows. */
public final class Table {
  private final List<Column> columns;
  private final List<Row> rows = new ArrayList<>();
  private double least;
  private boolean compact;
  private boolean boxed;
  private String caption = "";

  /** A table with these columns. */
  public Table(Column... columns) {
    this.columns = List.of(columns);
  }

  /**
   * A column.
   *
   * @param head its heading
   * @param share of the width of the table; shares are relative to each other
   * @param right whether figures are set to the right
   */
  public record Column(String head, double share, boolean right) {}

  /**
   * A row.
   *
   * @param cells one for each column
   * @param indent steps by which the first cell is moved in
   * @param strong set in bold
   * @param goals where cells lead, by their number
   */
  public record Row(List<String> cells, int indent, boolean strong, Map<Integer, String> goals) {
    /** Copies the lists. */
    public Row {
      cells = List.copyOf(cells);
      goals = Map.copyOf(goals);
    }
  }

  /** Leaves so many points for each row at the least, to write in. */
  public Table roomy(double points) {
    least = points;
    return this;
  }

  /**
   * In small type, no wider than it needs, its heads over several lines.
   *
   * @param above what it shows, which stands above it and on no other page
   */
  public Table compact(String above) {
    compact = true;
    caption = above;
    return this;
  }

  /** With lines between its columns, to write figures into. */
  public Table boxed() {
    boxed = true;
    return this;
  }

  boolean isBoxed() {
    return boxed;
  }

  /** What stands above it; empty where nothing does. */
  public String caption() {
    return caption;
  }

  boolean isCompact() {
    return compact;
  }

  /** Lets a cell of the last row lead to a goal. */
  public Table leading(int cell, String goal) {
    Row last = rows.remove(rows.size() - 1);
    rows.add(new Row(last.cells, last.indent, last.strong, Map.of(cell, goal)));
    return this;
  }

  double least() {
    return least;
  }

  /** A column of words. */
  public static Column words(String head, double share) {
    return new Column(head, share, false);
  }

  /** A column of figures. */
  public static Column figures(String head, double share) {
    return new Column(head, share, true);
  }

  /** Adds a row. */
  public Table row(String... cells) {
    return row(0, false, cells);
  }

  /** Adds a row that is moved in or set in bold. */
  public Table row(int indent, boolean strong, String... cells) {
    if (cells.length != columns.size()) {
      throw new IllegalArgumentException(
          "A row of %d cells in a table of %d columns.".formatted(cells.length, columns.size()));
    }
    rows.add(new Row(List.of(cells), indent, strong, Map.of()));
    return this;
  }

  /** Without the columns in which no row has anything; one to write into keeps all. */
  public Table filled() {
    List<Integer> kept =
        IntStream.range(0, columns.size())
            .filter(i -> rows.stream().anyMatch(row -> !row.cells.get(i).isEmpty()))
            .boxed()
            .toList();
    if (least > 0 || boxed || rows.isEmpty() || kept.size() == columns.size()) {
      return this;
    }
    Table filled = new Table(kept.stream().map(columns::get).toArray(Column[]::new));
    filled.compact = compact;
    filled.caption = caption;
    for (Row row : rows) {
      Map<Integer, String> goals = new HashMap<>();
      row.goals.forEach((cell, goal) -> goals.put(kept.indexOf(cell), goal));
      filled.rows.add(
          new Row(kept.stream().map(row.cells::get).toList(), row.indent, row.strong, goals));
    }
    return filled;
  }

  /** Its columns, from the left. */
  public List<Column> columns() {
    return columns;
  }

  /** Its rows, from the top. */
  public List<Row> rows() {
    return rows;
  }

  /** Whether it has no rows. */
  public boolean isEmpty() {
    return rows.isEmpty();
  }
}
