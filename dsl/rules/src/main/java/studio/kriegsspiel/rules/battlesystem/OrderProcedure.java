package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Bands;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code order}: whether a new order is obeyed, and if not, what the unit does. */
final class OrderProcedure extends AskedProcedure<OrderProcedure.Asked> {

  /** The unit that receives an order. */
  record Asked(
      @Ask("grade of the unit") Quality grade,
      @Ask("an enemy is within its charge reach") boolean enemyInChargeReach,
      @Ask(value = "the unit can fire", or = "yes") boolean canFire,
      @Ask(value = "movement spaces left when the order arrives", most = 99, or = "2")
          int spacesLeft) {}

  private final RuleBook book;
  private final Bands<String> reactions;

  OrderProcedure(RuleBook book) {
    super(
        "order",
        "Whether a new order is obeyed, and what the unit does if not",
        book.printed("Receiving new orders"),
        Asked.class,
        book.tables());
    this.book = book;
    reactions =
        Bands.of(
            "table order-reactions",
            book.table("order-reactions").rows(),
            "die",
            row -> row.getText("reaction"));
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    if (book.isOn("no-command-rules")) {
      trace.add("optional command rules", "left out", book.printed("Command"));
      return decided(
          "The order is obeyed: the command rules are left out.", true, "obeyed", "ordered");
    }
    String grade = Parameter.word(asked.grade());
    TableRow row = book.table("order-acceptance").getRow(grade);
    int needed = row.getInteger("at_least");
    DiceStream stream = dice.stream("orders");
    int die = stream.named("the order's die").throwDie(6);
    trace.add("die needed, " + grade, needed, row.citation());
    trace.addThrow("order", "D6", die, die >= needed ? "obeyed" : "not obeyed", row.citation());
    if (die >= needed) {
      return decided("The order is received and obeyed.", true, "obeyed", "ordered");
    }
    int second = stream.named("the reaction's die").throwDie(6);
    String reaction = reactions.at(second);
    trace.addThrow("reaction", "D6", second, reaction, reactions.citationAt(second));
    return act(reaction, asked);
  }

  private static Decision act(String reaction, Asked asked) {
    return switch (reaction) {
      case "previous-orders" ->
          decided("The unit continues with its previous orders.", false, reaction, "ordered");
      case "halt-and-ask" ->
          decided(
              "The unit halts, sends a rider to the next senior commander and waits for him, at"
                  + " least one full turn.",
              false,
              reaction,
              "halt");
      case "half-speed" ->
          asked.spacesLeft() <= 1
              ? decided(
                  "The unit halts, since half of its last space is nothing.",
                  false,
                  reaction,
                  "halt")
              : decided(
                  "The unit moves on at half speed, fractions dropped.",
                  false,
                  reaction,
                  "half-speed");
      case "double-movement" ->
          decided(
              "The unit doubles its movement, whatever comes of it.",
              false,
              reaction,
              "double-movement");
      default -> charge(reaction, asked);
    };
  }

  private static Decision charge(String reaction, Asked asked) {
    if (asked.enemyInChargeReach()) {
      return decided("The unit charges the enemy in reach at once.", false, reaction, "ordered");
    }
    return asked.canFire()
        ? decided(
            "The unit moves into fire range and fights by fire for the remaining phases.",
            false,
            reaction,
            "ordered")
        : decided("The unit halts for the remaining phases.", false, reaction, "halt");
  }

  private static Decision decided(String sentence, boolean obeyed, String reaction, String pace) {
    return new Decision.Decided(
            sentence,
            List.of(new Result("obeyed", obeyed, ""), new Result("reaction", reaction, "")))
        .after("pace", pace);
  }
}
