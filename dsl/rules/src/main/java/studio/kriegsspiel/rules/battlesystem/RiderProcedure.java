package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code rider}: how long a dispatch takes. */
final class RiderProcedure extends AskedProcedure<RiderProcedure.Asked> {

  /** The way of a rider. */
  record Asked(
      @Ask(value = "spaces along roads or tracks", most = 9_999, or = "0") Fraction roadSpaces,
      @Ask(value = "spaces across country", most = 9_999, or = "0") Fraction fieldSpaces) {}

  private final RuleBook book;

  RiderProcedure(RuleBook book) {
    super(
        "rider",
        "Turns a dispatch rider takes, there and back",
        book.printed("Issuing of orders"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    trace.add("the rate belongs to", "a turn", book.defaulted("DB-12"));
    Fraction turns =
        turns("dispatch-rider-road", "along roads, a turn", asked.roadSpaces(), trace)
            .plus(
                turns(
                    "dispatch-rider-cross-country",
                    "across country, a turn",
                    asked.fieldSpaces(),
                    trace));
    long arrives = Math.max(1, turns.ceiling());
    long back = Math.max(1, turns.times(2).ceiling());
    return new Decision.Decided(
        "The rider arrives in turn %d after he leaves and is back in turn %d."
            .formatted(arrives, back),
        List.of(
            new Result("turnsExact", turns, "turns"),
            new Result("arrivesTurn", arrives, ""),
            new Result("backTurn", back, ""),
            new Result("minutes", turns.times(book.time().turnMinutes()), "minutes")));
  }

  private Fraction turns(String key, String factor, Fraction spaces, Trace trace) {
    TableRow row = book.table("movement").getRow(key);
    trace.add(factor, row.getInteger("spaces"), "spaces", row);
    return spaces.dividedBy(Fraction.of(row.getInteger("spaces")));
  }
}
