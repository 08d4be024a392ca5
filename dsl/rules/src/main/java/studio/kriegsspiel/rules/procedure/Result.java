package studio.kriegsspiel.rules.procedure;

import java.math.BigDecimal;
import studio.kriegsspiel.rules.Fraction;

/**
 * One named result of a decision.
 *
 * @param name for instance {@code lossPoints}; the unit is part of the name where it is a quantity
 * @param value a {@code String}, {@code Boolean}, {@code Integer}, {@code Long}, {@code BigDecimal}
 *     or {@link Fraction}
 * @param unit for readers, may be empty
 */
public record Result(String name, Object value, String unit) {
  public Result {
    boolean known =
        value instanceof String
            || value instanceof Boolean
            || value instanceof Integer
            || value instanceof Long
            || value instanceof BigDecimal
            || value instanceof Fraction;
    if (!known) {
      throw new IllegalArgumentException("a result cannot be a " + value.getClass().getName());
    }
  }

  /** An exact number, whole where it is whole. */
  public static Result exact(String name, Fraction value, String unit) {
    return value.isWhole() ? new Result(name, value.floor(), unit) : new Result(name, value, unit);
  }

  @Override
  public String toString() {
    String text =
        value instanceof Integer whole
            ? Amount.of(whole, unit)
            : value instanceof Long whole
                ? Amount.of(whole, unit)
                : value instanceof Fraction exact
                    ? Amount.of(exact, unit)
                    : value + (unit.isEmpty() ? "" : " " + unit);
    return name + " = " + text;
  }
}
