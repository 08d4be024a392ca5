package studio.kriegsspiel.rules.procedure;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Facts of a question that exclude each other, as {@link Excludes} declares them.
 *
 * @param facts what cannot all hold
 * @param sentence why not
 */
public record Contradiction(List<QuestionFact> facts, String sentence) {
  public Contradiction {
    facts = List.copyOf(facts);
  }

  /** Refuses a question of which all the facts hold. */
  void check(Question question) {
    if (facts.stream().allMatch(fact -> fact.holdsOf(question))) {
      throw new InvalidQuestionException(
          sentence
              + " Look at "
              + facts.stream()
                  .map(fact -> "`" + fact.parameter().name() + "`")
                  .distinct()
                  .collect(Collectors.joining(" and "))
              + ".");
    }
  }
}
