package studio.kriegsspiel.rules.procedure;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.Fraction;

/**
 * Something that holds of a question or does not. It is written {@code name}: yes, a number other
 * than 0, a word other than the one that stands there unless given; {@code !name}: the opposite;
 * {@code name=a|b} and {@code name!=a|b}: one of these words, none of them, {@code a*} being all
 * that begin so; {@code name>3} and {@code name<3}. Within a {@link Part} {@code -} is the
 * parameter that bears the part's name.
 *
 * @param parameter what it is about
 * @param kind how it is told
 * @param values the words or the number it is told by
 */
public record QuestionFact(Parameter parameter, Kind kind, List<String> values) {
  private static final Pattern WRITTEN = Pattern.compile("(!?)([a-z0-9-]+)(?:(!=|=|>|<)(.+))?");

  /** How a fact is told from a value. */
  public enum Kind {
    HOLDS,
    HOLDS_NOT,
    IS_ONE_OF,
    IS_NONE_OF,
    MORE_THAN,
    LESS_THAN
  }

  public QuestionFact {
    values = List.copyOf(values);
  }

  /** Reads a fact; the names in it begin with the prefix of its part. */
  static QuestionFact read(String written, String prefix, List<Parameter> parameters) {
    Matcher matcher = WRITTEN.matcher(written);
    if (!matcher.matches()) {
      throw new IllegalStateException("`" + written + "` is no fact.");
    }
    Parameter parameter = named(matcher.group(2), prefix, parameters);
    String sign = matcher.group(3) == null ? matcher.group(1) : matcher.group(3);
    String rest = matcher.group(4) == null ? "" : matcher.group(4);
    return new QuestionFact(
        parameter, kind(sign), rest.isEmpty() ? List.of() : words(rest, parameter));
  }

  private static List<String> words(String written, Parameter parameter) {
    if (parameter.kind() != Parameter.Kind.CHOICE) {
      return List.of(written);
    }
    return Stream.of(written.split("\\|")).flatMap(each -> choices(each, parameter)).toList();
  }

  private static Stream<String> choices(String written, Parameter parameter) {
    return written.endsWith("*")
        ? parameter.allowed().stream()
            .filter(each -> each.startsWith(written.substring(0, written.length() - 1)))
        : Stream.of(parameter.check(written));
  }

  private static Kind kind(String sign) {
    return switch (sign) {
      case "!" -> Kind.HOLDS_NOT;
      case "=" -> Kind.IS_ONE_OF;
      case "!=" -> Kind.IS_NONE_OF;
      case ">" -> Kind.MORE_THAN;
      case "<" -> Kind.LESS_THAN;
      default -> Kind.HOLDS;
    };
  }

  /** The parameter of a name within a part. */
  static Parameter named(String own, String prefix, List<Parameter> parameters) {
    String name =
        own.equals(Part.SELF)
            ? prefix.substring(0, Math.max(0, prefix.length() - 1))
            : prefix + own;
    return parameters.stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("No parameter is called `" + name + "`."));
  }

  boolean holdsOf(Question question) {
    return holdsOf(question.findText(parameter.name()));
  }

  /** Whether it holds where the parameter has this value, or none. */
  public boolean holdsOf(Optional<String> value) {
    return switch (kind) {
      case HOLDS -> value.filter(this::says).isPresent();
      case HOLDS_NOT -> value.filter(this::says).isEmpty();
      case IS_ONE_OF -> value.filter(values::contains).isPresent();
      case IS_NONE_OF -> value.isPresent() && !values.contains(value.get());
      case MORE_THAN -> value.filter(each -> compare(each) > 0).isPresent();
      case LESS_THAN -> value.filter(each -> compare(each) < 0).isPresent();
    };
  }

  private int compare(String value) {
    return Fraction.parse(value).compareTo(Fraction.parse(values.get(0)));
  }

  private boolean says(String value) {
    return switch (parameter.kind()) {
      case YES_NO -> value.equals("yes");
      case NUMBER, FRACTION -> "".equals(parameter.preset()) || Fraction.parse(value).signum() != 0;
      case CHOICE, TEXT -> !value.equals(parameter.preset());
    };
  }
}
