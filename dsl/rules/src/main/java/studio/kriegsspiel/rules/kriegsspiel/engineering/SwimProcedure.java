package studio.kriegsspiel.rules.kriegsspiel.engineering;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code swim}: how long single men take to swim over. */
public final class SwimProcedure extends AskedProcedure<SwimProcedure.Case> {
  private final Swimming swimming;

  /** The water. */
  record Case(@Ask(value = "width of the water in paces", least = 1, most = 5000) int width) {}

  public SwimProcedure(RuleBook book) {
    super(
        "swim",
        "How long single men take to swim over",
        book.printed(book.table("swimming").source()),
        Case.class,
        book.tables());
    this.swimming = new Swimming(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    swimming.tell(question.width(), trace);
    int moves = swimming.moves(question.width());
    return new Decision.Decided(
        "They have formed up on the far bank after %s.".formatted(Amount.of(moves, "moves")),
        List.of(new Result("moves", moves, "moves")));
  }
}
