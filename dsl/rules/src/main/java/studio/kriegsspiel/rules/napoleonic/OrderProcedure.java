package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code order}: whether a new order is understood. */
final class OrderProcedure extends AskedProcedure<OrderProcedure.Asked> {

  /** How an order comes. */
  enum Way {
    IN_PERSON,
    MESSENGER
  }

  /** A new order. */
  @Excludes(
      value = {"captured", "by=in-person"},
      says = "An order given in person has no messenger who could be taken.")
  record Asked(
      @Ask("how it comes") Way by,
      @Ask("an enemy unit passed through the messenger") boolean captured) {}

  private final RuleBook book;
  private final Thousandths chance;

  OrderProcedure(RuleBook book) {
    super(
        "order",
        "Whether a new order is understood",
        book.printed("7.1.2 Change to orders"),
        Asked.class,
        book.tables());
    this.book = book;
    chance = new Thousandths(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    if (asked.by() == Way.IN_PERSON) {
      trace.add("given in person", "accepted without question", citation());
      return decided("understood", "The order is accepted.");
    }
    if (asked.captured()) {
      trace.add("messenger captured", "order to the nearest opposing general", citation());
      return decided("captured", "The order falls into the hands of the nearest opposing general.");
    }
    int number = chance.draw("messenger", dice.stream("orders"), trace);
    TableRow row = book.table("thresholds").getRow("messenger-understood");
    boolean understood = number >= row.getInteger("at_least");
    trace.add("understood from", Thousandths.show(row.getInteger("at_least")), row.citation());
    trace.add(
        "the messenger then",
        book.isOn("messenger-free") ? "is free" : "rides back, busy till then",
        book.ruling("CN-22", "7.1.2 Change to orders"));
    return understood
        ? decided("understood", "The order is understood.")
        : decided("not-understood", "The order is not understood; the units go on as they are.");
  }

  private static Decision decided(String outcome, String sentence) {
    return new Decision.Decided(sentence, List.of(new Result("outcome", outcome, "")));
  }
}
