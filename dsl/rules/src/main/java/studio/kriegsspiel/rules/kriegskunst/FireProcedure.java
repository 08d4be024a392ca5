package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Part;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code fire}. */
final class FireProcedure extends AskedProcedure<FireProcedure.Asked> {

  /** What the target does to the firer. */
  enum Act {
    NONE,
    CHARGING,
    FIRING
  }

  /** The fire, and what is known of its target. */
  record Asked(
      @Part(plain = true) Shot shot,
      @Ask(value = "what the target does to the firer", or = "none") Act targetActs,
      @Ask(value = "figures of the target", most = 999) OptionalInt targetFigures,
      @Part Toll target) {}

  private final Fire fire;

  FireProcedure(RuleBook book) {
    super(
        "fire",
        "Figures lost by the fire of a formed unit or of guns",
        book.printed("Firing"),
        Asked.class,
        book.tables());
    fire = new Fire(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    Shot shot = asked.shot();
    Optional<Decision.Forbidden> forbidden =
        fire.findForbidden(
            shot, asked.targetActs() == Act.CHARGING, asked.targetActs() == Act.FIRING);
    if (forbidden.isPresent()) {
      return forbidden.get();
    }
    Hit hit = fire.resolve(shot, dice.stream("fire"), trace);
    int lost = Math.min(hit.figures(), asked.targetFigures().orElse(Integer.MAX_VALUE));
    Decision.Decided decided =
        new Decision.Decided(
                "The target loses %s.".formatted(Amount.of(lost, "figures")),
                List.of(
                    new Result("score", hit.score(), "pips"),
                    new Result("lossExactFigures", Fraction.of(hit.quarters(), 4), ""),
                    new Result("lossFigures", lost, "figures"),
                    new Result("longRange", fire.isLong(shot), "")))
            .after("firer", "first-turn", false)
            .after("firer", "fired-before", true);
    return asked.target().leave(decided, "target", asked.targetFigures(), lost);
  }
}
