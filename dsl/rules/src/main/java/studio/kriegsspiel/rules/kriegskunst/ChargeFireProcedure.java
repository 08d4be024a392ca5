package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Bands;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code fire-at-chargers}: at what range defenders get their fire off. */
final class ChargeFireProcedure extends AskedProcedure<ChargeFireProcedure.Asked> {

  /** Who fires. */
  record Asked(@Ask("grade of the firer") Quality grade) {}

  private final RuleBook book;
  private final Bands<String> ranges;

  ChargeFireProcedure(RuleBook book) {
    super(
        "fire-at-chargers",
        "The range at which defenders fire on chargers",
        book.printed("Firing at Chargers"),
        Asked.class,
        book.tables());
    this.book = book;
    ranges =
        Bands.of(
            "table firing-at-chargers",
            book.table("firing-at-chargers").rows(),
            "die",
            row -> row.getText("range"));
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    int die = dice.stream("fire").named("the range die").throwDie(6);
    int modified =
        die + Modifier.of(book.table("firing-at-chargers-modifiers"), asked.grade()).apply(trace);
    int read = book.isOn("unmodified-range-die") ? die : modified;
    String range = ranges.at(read);
    trace.addThrow("range die", "D6", die, range, ranges.citationAt(read));
    int add = book.table("firing-at-chargers").getRow(Math.max(1, read)).getInteger("add");
    return new Decision.Decided(
            "The defenders fire at %s range%s."
                .formatted(range, add == 0 ? "" : " with an extra " + add),
            List.of(
                new Result("die", read, ""),
                new Result("range", range, ""),
                new Result("add", add, "pips")))
        .after("range-class", range);
  }
}
