package studio.kriegsspiel.rules.procedure;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.UnknownNameException;

/**
 * One parameter of a question.
 *
 * @param name as written on the command line, for instance {@code range-paces}
 * @param title what it means, one line, with its unit
 * @param kind choice, number, fraction or yes/no
 * @param allowed the choices of a choice, else empty
 * @param least smallest number
 * @param most largest number
 * @param preset the value when it is not given, or null when it must be given
 */
public record Parameter(
    String name,
    String title,
    Kind kind,
    List<String> allowed,
    int least,
    int most,
    @Nullable String preset) {

  /** What a value looks like. */
  public enum Kind {
    /** One of the allowed words. */
    CHOICE,
    /** A whole number within bounds. */
    NUMBER,
    /** An exact number such as 3/4, within the same bounds. */
    FRACTION,
    /** Yes or no. */
    YES_NO,
    /** Any text. */
    TEXT
  }

  public Parameter {
    allowed = List.copyOf(allowed);
  }

  public static Parameter choice(String name, String title, List<String> allowed) {
    return new Parameter(name, title, Kind.CHOICE, allowed, 0, 0, null);
  }

  public static Parameter number(String name, String title, int least, int most) {
    return new Parameter(name, title, Kind.NUMBER, List.of(), least, most, null);
  }

  public static Parameter fraction(String name, String title, int least, int most) {
    return new Parameter(name, title, Kind.FRACTION, List.of(), least, most, null);
  }

  /** A yes or no, no unless given. */
  public static Parameter yesNo(String name, String title) {
    return new Parameter(name, title, Kind.YES_NO, List.of("yes", "no"), 0, 0, "no");
  }

  /** Any words. */
  public static Parameter text(String name, String title) {
    return new Parameter(name, title, Kind.TEXT, List.of(), 0, 0, null);
  }

  /** The same parameter with a value for when it is not given. */
  public Parameter or(String otherwise) {
    return new Parameter(name, title, kind, allowed, least, most, otherwise);
  }

  public boolean isRequired() {
    return preset == null;
  }

  /** The word of an enum constant on the command line. */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Checks a value and returns it in its plain form.
   *
   * @throws studio.kriegsspiel.rules.RulesException for a value that is none
   */
  public String check(String written) {
    String value = written.strip();
    return switch (kind) {
      case CHOICE -> choice(value);
      case YES_NO -> yesOrNo(value);
      case NUMBER -> number(value);
      case FRACTION -> fraction(value);
      case TEXT -> value;
    };
  }

  private String choice(String value) {
    if (!allowed.contains(value)) {
      throw new UnknownNameException("choice for " + name, value, allowed);
    }
    return value;
  }

  private String yesOrNo(String value) {
    return switch (value.toLowerCase(Locale.ROOT)) {
      case "yes", "true" -> "yes";
      case "no", "false" -> "no";
      default -> throw new InvalidQuestionException(name + " is yes or no, not `" + value + "`.");
    };
  }

  private String number(String value) {
    Optional<Integer> number = parse(value);
    if (number.isEmpty() || number.get() < least || number.get() > most) {
      throw new InvalidQuestionException(
          name + " is a whole number from " + least + " to " + most + ", not `" + value + "`.");
    }
    return number.get().toString();
  }

  private static Optional<Integer> parse(String value) {
    try {
      return Optional.of(Integer.valueOf(value));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  private String fraction(String value) {
    try {
      Fraction fraction = Fraction.parse(value);
      if (fraction.compareTo(Fraction.of(least)) >= 0
          && fraction.compareTo(Fraction.of(most)) <= 0) {
        return fraction.toString();
      }
    } catch (IllegalArgumentException e) {
      // said below
    }
    throw new InvalidQuestionException(
        name + " is a number from " + least + " to " + most + " such as 3/4, not `" + value + "`.");
  }
}
