package studio.kriegsspiel.rules.procedure;

import java.util.Set;
import studio.kriegsspiel.rules.Fraction;

/** Numbers with their unit as one says them: 1 move, 2 moves, 1 man, 80/3 men (26 whole). */
public final class Amount {
  /** What cannot be lost by halves. */
  private static final Set<String> WHOLE = Set.of("men", "riders", "guns", "figures");

  private Amount() {}

  /**
   * A number and its unit.
   *
   * @param unit in the plural, such as {@code moves}; may be empty
   */
  public static String of(long number, String unit) {
    return number + (unit.isEmpty() ? "" : " " + (number == 1 ? one(unit) : unit));
  }

  /** An exact number and its unit; of men and the like the whole ones are told beside it. */
  public static String of(Fraction number, String unit) {
    if (number.isWhole()) {
      return of(number.floor(), unit);
    }
    String exact = number + (unit.isEmpty() ? "" : " " + unit);
    return WHOLE.contains(unit) ? exact + " (" + number.floor() + " whole)" : exact;
  }

  private static String one(String unit) {
    return switch (unit) {
      case "men" -> "man";
      case "inches" -> "inch";
      default -> unit.endsWith("s") ? unit.substring(0, unit.length() - 1) : unit;
    };
  }
}
