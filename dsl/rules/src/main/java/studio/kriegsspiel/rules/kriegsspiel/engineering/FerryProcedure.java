package studio.kriegsspiel.rules.kriegsspiel.engineering;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Part;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code ferry}: how long troops take to be ferried over. */
public final class FerryProcedure extends AskedProcedure<FerryProcedure.Case> {
  private final RuleBook book;

  /** The boats, the water and the load. */
  @Excludes(
      value = {"!infantry", "!cavalry", "!guns"},
      says = "Nobody is to be ferried over: say how many.")
  record Case(
      @Ask(value = "what carries them", rows = "boats.craft") String craft,
      @Ask(value = "how many of them", least = 1, most = 500) int boats,
      @Part(plain = true) Ferry.Load load,
      @Ask(value = "width of the water in paces", least = 1, most = 5000) int width) {}

  public FerryProcedure(RuleBook book) {
    super(
        "ferry",
        "How long troops take to be ferried over",
        book.printed(book.table("boats").source()),
        Case.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    Ferry ferry = new Ferry(book, question.craft());
    if (!ferry.canCarry(question.load())) {
      return new Decision.Forbidden(
          "This craft cannot carry them: it takes infantry only.", ferry.citation());
    }
    long trips = ferry.trips(question.load(), question.boats());
    long moves = ferry.moves(trips, question.width()).ceiling();
    trace.add("boat loads each boat makes", Long.toString(trips), ferry.citation());
    trace.add("time across", ferry.pacesAcross() + " paces a move", ferry.currentCitation());
    return new Decision.Decided(
        "They are over after %s.".formatted(Amount.of(moves, "moves")),
        List.of(new Result("trips", trips, ""), new Result("moves", moves, "moves")));
  }
}
