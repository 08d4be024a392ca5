package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code option}: what a brigadier may order by himself. */
final class OptionProcedure extends AskedProcedure<OptionProcedure.Asked> {

  /** What may give a brigade an option. */
  enum Circumstance {
    HALF_OF_BRIGADE,
    CAVALRY_SUCCESS,
    CAVALRY_THREATENS_INFANTRY,
    SUPPORTED_BRIGADE_BREAKS
  }

  /** A brigade and what befell it. */
  record Asked(
      @Ask("order of the brigade") Order order,
      @Ask("what has happened") Circumstance circumstance) {}

  private final RuleBook book;

  OptionProcedure(RuleBook book) {
    super(
        "option",
        "The order a brigade may take by itself",
        book.printed("Orders"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    String order = Parameter.word(asked.order());
    String circumstance = Parameter.word(asked.circumstance());
    TableRow row = book.table("automatic-options").findRow(order, circumstance).orElse(null);
    if (row == null) {
      trace.add("automatic options of " + order, "none", citation());
      return decided("none", false, "The order gives no option for this.");
    }
    boolean must = book.isOn("mandatory-options");
    String options = row.getText("options");
    trace.add(must ? "must" : "may, without a roll", options, row.citation());
    Decision.Decided decided =
        decided(
            options, must, "The brigade %s go to %s.".formatted(must ? "must" : "may", options));
    boolean single = !options.contains(" ");
    return must && single ? decided.after("order", options) : decided;
  }

  private static Decision.Decided decided(String options, boolean must, String sentence) {
    return new Decision.Decided(
        sentence, List.of(new Result("options", options, ""), new Result("mandatory", must, "")));
  }
}
