package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Part;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code pass-through}: what units do to one another that move through each other. */
final class PassThroughProcedure extends AskedProcedure<PassThroughProcedure.Asked> {

  /** One of them. */
  record Unit(@Ask("order of the %s") Organisation state) {}

  /** The one that moves, and the one it moves through. */
  record Asked(@Part("unit that moves") Unit mover, @Part("unit it moves through") Unit other) {}

  PassThroughProcedure(RuleBook book) {
    super(
        "pass-through",
        "What happens when one unit moves through another",
        book.printed("7.2.2 Interpenetration"),
        Asked.class,
        book.tables());
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    Organisation mover = after(asked.mover());
    Organisation other = after(asked.other());
    trace.add("units moving through each other", "disrupt each other", citation());
    return new Decision.Decided(
            "The mover is %s, the other %s."
                .formatted(Parameter.word(mover), Parameter.word(other)),
            List.of(
                new Result("mover", Parameter.word(mover), ""),
                new Result("other", Parameter.word(other), "")))
        .after("mover", "state", mover)
        .after("other", "state", other);
  }

  private static Organisation after(Unit unit) {
    return unit.state() == Organisation.ROUTING ? unit.state() : Organisation.DISRUPTED;
  }
}
