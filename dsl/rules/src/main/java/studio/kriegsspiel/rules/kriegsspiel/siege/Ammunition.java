package studio.kriegsspiel.rules.kriegsspiel.siege;

import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * How long firers can fire before they must replenish, and how far they have come ({@code Reisswitz
 * 1824 §48}; British 1815, Section 3).
 *
 * @param row what the book says of them, or null where it sets no limit
 * @param movesFired moves they have fired since they were supplied
 * @param replenishing moves it takes to replenish, none where the book says nothing
 */
public record Ammunition(@Nullable TableRow row, int movesFired, OptionalInt replenishing) {
  private static final String QUICK = "resupply-two-moves";
  private static final int QUICK_MOVES = 2;

  /**
   * The ammunition of a kind of firer.
   *
   * @param who {@code howitzer-battery}, {@code battery} or {@code infantryman}
   */
  public static Ammunition of(RuleBook book, String who, int movesFired) {
    Optional<TableRow> row = book.table("fire-endurance").findRow(who);
    boolean quick =
        who.equals("battery")
            && book.switches().stream().anyMatch(each -> each.name().equals(QUICK))
            && book.isOn(QUICK);
    OptionalInt takes =
        quick
            ? OptionalInt.of(QUICK_MOVES)
            : row.map(each -> each.findInteger("resupply")).orElse(OptionalInt.empty());
    return new Ammunition(row.orElse(null), movesFired, takes);
  }

  /** Whether they can fire in the coming move. */
  public boolean canFire() {
    return row == null || movesFired < row.getInteger("moves");
  }

  /** Moves of fire left; empty where the book sets no limit. */
  public OptionalInt movesLeft() {
    return row == null
        ? OptionalInt.empty()
        : OptionalInt.of(Math.max(0, row.getInteger("moves") - movesFired));
  }

  /** What the limit rests on; only where there is one. */
  public Citation citation() {
    if (row == null) {
      throw new IllegalStateException("the book sets no limit");
    }
    return row.citation();
  }
}
