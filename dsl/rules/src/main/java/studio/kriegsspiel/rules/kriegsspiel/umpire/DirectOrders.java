package studio.kriegsspiel.rules.kriegsspiel.umpire;

/**
 * When a commander may give orders by word of mouth ({@code Reisswitz 1824 §42}): only to units he
 * has arranged to lead, and only on the spot; all else goes through the umpire.
 */
public final class DirectOrders {

  private DirectOrders() {}

  /** Whether the order may be given directly. */
  public static boolean areAllowed(boolean arrangedBefore, boolean onTheSpot) {
    return arrangedBefore && onTheSpot;
  }
}
