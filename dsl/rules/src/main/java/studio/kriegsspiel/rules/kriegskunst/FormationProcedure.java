package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code formation}: how long a change of formation takes. */
final class FormationProcedure extends NamedProcedure {
  private final RuleBook book;

  FormationProcedure(RuleBook book) {
    super(
        "formation",
        "Turns a change of formation takes",
        book.printed("Formation Changes"),
        List.of(
            Parameter.choice(
                "change",
                "the change",
                book.table("formation-changes").rows().stream()
                    .map(row -> row.keyText())
                    .toList())));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    String change = question.getText("change");
    boolean one = change.equals("company-column-and-line") && book.isOn("one-column");
    TableRow row = book.table("formation-changes").getRow(one ? "march-column-and-line" : change);
    Fraction turns = row.getFraction("turns");
    trace.add(row.keyText().replace('-', ' '), turns + " turns", row.citation());
    return new Decision.Decided(
        "It takes %s turn%s.".formatted(turns, turns.equals(Fraction.ONE) ? "" : "s"),
        List.of(
            new Result("turns", turns, "turns"),
            new Result("turnOfFront", row.findInteger("turn_of_front").orElse(0), "degrees")));
  }
}
