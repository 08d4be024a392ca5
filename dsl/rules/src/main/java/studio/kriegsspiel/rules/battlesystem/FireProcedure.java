package studio.kriegsspiel.rules.battlesystem;

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
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Part;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code fire}. */
final class FireProcedure extends AskedProcedure<FireProcedure.Asked> {

  /** The fire, and what is known of its target. */
  @Excludes(
      value = {"phases-fired", "weapon=musket|carbine"},
      says = "Of guns alone the phases are counted in which they fired.")
  record Asked(
      @Part(plain = true) Volley volley,
      @Ask(value = "phases of this turn the guns fired in", most = 3, or = "0") int phasesFired,
      @Ask(value = "the target is the closest enemy unit", or = "yes") boolean nearest,
      @Ask(value = "men of the target", least = 1, most = 99_999) OptionalInt targetMen,
      @Ask(value = "points of morale the target lost before", most = 99, or = "0")
          Fraction targetLoss) {}

  private final Fire fire;

  FireProcedure(RuleBook book) {
    super(
        "fire",
        "Losses of men and morale by one unit's fire in one phase",
        book.printed("Combat table"),
        Asked.class,
        book.tables());
    fire = new Fire(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    Volley volley = asked.volley();
    boolean guns = volley.weapon().isArtillery();
    if (!guns && volley.men() == 0) {
      throw new InvalidQuestionException("The question needs `men`, the men who fire.");
    }
    Optional<Decision.Forbidden> forbidden =
        fire.findForbidden(volley, asked.phasesFired(), asked.nearest());
    if (forbidden.isPresent()) {
      return forbidden.get();
    }
    DieLosses losses =
        fire.resolve(volley, dice.stream("fire"), trace)
            .atMost(asked.targetMen().orElse(Integer.MAX_VALUE));
    Decision.Decided decided =
        new Decision.Decided(
            losses.men() >= asked.targetMen().orElse(Integer.MAX_VALUE)
                ? "The target loses all it has, %s: it is gone."
                    .formatted(Amount.of(losses.men(), "men"))
                : "The target loses %s and %s points of morale."
                    .formatted(
                        Amount.of(losses.men(), "men"),
                        Hundredths.points(losses.moraleHundredths())),
            List.of(
                new Result("die", losses.modified(), ""),
                new Result("casualtyPercent", losses.percent(), "percent"),
                new Result("lossMen", losses.men(), "men"),
                new Result("lossMenExact", losses.exactMen(), "men"),
                new Result("lossMorale", Hundredths.points(losses.moraleHundredths()), "points")));
    Decision.Decided hit = losses.leave(decided, "target", asked.targetMen(), asked.targetLoss());
    boolean gone = losses.men() >= asked.targetMen().orElse(Integer.MAX_VALUE);
    Decision.Decided target =
        gone || volley.weapon() == Weapon.CARBINE ? hit : hit.after("target", "fired-on", true);
    return guns ? target.after("firer", "phases-fired", asked.phasesFired() + 1) : target;
  }
}
