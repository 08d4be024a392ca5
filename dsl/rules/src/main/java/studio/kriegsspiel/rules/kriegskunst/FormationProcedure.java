package studio.kriegsspiel.rules.kriegskunst;

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

/** The question {@code formation}: how long a change of formation takes. */
final class FormationProcedure extends AskedProcedure<FormationProcedure.Asked> {

  /** The change. */
  record Asked(@Ask(value = "the change", rows = "formation-changes.change") String change) {}

  private final RuleBook book;

  FormationProcedure(RuleBook book) {
    super(
        "formation",
        "Turns a change of formation takes",
        book.printed("Formation Changes"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    boolean one = asked.change().equals("company-column-and-line") && book.isOn("one-column");
    TableRow row =
        book.table("formation-changes").getRow(one ? "march-column-and-line" : asked.change());
    Fraction turns = row.getFraction("turns");
    String time = turns.isWhole() ? Amount.of(turns, "turns") : turns + " of a turn";
    trace.add(row.keyText().replace('-', ' '), time, row.citation());
    return new Decision.Decided(
        "It takes %s.".formatted(time),
        List.of(
            new Result("turns", turns, "turns"),
            new Result("turnOfFront", row.findInteger("turn_of_front").orElse(0), "degrees")));
  }
}
