package studio.kriegsspiel.study;

import java.util.List;
import studio.kriegsspiel.checks.orders.SheetChecks;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.orders.OrderSheet;

/**
 * An order sheet beside the scenario that it is of.
 *
 * @param scenario of a text that was understood
 */
record HandedIn(OrderSheet sheet, Study scenario) {
  /** What is wrong with the sheet in the situation of its scenario under a rule book. */
  List<Finding> findings(RuleBook book) {
    Study under = book.equals(scenario.book()) ? scenario : scenario.under(book);
    return under
        .situation()
        .map(situation -> SheetChecks.check(sheet, situation))
        .orElse(List.of());
  }
}
