package studio.kriegsspiel.rules.kriegsspiel.march;

import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;

/**
 * Keeps count of moves made at a rate that may not be used always. The limit is a window: at most
 * so many in any so many consecutive moves (ruling C048). The moves are letters, the oldest first:
 * {@code e} where the rate was used, {@code o} where not.
 */
final class FrequencyLedger {
  private static final char USED = 'e';
  private static final char NOT_USED = 'o';

  private final March.Frequency limit;
  private final StringBuilder moves = new StringBuilder();

  /**
   * A ledger that begins with the last moves made.
   *
   * @throws InvalidQuestionException for other letters, or where they break the limit
   */
  FrequencyLedger(March.Frequency limit, String recent) {
    this.limit = limit;
    if (!recent.matches("[eo]*")) {
      throw new InvalidQuestionException(
          "recent is a letter for each of the last moves, e exceptional, o ordinary, the oldest"
              + " first, such as eoo, not `"
              + recent
              + "`.");
    }
    for (char move : recent.toCharArray()) {
      if (move == USED && !mayUse()) {
        throw new InvalidQuestionException(
            "recent has more exceptional moves than the " + limit + " that are allowed.");
      }
      moves.append(move);
    }
  }

  /** Whether the rate may be used in the coming move. */
  boolean mayUse() {
    return window().chars().filter(move -> move == USED).count() < limit.turns();
  }

  /** Notes one more move, at the rate if it may be used, and tells whether it was. */
  boolean next() {
    boolean used = mayUse();
    moves.append(used ? USED : NOT_USED);
    return used;
  }

  /** The last moves, as far as they bind the coming ones. */
  String window() {
    return moves.substring(Math.max(0, moves.length() - limit.inTurns() + 1));
  }
}
