package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code retire-before-cavalry}: infantry that goes back while cavalry can attack. */
final class RetireProcedure extends AskedProcedure<RetireProcedure.Case> {
  private final CavalryAction action;

  /** The case that is asked about. */
  record Case(
      @Ask(value = "distance of the cavalry", most = 3000) int cavalryPaces,
      @Ask(value = "squadrons able to attack", most = 96) int squadrons,
      @Ask(value = "battalions that go back", least = 1, most = 48, or = "1") int battalions,
      @Ask(value = "paces they go back in this move", most = 500) int paces,
      @Ask("two lines go back alternately") boolean byLines) {}

  RetireProcedure(RuleBook book) {
    super(
        "retire-before-cavalry",
        "Whether infantry that goes back near cavalry loses a point",
        book.printed("Cavalry v Infantry in Close Order 12"),
        Case.class,
        book.tables());
    this.action = new CavalryAction(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    int near = action.whole("infantry is bound by cavalry within");
    int allowed = action.whole("and may retire without loss of a point");
    int enough = question.battalions() * action.whole("squadrons a battalion that bind it");
    boolean bound = question.cavalryPaces() <= near && question.squadrons() >= enough;
    trace.add("cavalry near and strong enough", bound ? "yes" : "no", citation());
    boolean loses = bound && !question.byLines() && question.paces() > allowed;
    return new Decision.Decided(
            loses
                ? "The infantry loses a point if it is attacked."
                : "The infantry may go back so without losing a point.",
            List.of(new Result("points", loses ? -1 : 0, "index points")))
        .after("given-points", loses ? 1 : 0);
  }
}
