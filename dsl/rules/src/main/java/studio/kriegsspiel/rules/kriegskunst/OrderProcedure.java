package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code order}: whether a brigade's order changes, or its brigadier's nerve fails.
 */
final class OrderProcedure extends NamedProcedure {
  private static final List<String> COMMANDS = List.of("none", "this-brigade", "other-brigade");

  private final RuleBook book;

  OrderProcedure(RuleBook book) {
    super(
        "order",
        "Whether the order of a brigade changes",
        book.printed("Order Change"),
        List.of(
            Parameter.choice("nation", "nation of the brigade", Nation.class),
            Parameter.choice("present", "its present order", Order.class),
            Parameter.choice("wanted", "the order sent to it", Order.class),
            Parameter.choice("general", "rating of the general", Rating.class).or("average"),
            Parameter.yesNo("chief-issues", "the C-in-C issues the order"),
            Parameter.yesNo("chief-far", "the C-in-C is over 12 inches away"),
            Parameter.yesNo("in-contact", "the C-in-C is in contact with the brigade general"),
            Parameter.choice("chief-commands", "a brigade the C-in-C commands himself", COMMANDS)
                .or("none")));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    Order present = question.getChoice("present", Order.class);
    Order wanted = question.getChoice("wanted", Order.class);
    String commands = question.getText("chief-commands");
    if (commands.equals("this-brigade") && !book.isOn("minus-two-always")) {
      trace.add("the C-in-C commands the brigade", "no roll", book.ruling("CK-14", ""));
      return decided("changed", wanted, "The order changes without a roll.");
    }
    int roll = TwoDice.roll("order", dice.stream("orders"), trace, citation());
    RuleTable nerve = book.table("nerve-scores");
    if (roll == nerve.getInteger("score", "panic")) {
      return nerve("panic", present, trace);
    }
    if (roll == nerve.getInteger("score", "loss-of-nerve")) {
      return nerve("loss-of-nerve", present, trace);
    }
    int score = roll + modifiers(question, commands, trace);
    TableRow needed = book.table("order-change").getRow(question.getText("nation"));
    int least = needed.getInteger("at_least");
    trace.add("score needed", least, "of " + score, needed);
    return score >= least
        ? decided("changed", wanted, "The order changes to %s.".formatted(word(wanted)))
        : decided("unchanged", present, "The brigade keeps its order.");
  }

  private int modifiers(Question question, String commands, Trace trace) {
    RuleTable table = book.table("order-modifiers");
    return Modifier.of(table, "commander-in-chief-issues").when(question.is("chief-issues"), trace)
        + Modifier.of(table, "commander-in-chief-over-12-inches")
            .when(question.is("chief-far"), trace)
        + Modifier.of(table, "commander-in-chief-commands-brigade")
            .when(!commands.equals("none"), trace)
        + Modifier.of(table, "commander-in-chief-with-brigadier")
            .when(question.is("in-contact"), trace)
        + Modifier.of(table, question.getText("general") + "-general").apply(trace);
  }

  private Decision nerve(String failure, Order present, Trace trace) {
    TableRow row = book.table("loss-of-nerve").getRow(Parameter.word(present));
    String column = failure.replace('-', '_');
    Order after =
        row.isDash(column) ? notApplicable(failure, row, present, trace) : order(row, column);
    trace.add(failure.replace('-', ' ') + " on " + word(present), word(after), row.citation());
    return decided(
        failure,
        after,
        "%s: the brigade %s."
            .formatted(
                failure.equals("panic") ? "Panic" : "Loss of nerve",
                after == present ? "keeps its order" : "goes to " + word(after)));
  }

  private Order notApplicable(String failure, TableRow row, Order present, Trace trace) {
    trace.add("n/a in the table", failure, book.ruling("CK-13", ""));
    boolean panic = failure.equals("panic") && !book.isOn("not-applicable-no-change");
    return panic ? order(row, "loss_of_nerve") : present;
  }

  private static Order order(TableRow row, String column) {
    return Order.valueOf(row.getText(column).toUpperCase(Locale.ROOT));
  }

  private static String word(Order order) {
    return Parameter.word(order);
  }

  private static Decision decided(String outcome, Order after, String sentence) {
    return new Decision.Decided(
        sentence,
        List.of(new Result("outcome", outcome, ""), new Result("order", word(after), "")));
  }
}
