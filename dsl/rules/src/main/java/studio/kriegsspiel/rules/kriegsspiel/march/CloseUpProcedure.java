package studio.kriegsspiel.rules.kriegsspiel.march;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code close-up}: how long a column takes to close up. */
public final class CloseUpProcedure extends AskedProcedure<ColumnContraction> {
  private final Citation rule;

  public CloseUpProcedure(RuleBook book) {
    super(
        "close-up",
        "How long a column takes to close up",
        book.ruling("C052", "the contracting of columns"),
        ColumnContraction.class,
        book.tables());
    this.rule = book.ruling("C052", "");
  }

  @Override
  protected Decision decide(ColumnContraction closing, Dice dice, Trace trace) {
    trace.add(
        "way the tail makes good", closing.openPaces() - closing.closedPaces() + " paces", rule);
    trace.add("tail faster by", closing.tailRate() - closing.headRate() + " paces a move", rule);
    return new Decision.Decided(
        "The column has closed up after %s.".formatted(Amount.of(closing.minutes(), "minutes")),
        List.of(
            new Result("moves", closing.moves(), "moves"),
            new Result("minutes", closing.minutes(), "minutes")));
  }
}
