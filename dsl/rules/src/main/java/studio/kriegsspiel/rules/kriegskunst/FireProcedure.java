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
import studio.kriegsspiel.rules.procedure.AtMost;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
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
  @Excludes(
      value = {"target-acts=firing", "range-class!=measured"},
      says = "The range is diced for only where the target charges.")
  @Excludes(
      value = {"target-acts=firing", "charging-cavalry"},
      says = "Charging cavalry does not fire.")
  @Excludes(
      value = {"target-acts=charging", "target=square|deployed-artillery"},
      says = "Neither squares nor deployed guns charge.")
  @Excludes(
      value = {"target-acts=charging", "shelter"},
      says = "A target that charges stands in no shelter.")
  @AtMost(
      value = {"target-figures", "target-lost-this-turn"},
      of = "target-strength",
      says = "A unit does not have more figures than it began with.")
  @Excludes(
      value = {"target-lost-in-charge", "target-acts!=charging"},
      says = "Losses in a charge are those of a target that charges.")
  record Asked(
      @Part(plain = true) Shot shot,
      @Ask(value = "what the target does to the firer", or = "none") Act targetActs,
      @Ask(value = "figures of the target", least = 1, most = 999) OptionalInt targetFigures,
      @Ask(value = "figures the target lost in this charge before", most = 99, or = "0")
          int targetLostInCharge,
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
                "The target loses %s%s."
                    .formatted(
                        Amount.of(lost, "figures"),
                        asked.targetFigures().orElse(Integer.MAX_VALUE) <= lost
                            ? ", all it has: it is gone"
                            : ""),
                List.of(
                    new Result("score", hit.score(), "pips"),
                    new Result("lossExactFigures", Fraction.of(hit.quarters(), 4), ""),
                    new Result("lossFigures", lost, "figures"),
                    new Result("longRange", fire.isLong(shot), "")))
            .after("firer", "first-turn", false)
            .after("firer", "fired-before", true)
            .after("firer", "fired", true);
    return charged(
        asked, asked.target().leave(decided, "target", asked.targetFigures(), lost), lost);
  }

  /** What chargers lost on their way counts when they test whether they charge home. */
  private static Decision.Decided charged(Asked asked, Decision.Decided decided, int lost) {
    boolean gone = asked.targetFigures().orElse(Integer.MAX_VALUE) <= lost;
    return asked.targetActs() == Act.CHARGING && !gone
        ? decided.after("target", "lost-in-charge", asked.targetLostInCharge() + lost)
        : decided;
  }
}
