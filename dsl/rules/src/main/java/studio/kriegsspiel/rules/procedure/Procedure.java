package studio.kriegsspiel.rules.procedure;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.dice.Dice;

/**
 * One kind of question a rule book can decide, as those see it who ask it; {@link AskedProcedure}
 * makes it.
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

  /** What its parameters cannot say together. */
  Consistency consistency();

  /**
   * Decides a question as written.
   *
   * @throws studio.kriegsspiel.rules.RulesException when the question itself is at fault, a die is
   *     missing, or one too many was laid down for the decision; what the rules forbid is no
   *     exception but a {@link Decision.Forbidden}
   */
  Adjudication adjudicate(Map<String, String> written, Dice dice);

  /** How it counts several bodies that have one part in it, if it does. */
  default Optional<CountedTogether> together(CountedTogether.Part part) {
    return Optional.empty();
  }
}
