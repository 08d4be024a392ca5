package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code recovery}: whether a unit has order again at the end of a turn. */
final class RecoveryProcedure extends AskedProcedure<RecoveryProcedure.Asked> {

  /** What a unit did this turn. */
  record Asked(
      @Ask("its state") State state,
      @Ask("it moved this turn") boolean moved,
      @Ask("it fired this turn") boolean fired,
      @Ask("it stands in the ground that unformed it") boolean inTerrain) {}

  private final RuleBook book;

  RecoveryProcedure(RuleBook book) {
    super(
        "recovery",
        "Whether an unformed or faltering unit has recovered",
        book.printed("Definitions"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    boolean still = !asked.moved();
    boolean silent = !asked.fired() || book.isOn("one-recovery");
    boolean kept = asked.inTerrain() && !book.isOn("recover-in-place");
    boolean recovers =
        switch (asked.state()) {
          case UNFORMED -> still && !kept;
          case FALTERING -> still && silent && !kept;
          default -> false;
        };
    State after = recovers ? State.FORMED : asked.state();
    trace.add("stationary", still ? "yes" : "no", book.printed("Terrain"));
    trace.add("falter and unformed recover each in its way", "read", book.ruling("CK-16", ""));
    if (kept) {
      trace.add("still in the ground", "does not recover", book.ruling("CK-19", ""));
    }
    return new Decision.Decided(
            after == State.FORMED
                ? "The unit is formed."
                : "The unit is still %s.".formatted(Parameter.word(after)),
            List.of(new Result("state", Parameter.word(after), "")))
        .after("state", after)
        .after("fired-before", asked.fired())
        .after("moved", false)
        .after("fired", false)
        .after("charging", false)
        .after("following-up", false)
        .after("pushed-back", false)
        .after("lost-in-charge", 0)
        .after("lost-this-turn", 0);
  }
}
