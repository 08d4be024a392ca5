package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Bands;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code fire-at-chargers}: at what range defenders get their fire off. */
final class ChargeFireProcedure extends NamedProcedure {
  private final RuleBook book;
  private final Bands<String> ranges;

  ChargeFireProcedure(RuleBook book) {
    super(
        "fire-at-chargers",
        "The range at which defenders fire on chargers",
        book.printed("Firing at Chargers"),
        List.of(Parameter.choice("grade", "grade of the firer", Quality.class)));
    this.book = book;
    ranges =
        Bands.of(
            "table firing-at-chargers",
            book.table("firing-at-chargers").rows(),
            "die",
            row -> row.getText("range"));
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int die = dice.stream("fire").throwDie(6);
    int modified =
        die
            + Modifier.of(
                    book.table("firing-at-chargers-modifiers"),
                    question.getChoice("grade", Quality.class))
                .apply(trace);
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
            new Result("add", add, "pips")));
  }
}
