package studio.kriegsspiel.rules.procedure;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * One kind of question a rule book can decide. A class implements {@link #decide}; callers use
 * {@link #adjudicate}, which checks the question first and returns the decision with its working.
 */
public interface Procedure {

  /** The rule book that decides. */
  RuleBookId book();

  /** The name on the command line, for instance {@code fire}. */
  String name();

  /** One line for the list of procedures. */
  String title();

  /** Where the book treats it. */
  Citation citation();

  /** The parameters in the order a reader wants them. */
  List<Parameter> parameters();

  /** Decides a checked question; adds each factor to the trace. */
  Decision decide(Question question, Dice dice, Trace trace);

  /**
   * Decides a question as written.
   *
   * @throws studio.kriegsspiel.rules.RulesException when the question itself is at fault, a die is
   *     missing, or one too many was laid down for the decision; what the rules forbid is no
   *     exception but a {@link Decision.Forbidden}
   */
  default Adjudication adjudicate(Map<String, String> written, Dice dice) {
    Trace trace = Trace.on();
    try {
      Question question = Question.of(parameters(), written);
      Decision decision = decide(question, dice, trace);
      if (decision instanceof Decision.Decided) {
        dice.refuseSpare();
      }
      Map<String, String> values = question.values();
      Set<String> assumed = new LinkedHashSet<>(values.keySet());
      assumed.removeAll(written.keySet());
      return new Adjudication(book(), name(), values, assumed, decision, trace.steps());
    } catch (ArithmeticException e) {
      throw new InvalidQuestionException(
          "The figures of the question are too large or too fine to be reckoned exactly: use fewer"
              + " digits.");
    }
  }
}
