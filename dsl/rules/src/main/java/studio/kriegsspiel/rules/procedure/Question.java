package studio.kriegsspiel.rules.procedure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.UnknownNameException;

/** A question whose values have been checked against the procedure's parameters. */
public final class Question {
  private final Map<String, String> values;

  private Question(Map<String, String> values) {
    this.values = values;
  }

  /**
   * Checks what was written.
   *
   * @throws UnknownNameException for an unknown parameter or choice
   * @throws InvalidQuestionException for a missing value or one out of bounds
   */
  public static Question of(List<Parameter> parameters, Map<String, String> written) {
    List<String> names = parameters.stream().map(Parameter::name).toList();
    for (String name : written.keySet()) {
      if (!names.contains(name)) {
        throw new UnknownNameException("parameter", name, names);
      }
    }
    Map<String, String> values = new LinkedHashMap<>();
    for (Parameter parameter : parameters) {
      String value = written.getOrDefault(parameter.name(), parameter.preset());
      if (value == null) {
        throw new InvalidQuestionException(
            "The question needs `"
                + parameter.name()
                + "` ("
                + parameter.title()
                + ")"
                + (parameter.allowed().isEmpty()
                    ? "."
                    : ": one of " + String.join(", ", parameter.allowed()) + "."));
      }
      if (!value.isEmpty()) {
        values.put(parameter.name(), parameter.check(value));
      }
    }
    return new Question(values);
  }

  /** Every parameter with its value, in the order of the procedure. */
  public Map<String, String> values() {
    return Map.copyOf(values).isEmpty() ? Map.of() : new LinkedHashMap<>(values);
  }

  /** The value, empty when an optional parameter was left out. */
  public Optional<String> findText(String name) {
    return Optional.ofNullable(values.get(name));
  }

  public String getText(String name) {
    return findText(name)
        .orElseThrow(() -> new InvalidQuestionException("The question needs `" + name + "`."));
  }

  public int getNumber(String name) {
    return Integer.parseInt(getText(name));
  }

  public OptionalInt findNumber(String name) {
    return findText(name).map(Integer::parseInt).map(OptionalInt::of).orElse(OptionalInt.empty());
  }

  public Fraction getFraction(String name) {
    return Fraction.parse(getText(name));
  }

  /** Whether a yes/no parameter is yes. */
  public boolean is(String name) {
    return getText(name).equals("yes");
  }

  /** The enum constant a choice stands for. */
  public <E extends Enum<E>> E getChoice(String name, Class<E> type) {
    String word = getText(name);
    for (E constant : type.getEnumConstants()) {
      if (Parameter.word(constant).equals(word)) {
        return constant;
      }
    }
    throw new InvalidQuestionException("The question has no choice `" + word + "`.");
  }
}
