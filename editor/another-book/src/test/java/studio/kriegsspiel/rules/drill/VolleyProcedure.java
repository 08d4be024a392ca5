package studio.kriegsspiel.rules.drill;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code volley}: whom a volley hits. */
final class VolleyProcedure extends AskedProcedure<VolleyProcedure.Asked> {

  /** A body that fires. */
  record Asked(
      @Ask(value = "men who fire", least = 1, most = 9_999) int men,
      @Ask(value = "range in paces", most = 9_999) int range) {}

  private final RuleBook book;

  VolleyProcedure(RuleBook book) {
    super("volley", "Whom a volley hits", book.printed("2"), Asked.class, book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    Optional<TableRow> row =
        book.table("volleys").rows().stream()
            .filter(each -> asked.range() <= each.getInteger("to"))
            .findFirst();
    if (row.isEmpty()) {
      return new Decision.Forbidden("They are out of range.", citation());
    }
    int hits = row.get().getInteger("hits");
    trace.add("hit by a hundred men", Integer.toString(hits), row.get().citation());
    int lost = asked.men() * hits / 100;
    return new Decision.Decided(
        "The volley hits %d men.".formatted(lost), List.of(new Result("lost", lost, "men")));
  }
}
