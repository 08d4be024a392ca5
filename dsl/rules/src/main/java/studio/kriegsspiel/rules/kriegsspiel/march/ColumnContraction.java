package studio.kriegsspiel.rules.kriegsspiel.march;

import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AtMost;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;

/**
 * The time a column takes to close up: only its tail moves the full rate ({@code Reisswitz 1824
 * §35}; British 1815, Contracting a Column; ruling C052).
 *
 * @param openPaces length before
 * @param closedPaces length after, not more than before
 * @param tailRate paces a move of the tail
 * @param headRate paces a move of the head, less than the tail's; 0 for a halted head
 */
@AtMost(value = "closed", of = "open", says = "A column that closes up does not become longer.")
public record ColumnContraction(
    @Ask(value = "length before, in paces", name = "open", least = 1, most = 100_000) int openPaces,
    @Ask(value = "length after, in paces", name = "closed", most = 100_000) int closedPaces,
    @Ask(value = "paces a move of the tail", least = 1, most = 900, or = "200") int tailRate,
    @Ask(value = "paces a move of the head, 0 if it halts", most = 900, or = "0") int headRate) {
  public ColumnContraction {
    if (closedPaces > openPaces) {
      throw new InvalidQuestionException("A column that closes up does not become longer.");
    }
    if (headRate < 0 || tailRate <= headRate) {
      throw new InvalidQuestionException(
          "The tail must move faster than the head for the column to close.");
    }
  }

  /** Exact moves until the tail has closed up. */
  public Fraction moves() {
    return Fraction.of(openPaces - closedPaces, tailRate - headRate);
  }

  /** Whole minutes, the begun one counted. */
  public long minutes() {
    return moves().times(2).ceiling();
  }
}
