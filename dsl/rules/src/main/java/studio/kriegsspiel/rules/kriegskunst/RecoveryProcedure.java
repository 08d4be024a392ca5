package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code recovery}: whether a unit has order again at the end of a turn. */
final class RecoveryProcedure extends NamedProcedure {
  private final RuleBook book;

  RecoveryProcedure(RuleBook book) {
    super(
        "recovery",
        "Whether an unformed or faltering unit has recovered",
        book.printed("Definitions"),
        List.of(
            Parameter.choice("state", "its state", State.class),
            Parameter.yesNo("moved", "it moved this turn"),
            Parameter.yesNo("fired", "it fired this turn"),
            Parameter.yesNo("in-terrain", "it stands in the ground that unformed it")));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    State state = question.getChoice("state", State.class);
    boolean still = !question.is("moved");
    boolean silent = !question.is("fired") || book.isOn("one-recovery");
    boolean kept = question.is("in-terrain") && !book.isOn("recover-in-place");
    State after =
        switch (state) {
          case UNFORMED -> still && !kept ? State.FORMED : state;
          case FALTERING -> still && silent && !kept ? State.FORMED : state;
          default -> state;
        };
    trace.add("stationary", still ? "yes" : "no", book.printed("Terrain"));
    trace.add("falter and unformed recover each in its way", "read", book.ruling("CK-16", ""));
    if (kept) {
      trace.add("still in the ground", "does not recover", book.ruling("CK-19", ""));
    }
    return new Decision.Decided(
        after == State.FORMED
            ? "The unit is formed."
            : "The unit is still %s.".formatted(Parameter.word(after)),
        List.of(new Result("state", Parameter.word(after), "")));
  }
}
