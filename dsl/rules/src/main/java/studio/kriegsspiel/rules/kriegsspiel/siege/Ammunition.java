package studio.kriegsspiel.rules.kriegsspiel.siege;

import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * How long a unit can fire before it must replenish ({@code Reisswitz 1824 §48}; British 1815,
 * Section 3). Counts moves of fire and moves of replenishing.
 */
public final class Ammunition {
  private final int endurance;
  private final int replenishing;
  private int fired;
  private int replenished;

  private Ammunition(int endurance, int replenishing) {
    this.endurance = endurance;
    this.replenishing = replenishing;
  }

  /**
   * The ammunition of a kind of firer, empty where the book sets no limit.
   *
   * @param who {@code howitzer-battery}, {@code battery} or {@code infantryman}
   */
  public static Optional<Ammunition> find(RuleBook book, String who) {
    boolean quick = who.equals("battery") && hasQuickResupply(book);
    return book.table("fire-endurance")
        .findRow(who)
        .map(row -> new Ammunition(row.getInteger("moves"), quick ? 2 : resupply(row)));
  }

  private static boolean hasQuickResupply(RuleBook book) {
    return book.switches().stream().anyMatch(s -> s.name().equals("resupply-two-moves"))
        && book.isOn("resupply-two-moves");
  }

  private static int resupply(TableRow row) {
    return row.findInteger("resupply").orElse(Integer.MAX_VALUE);
  }

  /** Whether it can fire in the coming move. */
  public boolean canFire() {
    return fired < endurance;
  }

  /** Notes one move of fire. */
  public void fire() {
    if (!canFire()) {
      throw new IllegalStateException("the ammunition is spent");
    }
    fired++;
    replenished = 0;
  }

  /** Notes one move of replenishing; after enough of them all is there again. */
  public void replenish() {
    replenished++;
    if (replenished >= replenishing) {
      fired = 0;
      replenished = 0;
    }
  }

  /** Moves of fire left. */
  public int movesLeft() {
    return endurance - fired;
  }
}
