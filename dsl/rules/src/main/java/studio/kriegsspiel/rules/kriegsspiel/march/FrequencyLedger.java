package studio.kriegsspiel.rules.kriegsspiel.march;

import studio.kriegsspiel.rules.field.March;

/**
 * Keeps count of moves made at a rate that may not be used always. The limit is a window: at most
 * so many in any so many consecutive moves (ruling C048).
 */
public final class FrequencyLedger {
  private final March.Frequency limit;
  private final boolean[] window;
  private int next;

  public FrequencyLedger(March.Frequency limit) {
    this.limit = limit;
    this.window = new boolean[limit.inTurns()];
  }

  /** Whether the rate may be used in the coming move. */
  public boolean mayUse() {
    int used = 0;
    for (int i = 1; i < window.length; i++) {
      if (window[(next + i) % window.length]) {
        used++;
      }
    }
    return used < limit.turns();
  }

  /** Notes one move and whether the rate was used in it. */
  public void note(boolean usedRate) {
    if (usedRate && !mayUse()) {
      throw new IllegalStateException("the rate is allowed " + limit + " moves only");
    }
    window[next] = usedRate;
    next = (next + 1) % window.length;
  }
}
