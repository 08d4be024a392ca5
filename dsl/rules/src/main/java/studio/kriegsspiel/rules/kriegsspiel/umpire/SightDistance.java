package studio.kriegsspiel.rules.kriegsspiel.umpire;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;

/** What good eyesight can make out at a distance (British 1815, App. Three). */
public final class SightDistance {
  private final RuleTable table;

  public SightDistance(RuleBook book) {
    this.table = book.table("visibility");
  }

  /** What can be told apart at so many paces, the coarsest first. */
  public List<String> visibleAt(int paces) {
    return table.rows().stream()
        .filter(row -> paces <= row.getInteger("to"))
        .map(row -> row.getText("sight"))
        .toList();
  }
}
