package studio.kriegsspiel.rules.kriegsspiel.umpire;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code contact}: how many moves the umpire can take together before two bodies come
 * within reach of each other ({@code Reisswitz 1824}, Introduction, §6).
 */
public final class ContactProcedure extends AskedProcedure<ContactProcedure.Case> {

  /** The two bodies. */
  record Case(
      @Ask(value = "paces between their heads", most = 200_000) int apart,
      @Ask(value = "paces at which single moves begin: sight or fire", most = 20_000) int reach,
      @Ask(value = "paces a move of the one", most = 900) int rate,
      @Ask(value = "paces a move of the other towards it", most = 900, or = "0") int enemyRate) {}

  public ContactProcedure(RuleBook book) {
    super(
        "contact",
        "How many moves can be taken together before two bodies meet",
        book.printed(book.id().equals(RuleBookId.BRITISH_1815) ? "Introduction" : "§6"),
        Case.class,
        book.tables());
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    int closing = question.rate() + question.enemyRate();
    int way = question.apart() - question.reach();
    trace.add("they come nearer by", closing + " paces a move", citation());
    if (way > 0 && closing == 0) {
      return new Decision.Decided(
          "They do not come nearer: any number of moves can be taken together.",
          List.of(new Result("inReach", false, "")));
    }
    long together = way <= 0 ? 0 : Fraction.of(way, closing).ceiling() - 1;
    trace.add("whole moves before they are within reach", Long.toString(together), citation());
    return new Decision.Decided(
        together == 0
            ? "They are within reach: take single moves."
            : "%s can be taken together, then single ones.".formatted(Amount.of(together, "moves")),
        List.of(
            new Result("movesTogether", together, "moves"), new Result("inReach", way <= 0, "")));
  }
}
