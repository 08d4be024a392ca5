package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code change}: the phases that limbering or changing formation takes. */
final class ChangeProcedure extends NamedProcedure {
  private final RuleBook book;

  ChangeProcedure(RuleBook book) {
    super(
        "change",
        "Phases that limbering, a change of formation or recovering order takes",
        book.defaulted("DB-07"),
        List.of(
            Parameter.choice(
                "what",
                "the change",
                book.table("phase-costs").rows().stream().map(row -> row.keyText()).toList())));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    TableRow row = book.table("phase-costs").getRow(question.getText("what"));
    int phases = row.getInteger("phases");
    trace.add(row.keyText().replace('-', ' '), phases, "phases", row);
    return new Decision.Decided(
        "It takes %d phase%s.".formatted(phases, phases == 1 ? "" : "s"),
        List.of(new Result("phases", phases, "phases")));
  }
}
