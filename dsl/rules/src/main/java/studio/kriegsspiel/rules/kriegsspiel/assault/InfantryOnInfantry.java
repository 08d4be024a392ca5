package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** Odds of infantry against infantry of equal strength, from the view of the attackers. */
final class InfantryOnInfantry {
  private final int[][] points = new int[Stand.values().length][Stand.values().length];
  private final @Nullable TableRow[][] rows =
      new TableRow[Stand.values().length][Stand.values().length];

  InfantryOnInfantry(RuleBook book) {
    RuleTable table = book.table("infantry-on-infantry");
    for (TableRow row : table.rows()) {
      int attacker = stand(row.getText("attacker")).ordinal();
      int defender = stand(row.getText("defender")).ordinal();
      int steps = CombatDice.points(row.getText("die"));
      points[attacker][defender] = row.getText("favours").equals("defender") ? -steps : steps;
      rows[attacker][defender] = row;
    }
  }

  private static Stand stand(String word) {
    return Stand.valueOf(word.toUpperCase(Locale.ROOT));
  }

  /** Whether the book, or a default, gives odds for the two formations. */
  boolean knows(Stand attacker, Stand defender) {
    return rows[attacker.ordinal()][defender.ordinal()] != null;
  }

  /** Index points for the attackers. */
  int points(Stand attacker, Stand defender, Trace trace) {
    int found = points[attacker.ordinal()][defender.ordinal()];
    TableRow row = rows[attacker.ordinal()][defender.ordinal()];
    if (trace.isOn() && row != null) {
      trace.add(
          Parameter.word(attacker) + " against " + Parameter.word(defender),
          "Die " + row.getText("die"),
          row.citation());
    }
    return found;
  }
}
