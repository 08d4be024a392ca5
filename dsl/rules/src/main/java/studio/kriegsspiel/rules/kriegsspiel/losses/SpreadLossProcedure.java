package studio.kriegsspiel.rules.kriegsspiel.losses;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code spread-loss}: a loss spread over several battalions by exchange pieces, and
 * who may be charged with it ({@code Reisswitz 1824}, Introduction, §51).
 */
public final class SpreadLossProcedure extends AskedProcedure<SpreadLossProcedure.Case> {
  private final BattalionLedger ledger;
  private final Citation charge;

  /** The loss and the battalions. */
  record Case(
      @Ask(value = "points of loss", most = 10_000) int points,
      @Ask(value = "battalions it is spread over", least = 1, most = 48) int battalions,
      @Ask(value = "points each of them has lost until now", most = 180, or = "0")
          Fraction lostPoints,
      @Ask(
              value = "which line they stand in",
              of = {"first", "second", "reserve"},
              or = "first")
          String line,
      @Ask("they were under fire themselves") boolean underFire,
      @Ask("the umpire approves that they are charged") boolean approved) {}

  public SpreadLossProcedure(RuleBook book) {
    super(
        "spread-loss",
        "A loss spread over several battalions by exchange pieces",
        book.printed("Introduction"),
        Case.class,
        book.tables());
    this.ledger = new BattalionLedger(book);
    this.charge = book.printed("§51");
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    if (!question.line().equals("first") && !question.underFire() && !question.approved()) {
      return new Decision.Forbidden(
          "Troops behind the first line are charged only if they were under fire, or the umpire"
              + " approves.",
          charge);
    }
    int least = question.points() / question.battalions();
    int more = question.points() % question.battalions();
    int most = more == 0 ? least : least + 1;
    Fraction total = question.lostPoints().plus(Fraction.of(most));
    trace.add(
        "each battalion bears",
        more == 0 ? least + " points" : least + " points, " + more + " of them one more",
        citation());
    String pieces = ledger.words(total);
    trace.add("pieces of a battalion that has lost " + total, pieces, ledger.citation());
    return new Decision.Decided(
            "Each battalion loses %s: %s.".formatted(Amount.of(most, "points"), pieces),
            List.of(
                new Result("each", most, "points"),
                new Result(
                    "battalionsWithOneLess", more == 0 ? 0 : question.battalions() - more, ""),
                new Result("battalionPieces", pieces, "")))
        .after("each", "lost-points", total);
  }
}
