package studio.kriegsspiel.reading.rehearsal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What the cells of a grid come to, in one table a side. Not thread-safe. */
public final class GridTable {
  /** Why a cell is not played in which somebody would come before play or after it. */
  public static final String OUTSIDE = "somebody would come outside of play";

  private final Grid grid;
  private final SideBySide all;

  /** A grid of which nothing was played yet; its cells are added in their order. */
  public GridTable(Grid grid, SideBySide all) {
    this.grid = grid;
    this.all = all;
  }

  /** The cells as a list, in their order. */
  public SideBySide all() {
    return all;
  }

  /** What is told otherwise from row to row, and from column to column. */
  public String axes() {
    return grid.axes().size() == 1
        ? "Rows: " + grid.axes().get(0).name() + "."
        : "Rows: %s; columns: %s.".formatted(grid.axes().get(0).name(), grid.axes().get(1).name());
  }

  /** The heads of the columns: one where there is but one axis. */
  public List<String> columns(String alone) {
    return grid.axes().size() == 1
        ? List.of(alone)
        : grid.axes().get(1).values().stream().map(grid.axes().get(1)::words).toList();
  }

  /** The rows, each with its head and the share of each cell in which a side is ahead. */
  public Map<String, List<Optional<Chance>>> rows(String side) {
    int columns = columns("").size();
    GridAxis axis = grid.axes().get(0);
    Map<String, List<Optional<Chance>>> rows = new LinkedHashMap<>();
    for (int row = 0; row < axis.values().size(); row++) {
      int first = row * columns;
      rows.put(
          axis.words(axis.values().get(row)),
          IntStream.range(first, first + columns)
              .mapToObj(i -> all.entries().get(i).games().flatMap(games -> games.ahead(side)))
              .toList());
    }
    return rows;
  }

  /** A share with its bounds; a stroke where nothing was played. */
  public static String words(Optional<Chance> chance) {
    return chance.map(each -> ChanceWords.of(each).strip()).orElse("-");
  }

  /** In words, a line each. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("Grid of %d cells: %s".formatted(grid.cells().size(), all.head()));
    lines.add(axes());
    for (String side : all.sides()) {
      lines.add(side + " ahead at the end:");
      lines.add(row("", columns("")));
      rows(side).forEach((head, chances) -> lines.add(row(head, words(chances))));
    }
    lines.addAll(notes());
    return lines;
  }

  private static List<String> words(List<Optional<Chance>> chances) {
    return chances.stream().map(GridTable::words).toList();
  }

  private static String row(String head, List<String> columns) {
    return ("  %10s".formatted(head)
            + columns.stream().map("  %-20s"::formatted).collect(Collectors.joining()))
        .stripTrailing();
  }

  /** Which cells were not played, and which of their games broke. */
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    for (SideBySide.Entry each : all.entries()) {
      if (each.games().isEmpty()) {
        notes.add("Not rehearsed: " + each.title() + ": " + each.whyNot());
      }
    }
    notes.addAll(all.breaks());
    return notes;
  }

  /** In figures: of each cell its settings, and all that a report of it alone has. */
  public Map<String, Object> facts() {
    Map<String, Object> facts = all.headFacts();
    List<Object> cells = new ArrayList<>();
    List<Map<String, Object>> played = all.factsOfEach();
    for (int i = 0; i < played.size(); i++) {
      Map<String, Object> cell = new LinkedHashMap<>();
      cell.put("at", at(grid.cells().get(i)));
      cell.putAll(played.get(i));
      cell.remove("variant");
      cells.add(cell);
    }
    facts.put("cells", cells);
    return facts;
  }

  private Map<String, Integer> at(Grid.Cell cell) {
    Map<String, Integer> at = new LinkedHashMap<>();
    for (int axis = 0; axis < grid.axes().size(); axis++) {
      at.put(grid.axes().get(axis).name(), cell.values().get(axis));
    }
    return at;
  }
}
