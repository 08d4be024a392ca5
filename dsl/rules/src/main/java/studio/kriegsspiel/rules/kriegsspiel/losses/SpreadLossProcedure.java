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
    Fraction left = Fraction.of(ledger.wholePoints()).minus(question.lostPoints());
    int room = Math.toIntExact(left.floor());
    int points = (int) Math.min(question.points(), (long) room * question.battalions());
    if (points < question.points()) {
      trace.add(
          "the battalions have no more to lose than",
          Amount.of(points, "points"),
          ledger.citation());
    }
    int least = points / question.battalions();
    int more = points % question.battalions();
    trace.add(
        "each battalion bears",
        more == 0 ? least + " points" : least + " points, " + more + " of them one more",
        citation());
    Decision.Decided decided =
        new Decision.Decided(
            sentence(question, least, more),
            List.of(
                new Result("each", least, "points"),
                new Result("battalionsWithOneMore", more, ""),
                new Result("notBorne", question.points() - points, "points"),
                new Result("battalionPieces", pieces(question, least, trace), "")));
    if (more == 0) {
      return bear(decided, "each", question, least);
    }
    Decision.Decided both =
        decided.with(new Result("piecesWithOneMore", pieces(question, least + 1, trace), ""));
    return bear(bear(both, "more", question, least + 1), "others", question, least);
  }

  private String pieces(Case question, int lost, Trace trace) {
    Fraction total = question.lostPoints().plus(Fraction.of(lost));
    String pieces = ledger.words(total);
    trace.add("pieces of a battalion that has lost " + total, pieces, ledger.citation());
    return pieces;
  }

  private boolean isGone(Case question, int lost) {
    Fraction total = question.lostPoints().plus(Fraction.of(lost));
    return total.compareTo(Fraction.of(ledger.wholePoints())) >= 0;
  }

  private String sentence(Case question, int least, int more) {
    return more == 0
        ? "Each battalion loses %s%s."
            .formatted(
                Amount.of(least, "points"),
                isGone(question, least) ? ", all it has left, and is gone" : "")
        : "%d of the battalions lose %s each, the other %d lose %d."
            .formatted(more, Amount.of(least + 1, "points"), question.battalions() - more, least);
  }

  private Decision.Decided bear(Decision.Decided decided, String body, Case question, int lost) {
    Decision.Decided left =
        decided.after(body, "lost-points", question.lostPoints().plus(Fraction.of(lost)));
    return isGone(question, lost) ? left.gone(body) : left;
  }
}
