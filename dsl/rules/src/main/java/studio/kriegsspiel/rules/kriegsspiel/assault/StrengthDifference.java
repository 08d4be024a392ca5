package studio.kriegsspiel.rules.kriegsspiel.assault;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/** Index points for a difference of strength over the weaker side (Reisswitz 1824 §54). */
final class StrengthDifference {
  private final long[] numerators;
  private final long[] denominators;
  private final boolean[] included;
  private final int[] points;
  private final Citation citation;

  StrengthDifference(RuleBook book) {
    RuleTable table = book.table("strength-difference");
    int rows = table.rows().size();
    numerators = new long[rows];
    denominators = new long[rows];
    included = new boolean[rows];
    points = new int[rows];
    for (int i = 0; i < rows; i++) {
      TableRow row = table.rows().get(i);
      Fraction limit = row.getFraction("up_to");
      numerators[i] = limit.numerator();
      denominators[i] = limit.denominator();
      included[i] = row.isTrue("included");
      points[i] = row.getInteger("points");
    }
    citation = Citation.printed(book.id(), table.source(), "difference of strength");
  }

  /** Where the table stands. */
  Citation citation() {
    return citation;
  }

  /** Index points for the first side: positive if it is the stronger, at most a foregone issue. */
  int points(long first, long second) {
    return first >= second ? stronger(first, second) : -stronger(second, first);
  }

  private int stronger(long strong, long weak) {
    if (weak <= 0) {
      return CombatDice.FOREGONE;
    }
    for (int i = 0; i < points.length; i++) {
      long left = (strong - weak) * denominators[i];
      long right = numerators[i] * weak;
      if (left < right || (included[i] && left == right)) {
        return points[i];
      }
    }
    return CombatDice.FOREGONE;
  }
}
