package studio.kriegsspiel.rules.kriegsspiel.march;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code ride}: how long a messenger rides. */
public final class RideProcedure extends AskedProcedure<RideProcedure.Case> {
  private final RuleBook book;
  private final MessengerRides rides;

  /** The way. */
  record Case(@Ask(value = "length of the way in paces", most = 200_000) int paces) {}

  public RideProcedure(RuleBook book) {
    super(
        "ride",
        "How long a messenger rides",
        book.printed(book.table("messengers").source()),
        Case.class,
        book.tables());
    this.book = book;
    this.rides = MessengerRides.of(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    Fraction paces = Fraction.of(question.paces());
    Fraction moves = rides.moves(paces);
    trace.add("moves", moves.toString(), rides.citation(paces));
    long minutes = moves.times(book.time().turnMinutes()).ceiling();
    return new Decision.Decided(
        "The messenger rides %s.".formatted(Amount.of(minutes, "minutes")),
        List.of(
            new Result("moves", moves, "moves"),
            new Result("arrivesInMove", moves.ceiling(), ""),
            new Result("minutes", minutes, "minutes")));
  }
}
