package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code messenger}: how long a ride takes, and when the rider is back. */
final class MessengerProcedure extends AskedProcedure<MessengerProcedure.Asked> {

  /** A ride. */
  record Asked(
      @Ask(value = "distance in millimetres to the last unit he has orders for", most = 99_999)
          Fraction distanceMm,
      @Ask(value = "turn in which he sets out", least = 1, most = 9_999, or = "1") int turn) {}

  private final RuleBook book;

  MessengerProcedure(RuleBook book) {
    super(
        "messenger",
        "Turns a messenger or general takes over a distance",
        book.printed("7.2.7 Generals and messengers"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    TableRow row = book.table("movement-limits").getRow("general-or-messenger");
    Fraction turns = asked.distanceMm().dividedBy(Fraction.of(row.getInteger("value")));
    trace.add("a turn, whatever the ground", row.getInteger("value"), "mm", row);
    int before = asked.turn() - 1;
    long arrives = before + Math.max(1, turns.ceiling());
    boolean free = book.isOn("messenger-free");
    trace.add(
        "after all units have their orders",
        free ? "free" : "rides back",
        book.ruling("CN-22", "7.1.2 Change to orders"));
    long back = free ? arrives : before + Math.max(1, turns.times(2).ceiling());
    return new Decision.Decided(
        "He arrives in turn %d and is free for other orders after turn %d."
            .formatted(arrives, back),
        List.of(
            new Result("turnsExact", turns, "turns"),
            new Result("arrivesTurn", arrives, "turns"),
            new Result("freeAfterTurn", back, "turns"),
            new Result("minutes", turns.times(book.time().turnMinutes()), "minutes")));
  }
}
