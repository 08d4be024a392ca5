package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code caught}: beaten troops against an obstacle they cannot pass (§63). */
final class CaughtProcedure extends NamedProcedure {
  private static final int MOST_POINTS = 100_000;

  private final RuleTable table;

  CaughtProcedure(RuleBook book) {
    super(
        "caught",
        "What beaten troops lose at an obstacle they cannot pass",
        Citation.printed(book.id(), book.table("captured").source(), ""),
        List.of(
            Parameter.choice("arm", "who is caught", List.of("infantry", "cavalry", "artillery")),
            Parameter.number("moves", "moves the enemy is amongst them, uncontested", 0, 100),
            Parameter.number("points", "their points", 0, MOST_POINTS),
            Parameter.yesNo("resisting", "they resist with fire"),
            Parameter.number("fire-loss", "loss their fire would cause, in points", 0, MOST_POINTS)
                .or("0")));
    table = book.table("captured");
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    TableRow row = table.getRow(question.getNumber("moves"));
    boolean guns = question.getText("arm").equals("artillery");
    Fraction share = guns ? Fraction.ONE : row.getFraction("lost");
    trace.add(
        guns ? "artillery is lost in any case" : "share lost", share.toString(), row.citation());
    long lost = share.times(question.getNumber("points")).halfUp();
    Fraction dealt = Fraction.ZERO;
    if (question.is("resisting")) {
      dealt = Fraction.of(question.getNumber("fire-loss"), 10);
      trace.add("their fire counts a tenth", dealt.toString(), row.citation());
    }
    return new Decision.Decided(
        "They lose %s of their force, %d points.".formatted(share, lost),
        List.of(
            new Result("shareLost", share, ""),
            new Result("lossPoints", lost, "points"),
            new Result("enemyLossPoints", dealt, "points")));
  }
}
