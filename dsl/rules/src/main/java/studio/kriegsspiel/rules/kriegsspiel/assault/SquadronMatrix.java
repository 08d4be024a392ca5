package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;

/** Squadrons against squadrons by the British table of 1828, where a book has it. */
final class SquadronMatrix {
  private static final int UNPRINTED = Integer.MIN_VALUE;

  private final int[][] points;
  private final Citation citation;

  private SquadronMatrix(int[][] points, Citation citation) {
    this.points = points;
    this.citation = citation;
  }

  /** The matrix, empty for a book without it or with the switch for the difference table. */
  static Optional<SquadronMatrix> find(RuleBook book) {
    if (!book.id().equals(RuleBookId.BRITISH_1815) || book.isOn("difference-table-for-cavalry")) {
      return Optional.empty();
    }
    RuleTable table = book.table("squadron-matrix");
    int columns = table.columns().size() - 1;
    int[][] points = new int[table.rows().size()][columns];
    for (int row = 0; row < points.length; row++) {
      for (int column = 0; column < columns; column++) {
        points[row][column] =
            table
                .rows()
                .get(row)
                .findText("against_" + (column + 1))
                .map(CombatDice::points)
                .orElse(UNPRINTED);
      }
    }
    return Optional.of(
        new SquadronMatrix(
            points, Citation.printed(book.id(), table.source(), "squadrons against squadrons")));
  }

  Citation citation() {
    return citation;
  }

  /** Whether the matrix prints this case. */
  boolean covers(long first, long second) {
    long weak = Math.min(first, second);
    long strong = Math.max(first, second);
    return weak >= 1
        && weak <= points.length
        && strong <= points[0].length
        && points[(int) weak - 1][(int) strong - 1] != UNPRINTED;
  }

  /** Index points for the first side. */
  int points(long first, long second) {
    long weak = Math.min(first, second);
    long strong = Math.max(first, second);
    int found = points[(int) weak - 1][(int) strong - 1];
    return first >= second ? found : -found;
  }
}
