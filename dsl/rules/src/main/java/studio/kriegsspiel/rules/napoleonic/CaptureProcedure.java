package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code capture}: what taking a battery costs and when its guns may fire. */
final class CaptureProcedure extends AskedProcedure<CaptureProcedure.Asked> {

  /** A unit that passes through guns. */
  record Asked(
      @Ask(value = "base units of the capturing unit", least = 1, most = 99) int bases,
      @Ask(value = "base units its army lost before", most = 99_999, or = "0") int lost,
      @Ask(value = "turn in which it passes through the guns", least = 1, most = 9_999) int turn) {}

  private final RuleBook book;

  CaptureProcedure(RuleBook book) {
    super(
        "capture",
        "What taking a battery costs, and when its guns serve their captor",
        book.printed("6 Artillery firing"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    int left = asked.bases() - 1;
    int turn = asked.turn() + 2;
    trace.add("a base unit mans the guns", left + " left", citation());
    trace.add("it counts as a base removed", "1 victory point", book.defaulted("DN-08"));
    trace.add("one full move before they are active", "turn " + turn, citation());
    Decision.Decided decided =
        new Decision.Decided(
                left > 0
                    ? "The unit keeps %s; the guns are active in turn %d."
                        .formatted(Amount.of(left, "base units"), turn)
                    : "The unit's last base unit mans the guns, active in turn %d; it is gone."
                        .formatted(turn),
                List.of(
                    new Result("basesLeft", left, "base units"),
                    new Result("victoryPoints", 1, "points"),
                    new Result("activeTurn", turn, "")))
            .after("lost", asked.lost() + 1);
    return left > 0 ? decided.after("bases", left) : decided.gone("");
  }
}
