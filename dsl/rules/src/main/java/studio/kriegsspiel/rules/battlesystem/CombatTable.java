package studio.kriegsspiel.rules.battlesystem;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/** Casualties and loss of morale by the modified die; the same for fire and melee. */
final class CombatTable {
  private static final int HIGHEST = 8;

  private final int[] percent = new int[HIGHEST + 1];
  private final int[] moraleHundredths = new int[HIGHEST + 1];
  private final Citation[] citations = new Citation[HIGHEST + 1];

  CombatTable(RuleBook book) {
    RuleTable table = book.table("combat");
    for (int die = 0; die <= HIGHEST; die++) {
      TableRow row = table.getRow(die);
      percent[die] = row.getInteger("casualties");
      moraleHundredths[die] = Hundredths.of(row.getFraction("morale_loss"));
      citations[die] = row.citation();
    }
    if (book.isOn("row-5-two-points")) {
      moraleHundredths[5] = 200;
    }
  }

  /** A modified die as the table has it: 0 to 8. */
  static int clamp(int modified) {
    return Math.max(0, Math.min(HIGHEST, modified));
  }

  /** Percent of the strength of the side that inflicts the loss. */
  int percent(int clamped) {
    return percent[clamped];
  }

  /** Loss of morale in hundredths of a point. */
  int moraleHundredths(int clamped) {
    return moraleHundredths[clamped];
  }

  Citation citation(int clamped) {
    return citations[clamped];
  }
}
