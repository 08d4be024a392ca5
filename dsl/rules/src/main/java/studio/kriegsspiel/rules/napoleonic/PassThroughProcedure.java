package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code pass-through}: what units do to one another that move through each other. */
final class PassThroughProcedure extends NamedProcedure {
  private static final List<String> STATES = List.of("organised", "disrupted", "routing");

  PassThroughProcedure(RuleBook book) {
    super(
        "pass-through",
        "What happens when one unit moves through another",
        book.printed("7.2.2 Interpenetration"),
        List.of(
            Parameter.choice("mover", "state of the unit that moves through", STATES),
            Parameter.choice("other", "state of the unit it moves through", STATES)));
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    String mover = after(question.getText("mover"));
    String other = after(question.getText("other"));
    trace.add("units moving through each other", "disrupt each other", citation());
    return new Decision.Decided(
        "The mover is %s, the other %s.".formatted(mover, other),
        List.of(new Result("mover", mover, ""), new Result("other", other, "")));
  }

  private static String after(String state) {
    return state.equals("routing") ? "routing" : "disrupted";
  }
}
