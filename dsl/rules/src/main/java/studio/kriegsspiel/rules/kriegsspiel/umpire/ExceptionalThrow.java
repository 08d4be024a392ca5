package studio.kriegsspiel.rules.kriegsspiel.umpire;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The exceptional dice of the British book: each has one number and five blank faces, and together
 * they must show eight points. For still less probable attempts dice are left out, the lowest
 * first.
 */
public final class ExceptionalThrow {
  private static final int NEEDED = 8;
  private static final int SIDES = 6;

  private final List<Integer> numbers;
  private final Citation rule;

  public ExceptionalThrow(RuleBook book) {
    this.numbers =
        book.table("exceptional-dice").rows().stream()
            .map((TableRow row) -> row.getInteger("number"))
            .sorted()
            .toList();
    this.rule = book.printed("The Exceptional Throw 4");
  }

  /** Points thrown; {@code leftOut} dice with the lowest numbers stay away. */
  public int points(int leftOut, DiceStream dice, Trace trace) {
    int points = 0;
    for (int number : dice(leftOut)) {
      int face = dice.throwDie(SIDES);
      int shown = face == 1 ? number : 0;
      trace.addThrow(
          "exceptional die with " + number, "D6", face, shown == 0 ? "blank" : shown + "", rule);
      points += shown;
    }
    return points;
  }

  /** Whether so many points succeed. */
  public boolean succeeds(int points) {
    return points >= NEEDED;
  }

  /** The exact chance of success. */
  public Fraction chance(int leftOut) {
    List<Integer> thrown = dice(leftOut);
    long ways = 0;
    for (int shown = 0; shown < 1 << thrown.size(); shown++) {
      int points = 0;
      long weight = 1;
      for (int i = 0; i < thrown.size(); i++) {
        boolean number = (shown & (1 << i)) != 0;
        points += number ? thrown.get(i) : 0;
        weight *= number ? 1 : SIDES - 1;
      }
      ways += succeeds(points) ? weight : 0;
    }
    return Fraction.of(ways, (long) Math.pow(SIDES, thrown.size()));
  }

  private List<Integer> dice(int leftOut) {
    if (leftOut < 0 || leftOut >= numbers.size()) {
      throw new RulesException(
          "Of the " + numbers.size() + " exceptional dice at least one must be thrown.");
    }
    return numbers.subList(leftOut, numbers.size());
  }
}
