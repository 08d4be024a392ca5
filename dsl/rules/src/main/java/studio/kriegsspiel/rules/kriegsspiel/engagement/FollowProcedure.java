package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.AtMost;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code follow}: what victorious infantry costs the beaten in the pursuit (§59). */
final class FollowProcedure extends AskedProcedure<FollowProcedure.Case> {
  private final RuleTable table;

  /** The case that is asked about. */
  @AtMost(
      value = "lost-points",
      of = "points",
      says = "They have not lost more than they are worth.")
  @AtMost(
      value = "loss",
      of = "points",
      says = "The attack did not cost them more than they are worth.")
  record Case(
      @Ask(value = "points the beaten lost in the attack", most = 10_000) Fraction loss,
      @Ask("the victors halted one move first") boolean halted,
      @Ask(value = "points they have lost until now", most = 100_000, or = "0") Fraction lostPoints,
      @Ask(value = "points they are worth at full strength", least = 1, most = 100_000)
          OptionalInt points) {}

  FollowProcedure(RuleBook book) {
    super(
        "follow",
        "What victorious infantry costs the beaten when it follows",
        book.table("follow-up").getRow("effect after a halt of one move").citation(),
        Case.class,
        book.tables());
    this.table = book.table("follow-up");
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    TableRow row =
        table.getRow(
            question.halted() ? "effect after a halt of one move" : "effect without the halt");
    Fraction share = row.getFraction("value");
    trace.add("share of the effect", share.toString(), row.citation());
    if (question.lostPoints().signum() > 0
        && question.loss().compareTo(question.lostPoints()) > 0) {
      throw new InvalidQuestionException(
          "Of the points they have lost until now the attack took a part: `loss=%s` is more than `lost-points=%s`."
              .formatted(question.loss(), question.lostPoints()));
    }
    Fraction loss = share.times(question.loss());
    Fraction left =
        question.points().isEmpty()
            ? loss
            : Fraction.of(question.points().getAsInt()).minus(question.lostPoints());
    boolean gone = question.points().isPresent() && loss.compareTo(left) >= 0;
    Fraction lost = gone ? left : loss;
    Decision.Decided decided =
        new Decision.Decided(
                "The pursuit costs the beaten %s points%s."
                    .formatted(lost, gone ? ", all they have left: they are gone" : ""),
                List.of(new Result("lossPoints", lost, "points")))
            .after("lost-points", question.lostPoints().plus(lost));
    return gone ? decided.gone("") : decided;
  }
}
