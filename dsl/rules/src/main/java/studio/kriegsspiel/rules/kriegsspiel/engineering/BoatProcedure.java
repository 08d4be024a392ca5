package studio.kriegsspiel.rules.kriegsspiel.engineering;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code boat}: how long a boat takes on a river. */
public final class BoatProcedure extends AskedProcedure<BoatProcedure.Case> {
  private final RuleBook book;

  /** The boat's way. */
  record Case(
      @Ask(
              value = "its course",
              of = {"downstream", "upstream", "across"})
          String course,
      @Ask(value = "length of the way in paces", most = 200_000) int paces) {}

  public BoatProcedure(RuleBook book) {
    super(
        "boat",
        "How long a boat takes on a river",
        book.printed(book.table("currents").source()),
        Case.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    BoatRide ride = BoatRide.of(book, question.course(), question.paces());
    trace.add("moves", ride.moves().toString(), ride.citation());
    return new Decision.Decided(
        "The boat arrives in move " + ride.moves().ceiling() + ".",
        List.of(
            new Result("moves", ride.moves(), "moves"),
            new Result("arrivesInMove", ride.moves().ceiling(), "")));
  }
}
