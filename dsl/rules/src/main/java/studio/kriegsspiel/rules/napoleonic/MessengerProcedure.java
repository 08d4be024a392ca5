package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code messenger}: how long a ride takes, and when the rider is back. */
final class MessengerProcedure extends NamedProcedure {
  private final RuleBook book;

  MessengerProcedure(RuleBook book) {
    super(
        "messenger",
        "Turns a messenger or general takes over a distance",
        book.printed("7.2.7 Generals and messengers"),
        List.of(
            Parameter.fraction("distance-mm", "distance in millimetres", 0, 99_999),
            Parameter.number("units", "units he has orders for, one after another", 1, 99)
                .or("1")));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    TableRow row = book.table("movement-limits").getRow("general-or-messenger");
    Fraction turns =
        question.getFraction("distance-mm").dividedBy(Fraction.of(row.getInteger("value")));
    trace.add("a turn, whatever the ground", row.getInteger("value"), "mm", row);
    long arrives = Math.max(1, turns.ceiling());
    boolean free = book.isOn("messenger-free");
    trace.add(
        "after all units have their orders",
        free ? "free" : "rides back",
        book.ruling("CN-22", "7.1.2 Change to orders"));
    long back = free ? arrives : Math.max(1, turns.times(2).ceiling());
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
