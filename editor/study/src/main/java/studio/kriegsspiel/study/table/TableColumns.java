package studio.kriegsspiel.study.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Which column tells what.
 *
 * @param heading the line with the columns' names
 * @param places the column of each meaning, from 0
 * @param unread names of columns that tell nothing known
 */
public record TableColumns(
    TableCells.Line heading, Map<ColumnMeaning, Integer> places, List<String> unread) {
  private static final int MOST_LINES = 20;
  private static final List<ColumnMeaning> LEVELS =
      List.of(
          ColumnMeaning.ARMY,
          ColumnMeaning.WING,
          ColumnMeaning.CORPS,
          ColumnMeaning.DIVISION,
          ColumnMeaning.BRIGADE);

  /** Copies what it is given. */
  public TableColumns {
    places = Map.copyOf(places);
    unread = List.copyOf(unread);
  }

  /**
   * The columns of a table, by the names in the first line that has such.
   *
   * @param asked names of columns that tell something, whatever they are called otherwise
   * @param left names of columns that are not read
   * @throws TableException if no column names units, or one that is asked for is not there
   */
  static TableColumns of(TableCells table, Map<ColumnMeaning, String> asked, List<String> left) {
    for (TableCells.Line line :
        table.lines().subList(0, Math.min(MOST_LINES, table.lines().size()))) {
      TableColumns columns = of(line, asked, left);
      boolean named =
          columns.places.containsKey(ColumnMeaning.NAME)
              || LEVELS.stream().anyMatch(columns.places::containsKey);
      if (named && columns.places.size() > 1) {
        asked.forEach((meaning, name) -> columns.require(table, meaning, name));
        return columns;
      }
    }
    throw new TableException(
        table.name()
            + " has no line that names its columns, such as unit, men, guns, source; say which is"
            + " which with --columns name=...,men=... (its first line is: "
            + String.join(", ", table.lines().get(0).cells())
            + ").");
  }

  private void require(TableCells table, ColumnMeaning meaning, String name) {
    if (!places.containsKey(meaning)) {
      throw new TableException(
          table.name()
              + " has no column `"
              + name
              + "`; it has: "
              + String.join(", ", heading.cells())
              + ".");
    }
  }

  private static TableColumns of(
      TableCells.Line line, Map<ColumnMeaning, String> asked, List<String> left) {
    Map<ColumnMeaning, Integer> places = new EnumMap<>(ColumnMeaning.class);
    List<String> unread = new ArrayList<>();
    asked.forEach((meaning, name) -> find(line, name).ifPresent(at -> places.put(meaning, at)));
    for (int i = 0; i < line.cells().size(); i++) {
      String name = line.cell(i);
      Optional<ColumnMeaning> meaning = ColumnMeaning.find(name);
      if (places.containsValue(i) || name.isEmpty()) {
        continue;
      }
      boolean unwanted = meaning.isEmpty() || left.contains(name);
      if (unwanted || places.putIfAbsent(meaning.get(), i) != null) {
        unread.add(name);
      }
    }
    return new TableColumns(line, places, unread);
  }

  private static Optional<Integer> find(TableCells.Line line, String name) {
    for (int i = 0; i < line.cells().size(); i++) {
      if (line.cell(i).equalsIgnoreCase(name.strip())) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  /** What the column of a name tells, if it is read. */
  public Optional<ColumnMeaning> meaning(String name) {
    return places.entrySet().stream()
        .filter(each -> heading.cell(each.getValue()).equals(name))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** The armies that the table holds, in its order; none if no column tells of armies. */
  public List<String> armies(TableCells table) {
    return has(ColumnMeaning.ARMY)
        ? table.lines().stream()
            .filter(line -> line.number() > heading.number())
            .map(line -> cell(line, ColumnMeaning.ARMY))
            .filter(each -> !each.isEmpty())
            .distinct()
            .toList()
        : List.of();
  }

  /** Whether a column tells this. */
  boolean has(ColumnMeaning meaning) {
    return places.containsKey(meaning);
  }

  /** The cell of a line that tells this, empty if none does. */
  String cell(TableCells.Line line, ColumnMeaning meaning) {
    return line.cell(places.getOrDefault(meaning, -1));
  }

  /** What a spreadsheet calls that cell. */
  String place(TableCells.Line line, ColumnMeaning meaning) {
    return line.place(places.getOrDefault(meaning, 0));
  }

  /** By how much the figures of a column are to be multiplied: its name may say hundreds. */
  int times(ColumnMeaning meaning) {
    String name = heading.cell(places.getOrDefault(meaning, -1)).toLowerCase(Locale.ROOT);
    if (name.matches(".*(thousand|1000|tausend|tsd|millier).*")) {
      return 1000;
    }
    return name.matches(".*(hundred|100s|hundert|centaine).*") ? 100 : 1;
  }

  /** The levels above the unit that have columns of their own, the highest first. */
  List<ColumnMeaning> levels() {
    return LEVELS.stream().filter(this::has).toList();
  }
}
