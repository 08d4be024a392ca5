package studio.kriegsspiel.rules.battlesystem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.procedure.TableChoices;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.table.TableSet;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code move}: how far troops go in a turn. */
final class MoveProcedure extends AskedProcedure<MoveProcedure.Asked> {

  /** As ordered, or as a reaction to an order has it. */
  enum Pace {
    ORDERED,
    HALF_SPEED,
    DOUBLE_MOVEMENT,
    HALT
  }

  /** The kinds of ground of the book, and open ground. */
  static final class Ground implements TableChoices {
    @Override
    public List<String> of(TableSet tables) {
      List<String> list = new ArrayList<>(List.of("open"));
      tables.get("terrain-movement").rows().forEach(row -> list.add(row.keyText()));
      return list;
    }
  }

  /** Who moves, where, and in which state. */
  record Asked(
      @Ask(value = "troops and how they stand", rows = "movement.troops") String troops,
      @Ask(value = "ground moved through", from = Ground.class, or = "open") String terrain,
      @Ask(value = "as ordered, or as a reaction to an order has it", or = "ordered") Pace pace,
      @Ask(value = "morale of the unit in points", least = -99, most = 99)
          Optional<Fraction> points,
      @Ask(value = "it moves towards the enemy", or = "yes") boolean forward,
      @Ask(value = "spaces to the close-order body it moves towards", most = 99)
          Optional<Fraction> closeOrderSpaces,
      @Ask(value = "spaces wanted; 0 asks for the allowance", most = 99, or = "0") int spaces) {}

  private final RuleBook book;

  MoveProcedure(RuleBook book) {
    super(
        "move",
        "Movement spaces of one turn",
        book.printed("Tactical or Battle Movement"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    boolean shaken = asked.points().map(points -> points.signum() <= 0).orElse(false);
    if (shaken && asked.forward()) {
      return new Decision.Forbidden(
          "At 0 or below the unit does not move forward until its morale is positive.",
          book.printed("Effects of Morale"));
    }
    TableRow row = book.table("movement").getRow(asked.troops());
    Fraction allowed = allowance(asked, row, trace);
    if (row.keyText().equals("infantry-open-order") && asked.closeOrderSpaces().isPresent()) {
      Fraction least = Fraction.ONE;
      Fraction gap = asked.closeOrderSpaces().get().minus(least);
      if (gap.signum() < 0 || Fraction.of(asked.spaces()).compareTo(gap) > 0) {
        return new Decision.Forbidden(
            "Open-order infantry may not come closer than 1 movement space to a close-order body.",
            citation());
      }
      trace.add("no closer to close order than", least + " space", citation());
      allowed = gap.compareTo(allowed) < 0 ? gap : allowed;
    }
    if (Fraction.of(asked.spaces()).compareTo(allowed) > 0) {
      return new Decision.Forbidden(
          "These troops move %s a turn here, not %d.".formatted(spaces(allowed), asked.spaces()),
          row.citation());
    }
    return new Decision.Decided(
        "The unit moves up to %s.".formatted(spaces(allowed)),
        List.of(new Result("allowedSpaces", allowed, "spaces")));
  }

  private Fraction allowance(Asked asked, TableRow row, Trace trace) {
    Fraction spaces = Fraction.of(row.getInteger("spaces"));
    trace.add("movement of " + row.keyText(), spaces(spaces), row.citation());
    if (!asked.terrain().equals("open")) {
      TableRow ground = book.table("terrain-movement").getRow(asked.terrain());
      spaces = spaces.times(ground.getFraction("factor"));
      trace.add(asked.terrain(), "x " + ground.getFraction("factor"), ground.citation());
    }
    if (asked.pace() != Pace.ORDERED) {
      Fraction factor =
          switch (asked.pace()) {
            case HALF_SPEED -> Fraction.of(1, 2);
            case HALT -> Fraction.ZERO;
            default -> Fraction.of(2);
          };
      spaces = spaces.times(factor);
      trace.add("reaction to the order", "x " + factor, book.printed("Receiving new orders"));
    }
    if (!spaces.isWhole()) {
      trace.add("rounding of movement", "down", book.defaulted("DB-02"));
    }
    return Fraction.of(spaces.floor());
  }

  private static String spaces(Fraction spaces) {
    return Amount.of(spaces, "movement spaces");
  }
}
