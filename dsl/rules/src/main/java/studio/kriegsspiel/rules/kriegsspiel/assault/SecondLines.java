package studio.kriegsspiel.rules.kriegsspiel.assault;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** What a second line at its proper distance is worth (Reisswitz 1824 §58). */
final class SecondLines {
  private final Line infantry;
  private final Line cavalry;

  /** One row of the table, its numbers at hand. */
  private record Line(int from, int to, int points, TableRow row) {
    static Line of(TableRow row) {
      return new Line(row.getInteger("from"), row.getInteger("to"), row.getInteger("points"), row);
    }
  }

  SecondLines(RuleBook book) {
    RuleTable table = book.table("second-line");
    boolean short1828 =
        book.id().equals(RuleBookId.BRITISH_1815) && book.isOn("second-line-to-600");
    infantry = Line.of(table.getRow("infantry"));
    cavalry = Line.of(table.getRow(short1828 ? "cavalry-1828" : "cavalry"));
  }

  private Line line(Party party) {
    return party.isCavalry() ? cavalry : infantry;
  }

  /** Whether the side has a second line that counts. */
  boolean counts(Party party) {
    Line line = line(party);
    int paces = party.secondLinePaces().orElse(-1);
    return party.secondLineUnits() > 0 && paces >= line.from() && paces <= line.to();
  }

  /**
   * Whether a second line of cavalry stands so close that it is carried away (§58A.6). Of foot the
   * books say no such thing: there it counts for nothing (§58B).
   */
  boolean tooClose(Party party) {
    return party.isCavalry()
        && party.secondLineUnits() > 0
        && party.secondLinePaces().orElse(line(party).from()) < line(party).from();
  }

  /** Tells of a second line that stands too near or too far to count. */
  void tellIdle(Party party, Trace trace) {
    if (trace.isOn() && party.secondLineUnits() > 0 && !counts(party)) {
      Line line = line(party);
      trace.add(
          "a second line counts at " + line.from() + " to " + line.to() + " paces",
          "not at " + party.secondLinePaces().orElse(0),
          line.row().citation());
    }
  }

  /** What an attack in two lines gains on an enemy in one. */
  int points(Party attacker, Party defender, Trace trace) {
    Line line = line(attacker);
    if (line.points() == 0 || defender.isCavalry() || !counts(attacker) || counts(defender)) {
      return 0;
    }
    trace.add("two lines against one", line.points(), "index points", line.row());
    return line.points();
  }

  /** Where the distances stand. */
  Citation citation(Party party) {
    return line(party).row().citation();
  }
}
