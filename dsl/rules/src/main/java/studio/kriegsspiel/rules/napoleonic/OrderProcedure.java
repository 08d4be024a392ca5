package studio.kriegsspiel.rules.napoleonic;

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

/** The question {@code order}: whether a new order is understood. */
final class OrderProcedure extends NamedProcedure {
  private static final List<String> HOW = List.of("in-person", "messenger");

  private final RuleBook book;
  private final Chance chance;

  OrderProcedure(RuleBook book) {
    super(
        "order",
        "Whether a new order is understood",
        book.printed("7.1.2 Change to orders"),
        List.of(
            Parameter.choice("by", "how it comes", HOW),
            Parameter.yesNo("captured", "an enemy unit passed through the messenger")));
    this.book = book;
    chance = new Chance(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    if (question.getText("by").equals("in-person")) {
      trace.add("given in person", "accepted without question", citation());
      return decided("understood", "The order is accepted.");
    }
    if (question.is("captured")) {
      trace.add("messenger captured", "order to the nearest opposing general", citation());
      return decided("captured", "The order falls into the hands of the nearest opposing general.");
    }
    int number = chance.draw("messenger", dice.stream("orders"), trace);
    TableRow row = book.table("thresholds").getRow("messenger-understood");
    boolean understood = number >= row.getInteger("at_least");
    trace.add("understood from", Chance.show(row.getInteger("at_least")), row.citation());
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
