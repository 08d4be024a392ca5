package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code formation}: the part of a move a change of formation takes. */
final class FormationProcedure extends AskedProcedure<FormationProcedure.Asked> {

  /** The change. */
  record Asked(@Ask(value = "the change", rows = "change-of-formation.change") String change) {}

  private final RuleBook book;

  FormationProcedure(RuleBook book) {
    super(
        "formation",
        "Moves that a change of formation takes",
        book.printed("7.2.1 Changing formation"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    TableRow row = book.table("change-of-formation").getRow(asked.change());
    Fraction moves = row.getFraction("moves");
    trace.add(row.keyText().replace('-', ' '), Amount.of(moves, "moves"), row.citation());
    Decision.Decided decided =
        new Decision.Decided(
                moves.equals(Fraction.ONE)
                    ? "It takes a full move; the unit moves or fires in the next."
                    : "It takes %s of a move; the unit may still fight.".formatted(moves),
                List.of(new Result("moves", moves, "moves")))
            .after("spent-moves", moves);
    return asked.change().startsWith("limber") ? decided.after("limbered", true) : decided;
  }
}
