package studio.kriegsspiel.rules.napoleonic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.TableRow;

/** Crisis of morale: the levels of loss, and what a random number means at each. */
public final class Crisis {
  private static final int WHOLE = 100;

  private final int first;
  private final int step;
  private final boolean strictly;
  private final List<TableRow> rows;
  private final Citation marking;

  /** Reads the tables of the book as its switches stand. */
  public Crisis(RuleBook book) {
    first = book.table("victory").getInteger("value", "first-mark");
    step = book.table("victory").getInteger("value", "mark-step");
    strictly = book.isOn("marks-strictly-above");
    marking = book.ruling("CN-11", "9.2 Crisis of morale");
    rows =
        book.table("crisis-of-morale").rows().stream()
            .sorted(Comparator.comparing(row -> row.getInteger("level")))
            .toList();
    int before = -1;
    for (TableRow row : rows) {
      int crisis = row.getInteger("crisis_up_to");
      if (crisis < before || row.getInteger("rout_up_to") > crisis) {
        throw new RulesException(
            "In table crisis-of-morale the values of level %d must not fall, nor the rout pass the"
                    .formatted(row.getInteger("level"))
                + " crisis.");
      }
      before = crisis;
    }
    if (rows.isEmpty() || step < 1) {
      throw new RulesException("The tables victory and crisis-of-morale name no levels.");
    }
  }

  /** Base units lost at each level up to the whole army. */
  public List<Integer> marks(int total) {
    List<Integer> marks = new ArrayList<>();
    for (int level = first; level <= WHOLE; level += step) {
      marks.add(Math.toIntExact(Fraction.of((long) total * level, WHOLE).ceiling()));
    }
    return marks;
  }

  /** The highest level that losses have reached, 0 for none. */
  public int level(int lost, int total) {
    int reached = 0;
    for (int level = first; level <= WHOLE; level += step) {
      long share = (long) lost * WHOLE;
      long mark = (long) total * level;
      if (strictly ? share > mark : share >= mark) {
        reached = level;
      }
    }
    return reached;
  }

  /** What becomes of a unit. */
  public enum Fate {
    FIGHTS_ON,
    DISRUPTED,
    ROUTS
  }

  /** What a number means for a unit at a level. */
  public Fate fate(int level, int number, boolean disrupted) {
    TableRow row = row(level);
    if (number > row.getInteger("crisis_up_to")) {
      return Fate.FIGHTS_ON;
    }
    return disrupted || number <= row.getInteger("rout_up_to") ? Fate.ROUTS : Fate.DISRUPTED;
  }

  /** The row of a level; levels beyond the table use its last. */
  TableRow row(int level) {
    TableRow found = rows.get(0);
    for (TableRow row : rows) {
      if (row.getInteger("level") <= level) {
        found = row;
      }
    }
    return found;
  }

  Citation marking() {
    return marking;
  }
}
