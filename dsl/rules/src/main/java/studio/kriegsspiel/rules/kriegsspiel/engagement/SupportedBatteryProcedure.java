package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code supported-battery}: cavalry against guns with infantry beside them. */
final class SupportedBatteryProcedure extends NamedProcedure {
  private static final String GUNS = "squadrons against a supported battery";
  private static final String SUPPORT = "squadrons against each half battalion of its support";
  private static final String POINTS = "index points against a supported battery";

  private final CavalryAction action;

  SupportedBatteryProcedure(RuleBook book) {
    super(
        "supported-battery",
        "Whether cavalry is strong enough for guns and their infantry",
        book.printed("Cavalry v Infantry in Close Order 7"),
        List.of(
            Parameter.number("squadrons", "squadrons that attack", 1, 96),
            Parameter.number("batteries", "batteries attacked", 1, 12).or("1"),
            Parameter.number("half-battalions", "half battalions beside them", 1, 48)));
    this.action = new CavalryAction(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int needed =
        question.getNumber("batteries") * action.whole(GUNS)
            + question.getNumber("half-battalions") * action.whole(SUPPORT);
    trace.add("squadrons needed", needed, action.citation(GUNS));
    if (question.getNumber("squadrons") < needed) {
      return new Decision.Forbidden(
          "The attack needs " + needed + " squadrons.", action.citation(SUPPORT));
    }
    trace.add("against a supported battery", action.whole(POINTS), action.citation(POINTS));
    return new Decision.Decided(
        "The cavalry may attack with a die less; the guns fall only if their infantry is beaten.",
        List.of(
            new Result("squadronsNeeded", needed, "squadrons"),
            new Result("points", action.whole(POINTS), "index points")));
  }
}
