package studio.kriegsspiel.rules.battlesystem;

import java.util.OptionalInt;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.procedure.Decision;

/**
 * What one die of combat does to the other side.
 *
 * @param modified the die after modifiers, 0 to 8
 * @param percent casualties in percent of the strength that inflicts them
 * @param tenThousandths exact loss in ten-thousandths of a man
 * @param moraleHundredths loss of morale in hundredths of a point
 */
public record DieLosses(int modified, int percent, long tenThousandths, int moraleHundredths) {
  private static final int WHOLE = 10_000;

  /** Nothing inflicted, because the side may not fight. */
  static final DieLosses NONE = new DieLosses(0, 0, 0, 0);

  /** A body ridden down to the last man. */
  static DieLosses all(int men) {
    return new DieLosses(0, 0, (long) men * WHOLE, 0);
  }

  /** Men lost, rounded down once. */
  public int men() {
    return Math.toIntExact(tenThousandths / WHOLE);
  }

  /** Men lost before they are rounded. */
  Fraction exactMen() {
    return Fraction.of(tenThousandths, WHOLE);
  }

  /** The same of a unit that has no more men to lose. */
  DieLosses atMost(int men) {
    long most = (long) men * WHOLE;
    return tenThousandths <= most ? this : new DieLosses(modified, percent, most, moraleHundredths);
  }

  /** A decision that leaves a body so many men fewer, where they are told, and its morale lost. */
  Decision.Decided leave(
      Decision.Decided decided, String body, OptionalInt menBefore, Fraction lossBefore) {
    if (menBefore.isPresent() && men() >= menBefore.getAsInt()) {
      return decided.gone(body);
    }
    Decision.Decided left =
        menBefore.isPresent() ? decided.after(body, "men", menBefore.getAsInt() - men()) : decided;
    return left.after(body, "loss", lossBefore.plus(Hundredths.exact(moraleHundredths)))
        .after(body, "losses", tenThousandths > 0);
  }
}
