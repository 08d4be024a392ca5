package studio.kriegsspiel.rules.kriegskunst;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.table.IntRange;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * One of the two casualty tables. Losses are kept in quarters of a figure: blank cells are halves
 * and long range halves them again; what is no whole figure is diced for.
 */
final class Casualties {
  static final int QUARTERS = 4;
  private static final int COLUMNS = 9;
  private static final int DIE_THAT_REMOVES = 4;

  private final int[] upTo;
  private final int[][] quarters;
  private final Citation[][] citations;
  private final Citation beyond;
  private final Citation halves;

  Casualties(RuleBook book, String name) {
    RuleTable table = book.table(name);
    boolean nil = book.isOn("blank-cells-nil");
    List<TableRow> rows = table.rows();
    upTo = new int[rows.size()];
    quarters = new int[rows.size()][COLUMNS];
    citations = new Citation[rows.size()][COLUMNS];
    List<String> scores = new ArrayList<>();
    table.columns().stream().skip(1).forEach(column -> scores.add(column.name()));
    for (int r = 0; r < rows.size(); r++) {
      TableRow row = rows.get(r);
      IntRange range = row.getRange(table.keys().get(0));
      upTo[r] = range.to();
      for (int c = 0; c < COLUMNS; c++) {
        String column = scores.get(c);
        int cell =
            row.isDash(column)
                ? 0
                : Math.toIntExact(row.getFraction(column).times(QUARTERS).floor());
        quarters[r][c] = nil && cell < QUARTERS ? 0 : cell;
        citations[r][c] = row.citation(column);
      }
    }
    beyond = book.defaulted("DK-02");
    halves = book.defaulted("DK-01");
  }

  /** Quarters of a figure lost; more figures than the table has are taken in parts. */
  int quarters(int firing, int score, Trace trace) {
    int most = upTo[upTo.length - 1];
    if (score < 1) {
      trace.add("score below 1", "nothing", beyond);
      return 0;
    }
    int column = Math.min(COLUMNS - 1, (score - 1) / 2);
    int sum = 0;
    for (int left = firing; left > 0; left -= most) {
      int row = row(Math.min(left, most));
      sum += quarters[row][column];
      if (trace.isOn()) {
        trace.add(
            "%d firing at score %d".formatted(Math.min(left, most), score),
            show(quarters[row][column]),
            citations[row][column]);
      }
    }
    if (firing > most || score > 2 * COLUMNS) {
      trace.add("beyond the table", "rows added, last column", beyond);
    }
    return sum;
  }

  private int row(int firing) {
    int row = 0;
    while (firing > upTo[row]) {
      row++;
    }
    return row;
  }

  /** Whole figures removed: each half is a D6 of 4 to 6, each quarter two of them. */
  int removed(int lostQuarters, DiceStream dice, Trace trace) {
    int whole = lostQuarters / QUARTERS;
    int rest = lostQuarters % QUARTERS;
    if (rest >= 2) {
      whole += hits("half a figure", dice, trace) ? 1 : 0;
    }
    if (rest % 2 == 1) {
      boolean removed =
          hits("quarter of a figure", dice, trace) && hits("second roll", dice, trace);
      whole += removed ? 1 : 0;
    }
    return whole;
  }

  private boolean hits(String factor, DiceStream dice, Trace trace) {
    int die = dice.named("the die for half a figure").throwDie(6);
    boolean hit = die >= DIE_THAT_REMOVES;
    trace.addThrow(factor, "D6", die, hit ? "removes a figure" : "misses", halves);
    return hit;
  }

  /** Quarters as figures, such as 5/2. */
  static String show(int quarters) {
    return Fraction.of(quarters, QUARTERS) + (quarters == QUARTERS ? " figure" : " figures");
  }

  /** A printed place of the sheet. */
  static Citation printed(String place) {
    return Citation.printed(RuleBookId.KRIEGSKUNST, place, "");
  }
}
