package studio.kriegsspiel.rules.sheet;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableColumn;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * What a sheet prints of a table.
 *
 * @param table the book's table
 * @param left columns that are left out
 * @param by the column whose rows hang on the forces' own kinds
 * @param only the column whose rows hang on what is there
 */
public record Extract(RuleTable table, Set<String> left, Optional<By> by, Optional<Only> only) {
  /** Copies the set. */
  public Extract {
    left = Set.copyOf(left);
  }

  /**
   * Rows are printed of what the forces have; a row that names nothing of the family is printed
   * always.
   *
   * @param column whose cells hold the book's words
   * @param family what they are words of
   */
  public record By(String column, Correspondence.Family family) {}

  /**
   * Rows that are printed only where something is there.
   *
   * @param column whose cells they are
   * @param cells the cells by what must be there
   */
  public record Only(String column, Map<Need, Set<String>> cells) {
    /** Copies the map. */
    public Only {
      cells = Map.copyOf(cells);
    }

    private boolean isPrinted(TableRow row, Present present) {
      String cell = String.valueOf(row.value(column));
      Set<Need> asking =
          cells.entrySet().stream()
              .filter(each -> each.getValue().contains(cell))
              .map(Map.Entry::getKey)
              .collect(Collectors.toSet());
      return present.hasAny(asking);
    }
  }

  /** The columns that are printed. */
  public List<TableColumn> columns() {
    return table.columns().stream().filter(each -> !left.contains(each.name())).toList();
  }

  /** The rows that are of use. */
  public List<TableRow> rows(Present present) {
    return table.rows().stream()
        .filter(row -> only.map(each -> each.isPrinted(row, present)).orElse(true))
        .filter(row -> by.map(each -> isOfThem(row, each, present)).orElse(true))
        .toList();
  }

  private boolean isOfThem(TableRow row, By column, Present present) {
    String cell = bounded(String.valueOf(row.value(column.column())));
    Set<String> there = present.terms(table.book(), column.family());
    return there.stream().anyMatch(term -> cell.contains(bounded(term)))
        || Correspondence.of(table.book()).all(column.family()).stream()
            .flatMap(each -> each.findTerm().stream())
            .noneMatch(term -> cell.contains(bounded(term)));
  }

  private static String bounded(String words) {
    return "-" + words.replace(' ', '-') + "-";
  }
}
