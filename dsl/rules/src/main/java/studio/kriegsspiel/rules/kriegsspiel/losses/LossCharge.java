package studio.kriegsspiel.rules.kriegsspiel.losses;

/**
 * Who may be charged with a loss ({@code Reisswitz 1824 §51}): the first line that is chiefly
 * engaged; troops behind it only when they were under fire themselves or the umpire approves.
 */
public final class LossCharge {

  private LossCharge() {}

  /** Whether troops may be charged with the loss. */
  public static boolean mayCharge(boolean firstLine, boolean underFire, boolean umpireApproves) {
    return firstLine || underFire || umpireApproves;
  }
}
