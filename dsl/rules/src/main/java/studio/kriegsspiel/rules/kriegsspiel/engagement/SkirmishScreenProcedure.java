package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code skirmish-screen}: whether skirmishers before a column that were driven in can
 * be replaced (British 1815, Infantry versus Infantry 3-5): the first time at once, the second only
 * after an interval.
 */
public final class SkirmishScreenProcedure extends AskedProcedure<SkirmishScreenProcedure.Case> {
  private static final String INTERVAL = "interval before skirmishers are replaced a second time";

  private final CavalryAction action;

  /** What became of them. */
  record Case(
      @Ask(value = "times they were driven in", least = 1, most = 99) int drivenIn,
      @Ask(value = "whole moves since the last time", most = 99, or = "0") int movesSince,
      @Ask("they belong to the attackers") boolean attackers) {}

  public SkirmishScreenProcedure(RuleBook book) {
    super(
        "skirmish-screen",
        "Whether skirmishers that were driven in can be replaced",
        book.printed("Infantry versus Infantry 5"),
        Case.class,
        book.tables());
    this.action = new CavalryAction(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    int wait = question.drivenIn() < 2 ? 0 : action.whole(INTERVAL);
    trace.add("moves to wait", Amount.of(wait, "moves"), action.citation(INTERVAL));
    boolean replaced = wait == 0 || question.movesSince() > wait;
    Decision.Decided decided =
        new Decision.Decided(
            replaced
                ? "Fresh skirmishers can go out."
                : "They cannot be replaced yet; the line goes on with a point less, or waits.",
            List.of(new Result("canReplace", replaced, "")));
    Decision.Decided counted =
        decided
            .after(question.attackers() ? "attacker" : "defender", "skirmishers-beaten", !replaced)
            .after("driven-in", question.drivenIn());
    return replaced ? counted : counted.after("moves-since", question.movesSince() + 1);
  }
}
