package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code guns-with-cavalry}: horse artillery beside cavalry that is attacked. */
final class GunsWithCavalryProcedure extends AskedProcedure<GunsWithCavalryProcedure.Case> {
  private final CavalryAction action;

  /** The case that is asked about. */
  record Case(
      @Ask(
              value = "what the guns do",
              of = {"stay", "retire"})
          String guns) {}

  GunsWithCavalryProcedure(RuleBook book) {
    super(
        "guns-with-cavalry",
        "What cavalry can do while its horse guns stay or retire",
        book.printed("Cavalry v Cavalry & Horse Artillery"),
        Case.class,
        book.tables());
    this.action = new CavalryAction(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    boolean stay = question.guns().equals("stay");
    int forward = stay ? 0 : action.whole("cavalry whose guns retire goes forward");
    int back = stay ? 0 : action.whole("guns that retire go back");
    trace.add("the guns", stay ? "fire on" : "fire a few rounds and retire", citation());
    return new Decision.Decided(
        stay
            ? "The guns fire on and share the fate of the cavalry, which awaits the attack."
            : "The guns retire "
                + back
                + " paces and the cavalry may advance "
                + forward
                + " paces.",
        List.of(
            new Result("gunsRetirePaces", back, "paces"),
            new Result("cavalryAdvancePaces", forward, "paces"),
            new Result("gunsShareFate", stay, "")));
  }
}
