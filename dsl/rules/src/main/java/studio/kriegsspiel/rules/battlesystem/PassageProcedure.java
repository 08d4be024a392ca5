package studio.kriegsspiel.rules.battlesystem;

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

/** The question {@code passage}: minutes to pass a bridge or a built-up area. */
final class PassageProcedure extends NamedProcedure {
  private static final List<String> FORMATIONS = List.of("line", "column", "open-order", "square");

  private final RuleBook book;

  PassageProcedure(RuleBook book) {
    super(
        "passage",
        "Minutes a unit takes to pass a bridge or a built-up area",
        book.printed("Terrain effects on movement"),
        List.of(
            Parameter.choice("passage", "what is passed", List.of("built-up-area", "bridge")),
            Parameter.number("men", "men who pass", 1, 99_999),
            Parameter.choice("formation", "how they stand", FORMATIONS).or("column")));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    TableRow row = book.table("passages").getRow(question.getText("passage"));
    String formation = question.getText("formation");
    boolean bridge = row.keyText().equals("bridge");
    if (!formation.equals("column") && (bridge || !formation.equals("open-order"))) {
      return new Decision.Forbidden(
          bridge
              ? "A bridge is crossed in column only."
              : "A built-up area is passed in column or open order only.",
          row.citation());
    }
    int men = question.getNumber("men");
    int each = row.getInteger("minutes");
    trace.add("minutes for 100 men", each, row.citation());
    Fraction minutes = Fraction.of((long) each * men, 100);
    trace.add("men", men, row.citation());
    return new Decision.Decided(
        "The last man is across after %s minutes.".formatted(minutes),
        List.of(
            new Result("minutesExact", minutes, "minutes"),
            new Result("minutes", minutes.ceiling(), "minutes")));
  }
}
