package studio.kriegsspiel.rules.kriegsspiel.siege;

import java.util.Locale;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * Guns on a wall or a wooden bridge, move by move ({@code Reisswitz 1824 §49-50}). From 600 paces
 * (12-pdr) or 400 (6-pdr) up to 900 the first six moves have no effect.
 */
public final class Breach {
  private final RuleBook book;
  private final Flames flames;
  private final Works works;
  private final int batteries;
  private final boolean far;
  private int move;
  private int breaches;

  /** What is fired at. */
  public enum Works {
    STRONG_WALL,
    WEAK_WALL,
    /** By the strong wall unless the switch {@code bridge-as-weak-wall} is on (ruling C111). */
    WOODEN_BRIDGE
  }

  /** How near the guns stand. */
  public enum Range {
    NEAR,
    /** Beyond the near range, to 900 paces. */
    FAR,
    TOO_FAR;

    /** The range of a battery of this calibre at so many paces. */
    public static Range of(RuleBook book, int pounds, int paces) {
      RuleTable ranges = book.table("breaching-ranges");
      String near = pounds >= 12 ? "12-pdr range" : "6-pdr range";
      if (paces <= ranges.getInteger("value", near)) {
        return NEAR;
      }
      return paces <= ranges.getInteger("value", "far range to") ? FAR : TOO_FAR;
    }
  }

  public Breach(RuleBook book, Works works, int batteries, Range range) {
    this(book, works, batteries, range, 0);
  }

  /** Begins with a work that was fired at for so many moves before. */
  Breach(RuleBook book, Works works, int batteries, Range range, int movesBefore) {
    if (range == Range.TOO_FAR) {
      throw new IllegalArgumentException("guns too far off breach nothing");
    }
    this.book = book;
    this.flames = new Flames(book);
    this.works = works;
    this.batteries = batteries;
    this.far = range == Range.FAR;
    this.move = movesBefore;
  }

  /** Plays one move of fire; true when it opened breaches. */
  public boolean fireOneMove(DiceStream dice, Trace trace) {
    move++;
    int idle = far ? value("moves without effect at far range") - 2 : 0;
    String die = die(move - idle);
    if (die.isEmpty() || !flames.falls(die, "move " + move, dice, trace)) {
      return false;
    }
    breaches += batteries;
    return true;
  }

  /** The die of a move counted as at near range, empty when it has no effect. */
  private String die(int nearMove) {
    if (nearMove <= 2) {
      return "";
    }
    boolean strong =
        works == Works.STRONG_WALL
            || (works == Works.WOODEN_BRIDGE && !book.isOn("bridge-as-weak-wall"));
    RuleTable table = book.table("breaching");
    if (!strong) {
      return table.getRow("weak", "any", "3 and later").getText("die");
    }
    if (batteries < 2) {
      return table.getRow("strong", "one", "3 and later").getText("die");
    }
    return table
        .getRow("strong", "two-or-more", nearMove == 3 ? "3" : "4 and later")
        .getText("die");
  }

  /** Breaches open, or hits that wreck a bridge. */
  public int breaches() {
    return breaches;
  }

  /** Men abreast that pass through the breaches together. */
  public int menAbreast() {
    return breaches * value("breach");
  }

  /** What the method rests on. */
  public Citation citation() {
    return works == Works.WOODEN_BRIDGE
        ? book.ruling("C111", book.table("breaching").source())
        : book.printed(book.table("breaching").source());
  }

  private int value(String what) {
    return book.table("breaching-ranges").getInteger("value", what);
  }

  @Override
  public String toString() {
    return works.name().toLowerCase(Locale.ROOT) + " after " + move + " moves: " + breaches;
  }
}
