package studio.kriegsspiel.rules.kriegsspiel.march;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.procedure.TableChoices;
import studio.kriegsspiel.rules.table.TableSet;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code handle}: how long guns and formations take to change. */
public final class HandleProcedure extends AskedProcedure<HandleProcedure.Case> {
  private final Handling handling;

  /** What the book times. */
  static final class Actions implements TableChoices {
    @Override
    public List<String> of(TableSet tables) {
      return Handling.actions(tables.get("handling"));
    }
  }

  /** The change. */
  record Case(@Ask(value = "what is done", from = Actions.class) String action) {}

  public HandleProcedure(RuleBook book) {
    super(
        "handle",
        "How long guns and formations take to change",
        book.printed(book.table("handling").source()),
        Case.class,
        book.tables());
    this.handling = new Handling(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    String action = question.action();
    int moves = handling.moves(action);
    trace.add(action.replace('-', ' '), Amount.of(moves, "moves"), handling.citation(action));
    return new Decision.Decided(
        "It takes %s.".formatted(Amount.of(moves, "moves")),
        List.of(new Result("moves", moves, "moves")));
  }
}
