package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code order}: whether a brigade's order changes, or its brigadier's nerve fails.
 */
final class OrderProcedure extends AskedProcedure<OrderProcedure.Asked> {

  /** Whether the C-in-C commands a brigade himself, and which. */
  enum Own {
    NONE,
    THIS_BRIGADE,
    OTHER_BRIGADE
  }

  /** An order sent to a brigade. */
  @Excludes(
      value = {"chief-far", "in-contact"},
      says = "The C-in-C is far away or in contact with the general of the brigade.")
  @Excludes(
      value = {"chief-commands=this-brigade", "chief-far"},
      says = "The C-in-C commands this brigade himself or is far away.")
  record Asked(
      @Ask("nation of the brigade") Nation nation,
      @Ask("order of the brigade") Order order,
      @Ask("the order sent to it") Order wanted,
      @Ask(value = "rating of the general", or = "average") Rating general,
      @Ask("the C-in-C issues the order") boolean chiefIssues,
      @Ask("the C-in-C is over 12 inches away") boolean chiefFar,
      @Ask("the C-in-C is in contact with the brigade general") boolean inContact,
      @Ask(value = "a brigade the C-in-C commands himself", or = "none") Own chiefCommands) {}

  private final RuleBook book;

  OrderProcedure(RuleBook book) {
    super(
        "order",
        "Whether the order of a brigade changes",
        book.printed("Order Change"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    if (asked.chiefCommands() == Own.THIS_BRIGADE && !book.isOn("minus-two-always")) {
      trace.add("the C-in-C commands the brigade", "no roll", book.ruling("CK-14", ""));
      return decided("changed", asked.wanted(), "The order changes without a roll.");
    }
    int roll = TwoDice.roll("order", dice.stream("orders"), trace, citation());
    RuleTable nerve = book.table("nerve-scores");
    if (roll == nerve.getInteger("score", "panic")) {
      return nerve("panic", asked.order(), trace);
    }
    if (roll == nerve.getInteger("score", "loss-of-nerve")) {
      return nerve("loss-of-nerve", asked.order(), trace);
    }
    int score = roll + modifiers(asked, trace);
    TableRow needed = book.table("order-change").getRow(Parameter.word(asked.nation()));
    int least = needed.getInteger("at_least");
    trace.add("score needed", least, "of " + score, needed);
    return score >= least
        ? decided(
            "changed",
            asked.wanted(),
            "The order changes to %s.".formatted(Parameter.word(asked.wanted())))
        : decided("unchanged", asked.order(), "The brigade keeps its order.");
  }

  private int modifiers(Asked asked, Trace trace) {
    RuleTable table = book.table("order-modifiers");
    return Modifier.of(table, "commander-in-chief-issues").when(asked.chiefIssues(), trace)
        + Modifier.of(table, "commander-in-chief-over-12-inches").when(asked.chiefFar(), trace)
        + Modifier.of(table, "commander-in-chief-commands-brigade")
            .when(asked.chiefCommands() != Own.NONE, trace)
        + Modifier.of(table, "commander-in-chief-with-brigadier").when(asked.inContact(), trace)
        + Modifier.of(table, Parameter.word(asked.general()) + "-general").apply(trace);
  }

  private Decision nerve(String failure, Order present, Trace trace) {
    TableRow row = book.table("loss-of-nerve").getRow(Parameter.word(present));
    String column = failure.replace('-', '_');
    Order after =
        row.isDash(column) ? notApplicable(failure, row, present, trace) : order(row, column);
    trace.add(
        failure.replace('-', ' ') + " on " + row.keyText(), Parameter.word(after), row.citation());
    return decided(
        failure,
        after,
        "%s: the brigade %s."
            .formatted(
                failure.equals("panic") ? "Panic" : "Loss of nerve",
                after == present ? "keeps its order" : "goes to " + Parameter.word(after)));
  }

  private Order notApplicable(String failure, TableRow row, Order present, Trace trace) {
    trace.add("n/a in the table", failure, book.ruling("CK-13", ""));
    boolean panic = failure.equals("panic") && !book.isOn("not-applicable-no-change");
    return panic ? order(row, "loss_of_nerve") : present;
  }

  private static Order order(TableRow row, String column) {
    return Order.valueOf(row.getText(column).toUpperCase(Locale.ROOT));
  }

  private static Decision decided(String outcome, Order after, String sentence) {
    return new Decision.Decided(
            sentence,
            List.of(
                new Result("outcome", outcome, ""), new Result("order", Parameter.word(after), "")))
        .after("order", after);
  }
}
