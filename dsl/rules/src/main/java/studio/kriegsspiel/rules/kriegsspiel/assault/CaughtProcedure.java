package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.AtMost;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code caught}: beaten troops against an obstacle they cannot pass (§63). */
final class CaughtProcedure extends AskedProcedure<CaughtProcedure.Case> {
  private static final int MOST_POINTS = 100_000;

  private final RuleTable table;

  /** The case that is asked about. */
  @AtMost(
      value = "lost-points",
      of = "points",
      says = "They have not lost more than they are worth.")
  @Excludes(
      value = {"fire-loss", "!resisting"},
      says = "Only troops that resist with fire cause a loss by it.")
  @Excludes(
      value = {"resisting", "!fire-loss"},
      says = "Troops that resist with fire cause a loss by it: give what it would be.")
  record Case(
      @Ask(
              value = "who is caught",
              of = {"infantry", "cavalry", "artillery"})
          String arm,
      @Ask(value = "moves the enemy is amongst them, uncontested", most = 100) int movesCaught,
      @Ask(value = "points they are worth at full strength", least = 1, most = MOST_POINTS)
          int points,
      @Ask("they resist with fire") boolean resisting,
      @Ask(value = "loss their fire would cause, in points", most = MOST_POINTS, or = "0")
          int fireLoss,
      @Ask(value = "points they have lost until now", most = 100_000, or = "0")
          Fraction lostPoints) {}

  CaughtProcedure(RuleBook book) {
    super(
        "caught",
        "What beaten troops lose at an obstacle they cannot pass",
        Citation.printed(book.id(), book.table("captured").source(), ""),
        Case.class,
        book.tables());
    table = book.table("captured");
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    TableRow row = table.getRow(question.movesCaught());
    boolean guns = question.arm().equals("artillery");
    Fraction share = guns ? Fraction.ONE : row.getFraction("lost");
    trace.add(
        guns ? "artillery is lost in any case" : "share lost", share.toString(), row.citation());
    Fraction left = Fraction.of(question.points()).minus(question.lostPoints());
    Fraction whole = Fraction.of(share.times(question.points()).halfUp());
    boolean gone = whole.compareTo(left) >= 0;
    Fraction lost = gone ? left : whole;
    if (!lost.equals(whole)) {
      trace.add("they have no more to lose than", left + " points", citation());
    }
    Fraction dealt = Fraction.ZERO;
    if (question.resisting()) {
      dealt = Fraction.of(question.fireLoss(), 10);
      trace.add("their fire counts a tenth", dealt.toString(), row.citation());
    }
    Decision.Decided decided =
        new Decision.Decided(
                gone
                    ? "They lose all they have left, %s points: they are gone.".formatted(lost)
                    : "They lose %s of their force, %s points.".formatted(share, lost),
                List.of(
                    new Result("shareLost", share, ""),
                    Result.exact("lossPoints", lost, "points"),
                    new Result("enemyLossPoints", dealt, "points")))
            .after("lost-points", question.lostPoints().plus(lost));
    return gone ? decided.gone("") : decided;
  }
}
