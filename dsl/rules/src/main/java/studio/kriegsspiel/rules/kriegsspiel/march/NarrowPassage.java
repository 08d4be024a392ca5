package studio.kriegsspiel.rules.kriegsspiel.march;

import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;

/**
 * A column that narrows to pass a way and widens behind it ({@code Reisswitz 1824 §36}): where it
 * narrows the tail waits, where it widens the head does; a column that deploys halts its head until
 * the tail is up ({@code Reisswitz 1824}, Introduction).
 *
 * @param lengthPaces length of the column as it comes on
 * @param lengthening how many times longer it is while narrowed, 1 for not at all
 * @param rate paces a move
 */
public record NarrowPassage(
    @Ask(value = "length of the column in paces", name = "length", most = 100_000) int lengthPaces,
    @Ask(value = "times longer while it narrowed for a passage", least = 1, most = 50, or = "1")
        int lengthening,
    @Ask(value = "paces a move", least = 1, most = 900, or = "200") int rate) {
  public NarrowPassage {
    if (lengthPaces < 0 || lengthening < 1 || rate < 1) {
      throw new InvalidQuestionException(
          "A passage needs a length, a lengthening of at least 1 and a rate of at least 1 pace.");
    }
  }

  /** Exact moves the tail waits while those before it narrow. */
  public Fraction tailWaits() {
    return Fraction.of((long) lengthPaces * (lengthening - 1), rate);
  }

  /** Exact moves the head waits behind the passage until the tail has closed up again. */
  public Fraction headWaits() {
    return tailWaits();
  }

  /** Whole moves the head of a column halts so that the tail can come up and deploy. */
  public long deployingMoves() {
    return Fraction.of(lengthPaces, rate).ceiling();
  }
}
