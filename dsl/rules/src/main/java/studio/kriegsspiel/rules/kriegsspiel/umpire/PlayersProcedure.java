package studio.kriegsspiel.rules.kriegsspiel.umpire;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code players}: how many players a side needs. */
public final class PlayersProcedure extends AskedProcedure<PlayersProcedure.Case> {
  private static final String ONE_LEADS = "battalions one player can lead";

  private final PlayersNeeded needed;

  /** The side. */
  record Case(
      @Ask(value = "battalions of the side", most = 500, or = "0") int battalions,
      @Ask(value = "squadrons of the side", most = 500, or = "0") int squadrons,
      @Ask(value = "batteries of the side", most = 500, or = "0") int batteries) {}

  public PlayersProcedure(RuleBook book) {
    super(
        "players",
        "How many players a side needs",
        book.printed(book.table("players").source()),
        Case.class,
        book.tables());
    this.needed = new PlayersNeeded(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    int least = needed.least(question.battalions(), question.squadrons(), question.batteries());
    trace.add(ONE_LEADS, needed.value(ONE_LEADS), needed.citation(ONE_LEADS));
    List<Result> results = new ArrayList<>();
    results.add(new Result("leastPlayers", least, "players"));
    needed.most().ifPresent(most -> results.add(new Result("mostPlayers", most, "players")));
    results.add(new Result("umpires", needed.umpires(least), "umpires"));
    return new Decision.Decided(
        "The side needs at least %s.".formatted(Amount.of(least, "players")), results);
  }
}
