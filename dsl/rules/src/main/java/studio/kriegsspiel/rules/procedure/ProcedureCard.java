package studio.kriegsspiel.rules.procedure;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * A procedure put together from its parts.
 *
 * @param book the rule book that decides
 * @param name the name on the command line
 * @param title one line for the list of procedures
 * @param citation where the book treats it
 * @param parameters the parameters in the order a reader wants them
 * @param decider decides a checked question
 */
public record ProcedureCard(
    RuleBookId book,
    String name,
    String title,
    Citation citation,
    List<Parameter> parameters,
    Decider decider)
    implements Procedure {

  /** Decides a checked question and adds each factor to the trace. */
  @FunctionalInterface
  public interface Decider {
    Decision decide(Question question, Dice dice, Trace trace);
  }

  public ProcedureCard {
    parameters = List.copyOf(parameters);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    return decider.decide(question, dice, trace);
  }
}
