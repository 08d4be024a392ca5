package studio.kriegsspiel.rules.procedure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.rules.UnknownNameException;

/** A question whose values have been checked against the procedure's parameters. */
final class Question {
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
  static Question of(List<Parameter> parameters, Map<String, String> written) {
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

  /** The same question without what was given for a parameter that may be left out. */
  Question without(Parameter parameter) {
    Map<String, String> less = new LinkedHashMap<>(values);
    String preset = parameter.preset();
    if (preset == null || preset.isEmpty()) {
      less.remove(parameter.name());
    } else {
      less.put(parameter.name(), preset);
    }
    return new Question(less);
  }

  /** The same question with another value of a parameter. */
  Question with(Parameter parameter, String value) {
    Map<String, String> other = new LinkedHashMap<>(values);
    other.put(parameter.name(), value);
    return new Question(other);
  }

  /** Every parameter with its value, in the order of the procedure. */
  Map<String, String> values() {
    return Map.copyOf(values).isEmpty() ? Map.of() : new LinkedHashMap<>(values);
  }

  /** The value, empty when an optional parameter was left out. */
  Optional<String> findText(String name) {
    return Optional.ofNullable(values.get(name));
  }

  String getText(String name) {
    return findText(name)
        .orElseThrow(() -> new InvalidQuestionException("The question needs `" + name + "`."));
  }
}
