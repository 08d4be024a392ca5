package studio.kriegsspiel.study.table;

import java.util.List;
import java.util.Optional;

/**
 * A table as it was read: lines of cells, each a text without blanks around it.
 *
 * @param name what the file is called
 * @param lines the lines that hold anything, with the number each has in the file
 * @param day what the file says besides; none if it is a table
 */
public record TableCells(String name, List<Line> lines, Optional<ArmyDay> day) {
  /** Copies the list. */
  public TableCells {
    lines = List.copyOf(lines);
  }

  /**
   * One line.
   *
   * @param number its number in the file, from 1
   * @param cells its cells from the first column on
   * @param remarks what the file says of it that a table cannot hold
   * @param stands where the file has it
   */
  public record Line(
      int number, List<String> cells, List<String> remarks, List<UnitPosition> stands) {
    /** Copies the lists. */
    public Line {
      cells = List.copyOf(cells);
      remarks = List.copyOf(remarks);
      stands = List.copyOf(stands);
    }

    /** A line that says nothing else. */
    public Line(int number, List<String> cells) {
      this(number, cells, List.of(), List.of());
    }

    /** The cell of a column, from 0; empty where the line ends before it. */
    public String cell(int column) {
      return column >= 0 && column < cells.size() ? cells.get(column) : "";
    }

    /** What a spreadsheet calls a cell of this line: {@code C12}. */
    public String place(int column) {
      StringBuilder letters = new StringBuilder();
      for (int rest = column; rest >= 0; rest = rest / 26 - 1) {
        letters.insert(0, (char) ('A' + rest % 26));
      }
      return letters.toString() + number;
    }
  }
}
