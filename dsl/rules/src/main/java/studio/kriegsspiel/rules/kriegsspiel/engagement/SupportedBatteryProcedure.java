package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code supported-battery}: cavalry against guns with infantry beside them. */
final class SupportedBatteryProcedure extends AskedProcedure<SupportedBatteryProcedure.Case> {
  private static final String GUNS = "squadrons against a supported battery";
  private static final String SUPPORT = "squadrons against each half battalion of its support";
  private static final String POINTS = "index points against a supported battery";

  private final CavalryAction action;

  /** The case that is asked about. */
  record Case(
      @Ask(value = "squadrons that attack", least = 1, most = 96) int squadrons,
      @Ask(value = "batteries attacked", least = 1, most = 12, or = "1") int batteries,
      @Ask(value = "half battalions beside them", least = 1, most = 48) int halfBattalions) {}

  SupportedBatteryProcedure(RuleBook book) {
    super(
        "supported-battery",
        "Whether cavalry is strong enough for guns and their infantry",
        book.printed("Cavalry v Infantry in Close Order 7"),
        Case.class,
        book.tables());
    this.action = new CavalryAction(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    int needed =
        question.batteries() * action.whole(GUNS)
            + question.halfBattalions() * action.whole(SUPPORT);
    trace.add("squadrons needed", needed, action.citation(GUNS));
    if (question.squadrons() < needed) {
      return new Decision.Forbidden(
          "The attack needs " + needed + " squadrons.", action.citation(SUPPORT));
    }
    trace.add("against a supported battery", action.whole(POINTS), action.citation(POINTS));
    return new Decision.Decided(
            "The cavalry may attack with a die less; the guns fall only if their infantry is beaten.",
            List.of(
                new Result("squadronsNeeded", needed, "squadrons"),
                new Result("points", action.whole(POINTS), "index points")))
        .after("given-points", action.whole(POINTS));
  }
}
