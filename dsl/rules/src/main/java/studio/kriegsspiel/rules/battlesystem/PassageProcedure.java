package studio.kriegsspiel.rules.battlesystem;

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

/** The question {@code passage}: minutes to pass a bridge or a built-up area. */
final class PassageProcedure extends AskedProcedure<PassageProcedure.Asked> {

  /** How troops stand who pass. */
  enum Formation {
    LINE,
    COLUMN,
    OPEN_ORDER,
    SQUARE
  }

  /** Who passes what. */
  record Asked(
      @Ask(value = "what is passed", rows = "passages.passage") String passage,
      @Ask(value = "men who pass", least = 1, most = 99_999) int men,
      @Ask(value = "how they stand", or = "column") Formation formation) {}

  private final RuleBook book;

  PassageProcedure(RuleBook book) {
    super(
        "passage",
        "Minutes a unit takes to pass a bridge or a built-up area",
        book.printed("Terrain effects on movement"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    TableRow row = book.table("passages").getRow(asked.passage());
    boolean bridge = asked.passage().equals("bridge");
    boolean open = asked.formation() == Formation.OPEN_ORDER;
    if (asked.formation() != Formation.COLUMN && (bridge || !open)) {
      return new Decision.Forbidden(
          bridge
              ? "A bridge is crossed in column only."
              : "A built-up area is passed in column or open order only.",
          row.citation());
    }
    int each = row.getInteger("minutes");
    trace.add("minutes for 100 men", each, row.citation());
    Fraction minutes = Fraction.of((long) each * asked.men(), 100);
    trace.add("men", asked.men(), row.citation());
    return new Decision.Decided(
        "The last man is across after %s.".formatted(Amount.of(minutes, "minutes")),
        List.of(
            new Result("minutesExact", minutes, "minutes"),
            new Result("minutes", minutes.ceiling(), "minutes")));
  }
}
