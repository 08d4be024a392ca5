package studio.kriegsspiel.rules.kriegskunst;

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

/** The question {@code option}: what a brigadier may order by himself. */
final class OptionProcedure extends NamedProcedure {
  private static final List<String> CIRCUMSTANCES =
      List.of(
          "half-of-brigade",
          "cavalry-success",
          "cavalry-threatens-infantry",
          "supported-brigade-breaks");

  private final RuleBook book;

  OptionProcedure(RuleBook book) {
    super(
        "option",
        "The order a brigade may take by itself",
        book.printed("Orders"),
        List.of(
            Parameter.choice("order", "its present order", Order.class),
            Parameter.choice("circumstance", "what has happened", CIRCUMSTANCES)));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    String order = question.getText("order");
    String circumstance = question.getText("circumstance");
    TableRow row = book.table("automatic-options").findRow(order, circumstance).orElse(null);
    if (row == null) {
      trace.add("automatic options of " + order, "none", citation());
      return decided("none", false, "The order gives no option for this.");
    }
    boolean must = book.isOn("mandatory-options");
    String options = row.getText("options");
    trace.add(must ? "must" : "may, without a roll", options, row.citation());
    return decided(
        options, must, "The brigade %s go to %s.".formatted(must ? "must" : "may", options));
  }

  private static Decision decided(String options, boolean must, String sentence) {
    return new Decision.Decided(
        sentence, List.of(new Result("options", options, ""), new Result("mandatory", must, "")));
  }
}
