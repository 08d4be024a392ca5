package studio.kriegsspiel.export.pack;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.TableWords;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.sheet.Extract;
import studio.kriegsspiel.rules.sheet.Present;
import studio.kriegsspiel.rules.table.ColumnType;
import studio.kriegsspiel.rules.table.TableColumn;
import studio.kriegsspiel.rules.table.TableRow;

/** What somebody needs of a table of a rule book, in small type, each figure with its place. */
final class ExtractTable {
  private static final String TITLE = "title";

  private final Extract extract;
  private final List<TableRow> rows;
  private final List<TableColumn> columns;

  private ExtractTable(Extract extract, Present present) {
    this.extract = extract;
    this.rows = extract.rows(present);
    this.columns =
        extract.columns().stream()
            .filter(each -> rows.stream().anyMatch(row -> !isEmpty(row, each)))
            .toList();
  }

  /** The rows that forces need; nothing where they need none. */
  static Optional<Table> of(Extract extract, Present present) {
    ExtractTable table = new ExtractTable(extract, present);
    return table.columns.isEmpty() ? Optional.empty() : Optional.of(table.set());
  }

  private Table set() {
    Citation most = most();
    boolean others = rows.stream().anyMatch(row -> !row.citation().equals(most));
    List<Table.Column> heads = new ArrayList<>();
    columns.forEach(each -> heads.add(head(each)));
    if (others) {
      heads.add(Table.words("", 1));
    }
    Table table =
        new Table(heads.toArray(Table.Column[]::new))
            .compact(
                BookWords.marked(TableWords.caption(extract.table()))
                    + TableWords.inBrackets(most));
    String above = "";
    for (TableRow row : rows) {
      List<String> cells = new ArrayList<>();
      columns.forEach(each -> cells.add(BookWords.marked(TableWords.cell(row, each))));
      cells.set(0, PaperWords.capital(cells.get(0)));
      String first = cells.get(0);
      if (first.equals(above) && extract.table().keys().size() > 1) {
        cells.set(0, "");
      }
      above = first;
      if (others) {
        cells.add(
            row.citation().equals(most) ? "" : BookWords.marked(BookWords.place(row.citation())));
      }
      table.row(cells.toArray(String[]::new));
    }
    return table;
  }

  /** The place that most rows have. */
  private Citation most() {
    Map<Citation, Long> times =
        rows.stream()
            .collect(
                Collectors.groupingBy(
                    TableRow::citation, LinkedHashMap::new, Collectors.counting()));
    return Collections.max(times.entrySet(), Map.Entry.comparingByValue()).getKey();
  }

  private static boolean isEmpty(TableRow row, TableColumn column) {
    String cell = TableWords.cell(row, column);
    return cell.equals(TableWords.NONE) || cell.isEmpty();
  }

  private Table.Column head(TableColumn column) {
    if (column.name().equals(TITLE)) {
      return Table.words("", 1);
    }
    String head = BookWords.marked(TableWords.head(extract, column));
    return column.type() == ColumnType.TEXT || column.type() == ColumnType.BOOLEAN
        ? Table.words(head, 1)
        : Table.figures(head, 1);
  }
}
