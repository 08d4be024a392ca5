package studio.kriegsspiel.situation.march;

/**
 * How many costly searches one run may still make, so that a text made to do harm cannot keep a
 * check busy for hours. No honest scenario comes near the limit.
 */
public final class SearchBudget {
  private static final int FIXES = 200;

  private static final int NEWS = 24;

  private int fixes = FIXES;
  private int news = NEWS;

  /** Whether a fix may still be searched for; counts it. */
  public boolean takeFix() {
    return fixes-- > 0;
  }

  /** Whether it may still be looked out for one more item of news; counts it. */
  public boolean takeNews() {
    return news-- > 0;
  }
}
