package studio.kriegsspiel.rules.kriegsspiel.formation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;

/**
 * The fronts of a column; to pass a narrow place it halves its front ({@code Reisswitz 1824}, App.
 * IV).
 */
public final class Fronts {
  private final RuleTable table;

  public Fronts(RuleBook book) {
    this.table = book.table("fronts");
  }

  /** The front half as broad, empty for the narrowest. */
  public Optional<String> findHalved(String front) {
    return table.getRow(front).findText("halved");
  }

  /** The fronts from this one down to the narrowest. */
  public List<String> narrowingFrom(String front) {
    List<String> fronts = new ArrayList<>();
    Optional<String> next = Optional.of(front);
    while (next.isPresent()) {
      fronts.add(next.get());
      next = findHalved(next.get());
    }
    return fronts;
  }

  /** How much longer a column becomes when it goes from one front to another, as a whole factor. */
  public int lengthening(String from, String to) {
    return table.getInteger("to-a-battalion", to) / table.getInteger("to-a-battalion", from);
  }
}
