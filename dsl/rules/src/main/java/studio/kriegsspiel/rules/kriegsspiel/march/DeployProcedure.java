package studio.kriegsspiel.rules.kriegsspiel.march;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code deploy}: how long the head of a column halts until the tail is up. */
public final class DeployProcedure extends AskedProcedure<NarrowPassage> {

  public DeployProcedure(RuleBook book) {
    super(
        "deploy",
        "How long the head of a column halts until the tail is up",
        book.printed("Introduction"),
        NarrowPassage.class,
        book.tables());
  }

  @Override
  protected Decision decide(NarrowPassage passage, Dice dice, Trace trace) {
    trace.add(
        "way of the tail",
        passage.lengthPaces() + " paces at " + passage.rate() + " a move",
        citation());
    return new Decision.Decided(
        "The head halts %s until the tail is up."
            .formatted(Amount.of(passage.deployingMoves(), "moves")),
        List.of(
            new Result("moves", passage.deployingMoves(), "moves"),
            new Result("tailWaitsMoves", passage.tailWaits(), "moves")));
  }
}
