package studio.kriegsspiel.rules.kriegsspiel.assault;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** What a second line at its proper distance is worth (Reisswitz 1824 §58). */
final class SecondLines {
  private final TableRow infantry;
  private final TableRow cavalry;

  SecondLines(RuleBook book) {
    RuleTable table = book.table("second-line");
    boolean short1828 = book.id() == RuleBookId.BRITISH_1815 && book.isOn("second-line-to-600");
    infantry = table.getRow("infantry");
    cavalry = table.getRow(short1828 ? "cavalry-1828" : "cavalry");
  }

  private TableRow row(Party party) {
    return party.isCavalry() ? cavalry : infantry;
  }

  /** Whether the side has a second line that counts. */
  boolean counts(Party party) {
    TableRow row = row(party);
    return party.secondLineUnits() > 0
        && party.secondLinePaces() >= row.getInteger("from")
        && party.secondLinePaces() <= row.getInteger("to");
  }

  /** Whether a second line stands so close that it is carried away. */
  boolean tooClose(Party party) {
    return party.secondLineUnits() > 0 && party.secondLinePaces() < row(party).getInteger("from");
  }

  /** What an attack in two lines gains on an enemy in one. */
  int points(Party attacker, Party defender, Trace trace) {
    TableRow row = row(attacker);
    int points = row.getInteger("points");
    if (points == 0 || defender.isCavalry() || !counts(attacker) || counts(defender)) {
      return 0;
    }
    trace.add("two lines against one", points, "index points", row);
    return points;
  }

  /** Where the distances stand. */
  Citation citation(Party party) {
    return row(party).citation();
  }
}
