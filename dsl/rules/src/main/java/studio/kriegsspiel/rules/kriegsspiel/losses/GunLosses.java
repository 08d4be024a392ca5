package studio.kriegsspiel.rules.kriegsspiel.losses;

import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;

/**
 * Guns a battery loses: by pairs in Reisswitz, singly in the British book, where a battery with one
 * gun left is taken off (ruling C015).
 */
public final class GunLosses {
  private final Fraction pointsPerGun;
  private final boolean byPairs;

  public GunLosses(RuleBook book) {
    this.pointsPerGun = new PointValues(book).points(Fraction.ONE, LossKind.ARTILLERY);
    this.byPairs = book.id().equals(RuleBookId.REISSWITZ_1824);
  }

  /** Guns left of so many after a loss of points. */
  public int left(int guns, Fraction points) {
    long lost = points.dividedBy(pointsPerGun).floor();
    if (byPairs) {
      return (int) Math.max(0, guns - lost / 2 * 2);
    }
    long left = Math.max(0, guns - lost);
    return left == 1 && guns > 1 ? 0 : (int) left;
  }
}
