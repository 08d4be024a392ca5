package studio.kriegsspiel.rules.napoleonic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.TableRow;

/** The columns of odds in rising order; a ratio falls in the highest column it reaches. */
final class OddsTable {
  private static final List<String> NAMED = List.of("1:1", "2:1", "3:1");

  private final List<String> names = new ArrayList<>();
  private final long[] attacker;
  private final long[] defender;
  private final List<TableRow> rows;

  OddsTable(RuleBook book) {
    rows =
        book.table("odds").rows().stream().sorted(Comparator.comparing(OddsTable::ratio)).toList();
    attacker = new long[rows.size()];
    defender = new long[rows.size()];
    for (int i = 0; i < rows.size(); i++) {
      names.add(rows.get(i).getText("odds"));
      attacker[i] = rows.get(i).getInteger("attacker");
      defender[i] = rows.get(i).getInteger("defender");
    }
    int even = names.indexOf("1:1");
    if (even < 0 || names.size() < even + 3 || !names.subList(even, even + 3).equals(NAMED)) {
      throw new RulesException(
          "In table odds the columns 1:1, 2:1 and 3:1 must follow one another, as the text has"
              + " them.");
    }
  }

  private static Fraction ratio(TableRow row) {
    int attack = row.getInteger("attacker");
    int defence = row.getInteger("defender");
    if (attack < 1 || defence < 1) {
      throw new RulesException("In table odds the ratio " + row.getText("odds") + " is no ratio.");
    }
    return Fraction.of(attack, defence);
  }

  /** The names of the columns, rising. */
  List<String> names() {
    return List.copyOf(names);
  }

  String name(int column) {
    return names.get(column);
  }

  /** The column of a strength against another, before shifts. */
  int column(long attack, long defence) {
    int column = attacker.length - 1;
    while (column > 0 && attack * defender[column] < defence * attacker[column]) {
      column--;
    }
    return column;
  }

  /** A column shifted up, stopped at the last. */
  int shifted(int column, int up) {
    return Math.min(names.size() - 1, column + up);
  }

  TableRow row(int column) {
    return rows.get(column);
  }
}
