package studio.kriegsspiel.rules.battlesystem;

import java.math.BigDecimal;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;

/** Morale is kept in whole hundredths of a point, so that quarters stay exact. */
final class Hundredths {

  private Hundredths() {}

  /** A number of points as hundredths; finer fractions are no morale. */
  static int of(Fraction points) {
    Fraction hundredths = points.times(100);
    if (!hundredths.isWhole()) {
      throw new InvalidQuestionException(
          "Morale is counted in hundredths of a point, not `" + points + "`.");
    }
    return Math.toIntExact(hundredths.numerator());
  }

  /** Hundredths as the points readers see, such as 1.75. */
  static BigDecimal points(int hundredths) {
    return BigDecimal.valueOf(hundredths, 2);
  }

  /** The same as the next question takes them. */
  static Fraction exact(int hundredths) {
    return Fraction.of(hundredths, 100);
  }

  /** The same as text for a working. */
  static String show(int hundredths) {
    return points(hundredths).toPlainString();
  }
}
