package studio.kriegsspiel.rules.kriegsspiel.engagement;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;

/** The distances and numbers of cavalry in action (British 1815, supplement of 1828). */
final class CavalryAction {
  private final RuleTable table;

  CavalryAction(RuleBook book) {
    this.table = book.table("cavalry-action");
  }

  /** A whole number of the table. */
  int whole(String what) {
    return Math.toIntExact(exact(what).floor());
  }

  /** An exact number of the table. */
  Fraction exact(String what) {
    return table.getRow(what).getFraction("value");
  }

  /** Where it stands. */
  Citation citation(String what) {
    return table.getRow(what).citation();
  }
}
