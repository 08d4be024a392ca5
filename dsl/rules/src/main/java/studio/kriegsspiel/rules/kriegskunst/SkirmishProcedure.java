package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.AtMost;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Part;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code skirmish-fire}. */
final class SkirmishProcedure extends AskedProcedure<SkirmishProcedure.Asked> {

  /** The fire, and what is known of its target. */
  @AtMost(
      value = {"target-figures", "target-lost-this-turn"},
      of = "target-strength",
      says = "A unit does not have more figures than it began with.")
  @Excludes(
      value = {"target-lost-in-charge", "!target-charges"},
      says = "Losses in a charge are those of a target that charges.")
  @Excludes(
      value = {"shelter", "target-charges"},
      says = "A target that charges stands in no shelter.")
  record Asked(
      @Ask(value = "skirmishing figures that fire", least = 1, most = 300) int firing,
      @Ask(
              value = "what they fire with",
              of = {"musket", "rifle", "carbine"},
              or = "musket")
          Weapon weapon,
      @Ask(value = "range in inches, which must be in reach and changes nothing else", most = 99)
          OptionalInt rangeInches,
      @Ask(value = "what the target stands in", or = "none") Shelter shelter,
      @Ask("the target charges them") boolean targetCharges,
      @Ask(value = "figures of the target", least = 1, most = 999) OptionalInt targetFigures,
      @Ask(value = "figures the target lost in this charge before", most = 99, or = "0")
          int targetLostInCharge,
      @Part Toll target) {}

  private final RuleBook book;
  private final Casualties casualties;

  SkirmishProcedure(RuleBook book) {
    super(
        "skirmish-fire",
        "Figures lost by the fire of skirmishers",
        book.printed("Skirmishers"),
        Asked.class,
        book.tables());
    this.book = book;
    casualties = new Casualties(book, "musketry-casualties");
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    WeaponRange range = WeaponRange.of(book.table("ranges"), asked.weapon());
    if (asked.rangeInches().orElse(0) > range.most()) {
      return range.tooFar(asked.rangeInches().getAsInt());
    }
    RuleTable table = book.table("skirmish-fire");
    Citation citation = citation();
    int per = table.getInteger("value", "figures-per-die");
    int over = table.getInteger("value", "figures-over-for-extra-die");
    int count = asked.firing() / per + (asked.firing() % per >= over ? 1 : 0);
    int needed = table.getInteger("value", "die-that-hits");
    trace.add("dice, one for " + per + " figures, one more for " + over + " over", count, citation);
    DiceStream stream = dice.stream("fire");
    int sixes = 0;
    for (int i = 0; i < count; i++) {
      int die = stream.named("a skirmishers' die").throwDie(6);
      sixes += die >= needed ? 1 : 0;
      trace.addThrow("skirmishers' die", "D6", die, die >= needed ? "casualty" : "miss", citation);
    }
    int quarters = Casualties.QUARTERS * sixes;
    if (asked.shelter() != Shelter.NONE) {
      quarters /= table.getInteger("value", "cover-divides-by");
      trace.add("cover or buildings halve", Casualties.show(quarters), citation);
    }
    int most = asked.targetFigures().orElse(Integer.MAX_VALUE);
    int lost = Math.min(most, casualties.removed(quarters, stream, trace));
    Decision.Decided decided =
        new Decision.Decided(
            "The target loses %s%s%s."
                .formatted(
                    Amount.of(lost, "figures"),
                    lost >= most ? ", all it has: it is gone" : "",
                    sixes >= 2 ? ", and a general with it may be at risk" : ""),
            List.of(
                new Result("dice", count, ""),
                new Result("lossFigures", lost, "figures"),
                new Result("generalAtRisk", sixes >= 2, "")));
    Decision.Decided left = asked.target().leave(decided, "target", asked.targetFigures(), lost);
    return asked.targetCharges() && lost < most
        ? left.after("target", "lost-in-charge", asked.targetLostInCharge() + lost)
        : left;
  }
}
