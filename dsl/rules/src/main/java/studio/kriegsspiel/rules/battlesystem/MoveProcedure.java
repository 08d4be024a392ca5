package studio.kriegsspiel.rules.battlesystem;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code move}: how far troops go in a turn, and how long a passage takes. */
final class MoveProcedure extends NamedProcedure {
  private static final List<String> PACES = List.of("ordered", "half-speed", "double-movement");

  private final RuleBook book;

  MoveProcedure(RuleBook book) {
    super(
        "move",
        "Movement spaces of one turn",
        book.printed("Tactical or Battle Movement"),
        List.of(
            Parameter.choice("troops", "troops and how they stand", keys(book, "movement")),
            Parameter.choice("terrain", "ground moved through", terrain(book)).or("open"),
            Parameter.choice("pace", "as ordered, or as a reaction to an order has it", PACES)
                .or("ordered"),
            Parameter.number(
                    "close-order-spaces", "distance to the nearest close-order body", 0, 99)
                .or("99"),
            Parameter.number("spaces", "spaces wanted; 0 asks for the allowance", 0, 99).or("0")));
    this.book = book;
  }

  private static List<String> keys(RuleBook book, String table) {
    RuleTable rows = book.table(table);
    return rows.rows().stream().map(row -> row.keyText()).toList();
  }

  private static List<String> terrain(RuleBook book) {
    List<String> list = new ArrayList<>(List.of("open"));
    list.addAll(keys(book, "terrain-movement"));
    return list;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    TableRow row = book.table("movement").getRow(question.getText("troops"));
    Fraction spaces = Fraction.of(row.getInteger("spaces"));
    trace.add("movement of " + row.keyText(), spaces + " spaces", row.citation());
    String terrain = question.getText("terrain");
    if (!terrain.equals("open")) {
      TableRow ground = book.table("terrain-movement").getRow(terrain);
      spaces = spaces.times(ground.getFraction("factor"));
      trace.add(terrain, "x " + ground.getFraction("factor"), ground.citation());
    }
    String pace = question.getText("pace");
    if (!pace.equals("ordered")) {
      Fraction factor = pace.equals("half-speed") ? Fraction.of(1, 2) : Fraction.of(2);
      spaces = spaces.times(factor);
      trace.add("reaction to the order", "x " + factor, book.printed("Receiving new orders"));
    }
    if (!spaces.isWhole()) {
      trace.add("rounding of movement", "down", book.defaulted("DB-02"));
    }
    int allowed = Math.toIntExact(spaces.floor());
    if (row.keyText().equals("infantry-open-order")
        && question.getNumber("close-order-spaces") < 1) {
      return new Decision.Forbidden(
          "Open-order infantry may not come closer than 1 movement space to a close-order body.",
          citation());
    }
    int wanted = question.getNumber("spaces");
    if (wanted > allowed) {
      return new Decision.Forbidden(
          "These troops move %d spaces a turn here, not %d.".formatted(allowed, wanted),
          row.citation());
    }
    return new Decision.Decided(
        "The unit moves up to %d movement spaces.".formatted(allowed),
        List.of(new Result("allowedSpaces", allowed, "spaces")));
  }
}
