package studio.kriegsspiel.rules.table;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.data.DataNode;

/** What a column of a table holds. */
public enum ColumnType {
  /** Words. */
  TEXT("a text in quotes"),
  /** A whole number. */
  INTEGER("a whole number"),
  /** A decimal number, kept exactly. */
  DECIMAL("a number"),
  /** An exact fraction written {@code "2/3"}. */
  FRACTION("a fraction in quotes such as \"2/3\""),
  /** True or false. */
  BOOLEAN("true or false"),
  /** Whole numbers from-to inclusive, written {@code "2-5"}, {@code "7"} or {@code "18+"}. */
  RANGE("a range in quotes such as \"2-5\", \"7\" or \"18+\"");

  private final String expected;

  ColumnType(String expected) {
    this.expected = expected;
  }

  /** The word of the data files. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<ColumnType> find(String word) {
    return Arrays.stream(values()).filter(type -> type.word().equals(word)).findFirst();
  }

  /** Reads one cell; null stays null (the book prints a dash). */
  @Nullable Object read(DataNode cell, String column) {
    Object raw = cell.scalar();
    if (raw == null) {
      return null;
    }
    try {
      Object value = convert(raw);
      if (value != null) {
        return value;
      }
    } catch (IllegalArgumentException e) {
      // said below, with the line
    }
    throw cell.expected(expected + " or null in column \"" + column + "\"");
  }

  private @Nullable Object convert(Object raw) {
    return switch (this) {
      case TEXT -> raw instanceof String ? raw : null;
      case INTEGER ->
          raw instanceof Long number && number == number.intValue() ? number.intValue() : null;
      case DECIMAL ->
          raw instanceof BigDecimal
              ? raw
              : raw instanceof Long number ? BigDecimal.valueOf(number) : null;
      case FRACTION ->
          raw instanceof String text
              ? Fraction.parse(text)
              : raw instanceof Long number ? Fraction.of(number) : null;
      case BOOLEAN -> raw instanceof Boolean ? raw : null;
      case RANGE -> raw instanceof String text ? IntRange.parse(text) : null;
    };
  }
}
