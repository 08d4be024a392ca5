package studio.kriegsspiel.rules.kriegsspiel.march;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.field.March;

/**
 * Several moves at a rate that may not be used always, the ordinary rate between: the greatest
 * distance, and which moves were which.
 */
final class LimitedMarch {
  private final int fast;
  private final int ordinary;
  private final FrequencyLedger ledger;
  private final List<Integer> exceptional = new ArrayList<>();
  private int moves;
  private long paces;

  /**
   * Before the first move.
   *
   * @param fast paces a move at the limited rate
   * @param ordinary paces a move between, 0 where they must halt
   */
  LimitedMarch(int fast, int ordinary, March.Frequency limit, String recent) {
    this.fast = fast;
    this.ordinary = ordinary;
    this.ledger = new FrequencyLedger(limit, recent);
  }

  /** Goes on for one move. */
  void move() {
    moves++;
    boolean used = fast > ordinary && ledger.next();
    if (used) {
      exceptional.add(moves);
    }
    paces += used ? fast : ordinary;
  }

  int moves() {
    return moves;
  }

  long paces() {
    return paces;
  }

  /** Paces a move between. */
  int ordinary() {
    return ordinary;
  }

  /** Which moves were exceptional: {@code 1, 4}; {@code none}. */
  String exceptional() {
    return exceptional.isEmpty()
        ? "none"
        : exceptional.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  /** What binds the moves to come. */
  String recent() {
    return ledger.window();
  }
}
