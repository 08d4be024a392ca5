package studio.kriegsspiel.rules.kriegsspiel.assault;

import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.kriegsspiel.losses.LossKind;
import studio.kriegsspiel.rules.kriegsspiel.losses.PointValues;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;

/** What share of its full strength a side still has, its losses being kept in points. */
public final class FullStrength {
  private static final int HALF_BATTALION = 450;
  private static final int SQUADRON = 150;
  private static final int SKIRMISH_ZUG = 75;
  private static final int SKIRMISH_PLATOON = 45;
  private static final int ALL = 100;

  private final PointValues values;
  private final int skirmishers;

  public FullStrength(RuleBook book) {
    values = new PointValues(book);
    skirmishers = book.id().equals(RuleBookId.BRITISH_1815) ? SKIRMISH_PLATOON : SKIRMISH_ZUG;
  }

  /** Exact points of one half battalion, squadron or skirmish block. */
  Fraction points(Party party) {
    return switch (party.arm()) {
      case CAVALRY -> values.points(Fraction.of(SQUADRON), LossKind.CAVALRY);
      case SKIRMISHERS -> values.points(Fraction.of(skirmishers), LossKind.SKIRMISHERS);
      case INFANTRY -> halfBattalion(party.ranks());
    };
  }

  private static LossKind kind(String ranks) {
    return ranks.equals("two") ? LossKind.INFANTRY_TWO_RANKS : LossKind.INFANTRY_THREE_RANKS;
  }

  /** Exact points of a squadron. */
  public Fraction squadron() {
    return values.points(Fraction.of(SQUADRON), LossKind.CAVALRY);
  }

  /** Men of one half battalion, squadron or skirmish block. */
  int men(CombatArm arm) {
    return switch (arm) {
      case CAVALRY -> SQUADRON;
      case SKIRMISHERS -> skirmishers;
      case INFANTRY -> HALF_BATTALION;
    };
  }

  /** Exact points of a half battalion in three ranks or in two. */
  Fraction halfBattalion(String ranks) {
    return values.points(Fraction.of(HALF_BATTALION), kind(ranks));
  }

  /** Exact points a side can still lose. */
  Fraction left(Party party) {
    return share(party).times(points(party).times(party.units()));
  }

  /**
   * How much of a side is left, to be set against {@code weight(other, party)}: percent of the full
   * strength, exactly, over a denominator that both have in common.
   */
  long weight(Party party, Party other) {
    if (party.lostPoints().signum() == 0 && other.lostPoints().signum() == 0) {
      return party.percent();
    }
    return Math.multiplyExact(share(party).numerator(), share(other).denominator());
  }

  private Fraction share(Party party) {
    Fraction full = points(party).times(party.units());
    Fraction left = Fraction.of(party.percent(), ALL).minus(party.lostPoints().dividedBy(full));
    if (left.signum() <= 0) {
      throw new InvalidQuestionException(
          "Nothing is left of them: their full strength is %s points, and they have lost %s."
              .formatted(full, party.lostPoints()));
    }
    return left;
  }
}
