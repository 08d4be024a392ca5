package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Bands;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code order}: whether a new order is obeyed, and if not, what the unit does. */
final class OrderProcedure extends NamedProcedure {
  private final RuleBook book;
  private final Bands<String> reactions;

  OrderProcedure(RuleBook book) {
    super(
        "order",
        "Whether a new order is obeyed, and what the unit does if not",
        book.printed("Receiving new orders"),
        List.of(
            Parameter.choice("grade", "grade of the unit", Quality.class),
            Parameter.yesNo("enemy-in-charge-reach", "an enemy is within its charge reach"),
            Parameter.yesNo("can-fire", "the unit can fire").or("yes"),
            Parameter.number("spaces-left", "movement spaces left when the order arrives", 0, 99)
                .or("2")));
    this.book = book;
    reactions =
        Bands.of(
            "table order-reactions",
            book.table("order-reactions").rows(),
            "die",
            row -> row.getText("reaction"));
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    String grade = question.getText("grade");
    if (book.isOn("no-command-rules")) {
      trace.add("optional command rules", "left out", book.printed("Command"));
      return decided(true, "obeyed", "The order is obeyed: the command rules are left out.");
    }
    TableRow row = book.table("order-acceptance").getRow(grade);
    int needed = row.getInteger("at_least");
    DiceStream stream = dice.stream("orders");
    int die = stream.throwDie(6);
    trace.add("die needed, " + grade, needed, row.citation());
    trace.addThrow("order", "D6", die, die >= needed ? "obeyed" : "not obeyed", row.citation());
    if (die >= needed) {
      return decided(true, "obeyed", "The order is received and obeyed.");
    }
    int second = stream.throwDie(6);
    String reaction = reactions.at(second);
    trace.addThrow("reaction", "D6", second, reaction, reactions.citationAt(second));
    return decided(false, reaction, act(reaction, question));
  }

  private String act(String reaction, Question question) {
    return switch (reaction) {
      case "previous-orders" -> "The unit continues with its previous orders.";
      case "halt-and-ask" ->
          "The unit halts, sends a rider to the next senior commander and waits for him, at least"
              + " one full turn.";
      case "half-speed" ->
          question.getNumber("spaces-left") <= 1
              ? "The unit halts, since half of its last space is nothing."
              : "The unit moves on at half speed, fractions dropped.";
      case "double-movement" -> "The unit doubles its movement, whatever comes of it.";
      default -> charge(question);
    };
  }

  private static String charge(Question question) {
    if (question.is("enemy-in-charge-reach")) {
      return "The unit charges the enemy in reach at once.";
    }
    return question.is("can-fire")
        ? "The unit moves into fire range and fights by fire for the remaining phases."
        : "The unit halts for the remaining phases.";
  }

  private static Decision decided(boolean obeyed, String reaction, String sentence) {
    return new Decision.Decided(
        sentence, List.of(new Result("obeyed", obeyed, ""), new Result("reaction", reaction, "")));
  }
}
