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

/** The question {@code retire-before-cavalry}: infantry that goes back while cavalry can attack. */
final class RetireProcedure extends NamedProcedure {
  private final CavalryAction action;

  RetireProcedure(RuleBook book) {
    super(
        "retire-before-cavalry",
        "Whether infantry that goes back near cavalry loses a point",
        book.printed("Cavalry v Infantry in Close Order 12"),
        List.of(
            Parameter.number("cavalry-paces", "distance of the cavalry", 0, 3000),
            Parameter.number("squadrons", "squadrons able to attack", 0, 96),
            Parameter.number("battalions", "battalions that go back", 1, 48).or("1"),
            Parameter.number("paces", "paces they go back in this move", 0, 500),
            Parameter.yesNo("by-lines", "two lines go back alternately")));
    this.action = new CavalryAction(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int near = action.whole("infantry is bound by cavalry within");
    int allowed = action.whole("and may retire without loss of a point");
    int enough =
        question.getNumber("battalions") * action.whole("squadrons a battalion that bind it");
    boolean bound =
        question.getNumber("cavalry-paces") <= near && question.getNumber("squadrons") >= enough;
    trace.add("cavalry near and strong enough", bound ? "yes" : "no", citation());
    boolean loses = bound && !question.is("by-lines") && question.getNumber("paces") > allowed;
    return new Decision.Decided(
        loses
            ? "The infantry loses a point if it is attacked."
            : "The infantry may go back so without losing a point.",
        List.of(new Result("points", loses ? -1 : 0, "index points")));
  }
}
