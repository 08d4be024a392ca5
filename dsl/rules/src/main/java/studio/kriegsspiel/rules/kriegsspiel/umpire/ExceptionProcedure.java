package studio.kriegsspiel.rules.kriegsspiel.umpire;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code exception}: whether an attempt against all probability succeeds. */
public final class ExceptionProcedure extends AskedProcedure<ExceptionProcedure.Case> {
  private final RuleBook book;

  /** The attempt. */
  record Case(
      @Ask("first ask leave of Die I") boolean ask,
      @Ask(value = "dice left out of the five, the lowest first", most = 4, or = "0")
          int diceLeftOut) {}

  public ExceptionProcedure(RuleBook book) {
    super(
        "exception",
        "Whether an attempt against all probability succeeds",
        book.printed("The Exceptional Throw"),
        Case.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    DiceStream stream = dice.stream("exception");
    if (question.ask() && !new ExceptionRequest(book).ask(1, stream.named("Die I"), trace)) {
      return new Decision.Forbidden(
          "Die I refuses leave; the player is bound until the next move.",
          book.printed("The Exceptional Throw 1"));
    }
    ExceptionalThrow exceptional = new ExceptionalThrow(book);
    int points = exceptional.points(question.diceLeftOut(), stream, trace);
    trace.add(
        "chance",
        exceptional.chance(question.diceLeftOut()).toString(),
        book.ruling("C154", "The Exceptional Throw 4"));
    trace.add("points thrown", points, book.printed("The Exceptional Throw 4"));
    boolean success = exceptional.succeeds(points);
    Decision.Decided decided =
        new Decision.Decided(
            success
                ? "It succeeds: the enemy is repulsed without loss."
                : "It fails: all troops committed are lost.",
            List.of(new Result("points", points, ""), new Result("succeeds", success, "")));
    return success
        ? decided.after("enemy", "result", "R").after("enemy", "moves", 0)
        : decided.gone("");
  }
}
