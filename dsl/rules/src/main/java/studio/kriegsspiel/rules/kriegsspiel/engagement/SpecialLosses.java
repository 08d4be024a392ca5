package studio.kriegsspiel.rules.kriegsspiel.engagement;

import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;

/** Losses and forces that the usual tables count only in part. */
public final class SpecialLosses {
  private static final String IN_HAND = "close-ordered cavalry kept in hand against a mass";

  private SpecialLosses() {}

  /** Exact points of a bayonet fight in woods for so many points of the table (British 1815). */
  public static Fraction inWoods(RuleBook book, int tablePoints) {
    return new CavalryAction(book)
        .exact("share of losses with the bayonet in woods")
        .times(tablePoints);
  }

  /** Exact pieces whose fire for a whole move equals what a battery attacked in flank can fire. */
  public static Fraction flankGuns(RuleBook book) {
    CavalryAction action = new CavalryAction(book);
    return action
        .exact("guns that fire on a flank attack")
        .times(action.exact("share of a move they fire"));
  }

  /** Squadrons that must stay in hand when so many attack a mass in close order (§57B). */
  public static int leastInHand(RuleBook book, int squadrons) {
    Fraction share = book.table("follow-up").getRow(IN_HAND).getFraction("value");
    return Math.toIntExact(share.times(squadrons).ceiling());
  }
}
