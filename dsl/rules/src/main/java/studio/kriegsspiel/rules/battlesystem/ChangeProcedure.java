package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code change}: the phases that limbering or changing formation takes. */
final class ChangeProcedure extends AskedProcedure<ChangeProcedure.Asked> {

  /** The change. */
  record Asked(@Ask(value = "the change", rows = "phase-costs.change") String what) {}

  private static final String RECOVERED = "recover-order";

  private final RuleBook book;

  ChangeProcedure(RuleBook book) {
    super(
        "change",
        "Phases that limbering, a change of formation or recovering order takes",
        book.defaulted("DB-07"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    TableRow row = book.table("phase-costs").getRow(asked.what());
    int phases = row.getInteger("phases");
    trace.add(asked.what().replace('-', ' '), phases, phases == 1 ? "phase" : "phases", row);
    Decision.Decided decided =
        new Decision.Decided(
            "It takes %s.".formatted(Amount.of(phases, "phases")),
            List.of(new Result("phases", phases, "phases")));
    return asked.what().equals(RECOVERED) ? decided.after("disordered", false) : decided;
  }
}
