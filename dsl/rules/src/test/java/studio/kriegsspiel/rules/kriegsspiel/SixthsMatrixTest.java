package studio.kriegsspiel.rules.kriegsspiel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/** The British matrix of index points by sixths is kept as printed and measured, not used. */
class SixthsMatrixTest {

  @Test
  @Rule("G5-210")
  void aHundredAndThirteenOfItsCellsFollowTheTableOfTheSameAppendix() {
    RuleTable matrix = RuleBooks.get("british-1815").table("index-shift-sixths");
    assertThat(matrix.rows()).hasSize(158);
    int agreeing = 0;
    for (TableRow row : matrix.rows()) {
      int own = row.getInteger("own-sixths");
      int enemy = row.getInteger("enemy-sixths");
      int shift = own >= enemy ? halfOpen(own, enemy) : -halfOpen(enemy, own);
      agreeing += shift == row.getInteger("shift") ? 1 : 0;
    }
    assertThat(agreeing).isEqualTo(113);
  }

  private static int halfOpen(int strong, int weak) {
    Fraction difference = Fraction.of(strong - weak, weak);
    Fraction[] limits = {
      Fraction.of(1, 6), Fraction.of(1, 4), Fraction.of(1, 2), Fraction.ONE, Fraction.of(5, 3)
    };
    for (int points = 0; points < limits.length; points++) {
      if (difference.compareTo(limits[points]) < 0) {
        return points;
      }
    }
    return limits.length;
  }
}
