package studio.kriegsspiel.rules.procedure;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.Fraction;

/**
 * A number of a question that cannot exceed another, as {@link AtMost} declares it.
 *
 * @param parts what is added up
 * @param whole what it cannot exceed, added up too
 * @param sentence why not
 */
public record Limit(List<Parameter> parts, List<Parameter> whole, String sentence) {
  public Limit {
    parts = List.copyOf(parts);
    whole = List.copyOf(whole);
  }

  /** Refuses a question whose parts are more than the whole. */
  void check(Question question) {
    boolean told = whole.stream().allMatch(each -> question.findText(each.name()).isPresent());
    if (told && sum(parts, question).compareTo(sum(whole, question)) > 0) {
      throw new InvalidQuestionException(
          sentence + " " + list(parts, question) + " is more than " + list(whole, question) + ".");
    }
  }

  private static Fraction sum(List<Parameter> parameters, Question question) {
    Fraction sum = Fraction.ZERO;
    for (Parameter each : parameters) {
      Optional<String> value = question.findText(each.name());
      sum = value.isEmpty() ? sum : sum.plus(Fraction.parse(value.get()));
    }
    return sum;
  }

  private static String list(List<Parameter> parameters, Question question) {
    return parameters.stream()
        .filter(each -> question.findText(each.name()).isPresent())
        .map(each -> "`" + each.name() + "=" + question.getText(each.name()) + "`")
        .collect(Collectors.joining(" and "));
  }
}
