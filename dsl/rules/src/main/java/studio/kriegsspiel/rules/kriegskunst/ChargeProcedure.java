package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code charge}: the steps of a charge, once both morale tests are known. */
final class ChargeProcedure extends AskedProcedure<ChargeProcedure.Asked> {

  /** What the receiver may declare. */
  enum Reaction {
    COUNTER_CHARGE,
    MOVE_AND_FIRE,
    STAND_AND_FIRE,
    EVADE
  }

  /** What a morale test may come to. */
  enum Nerve {
    CHARGE,
    STAND,
    FALTER,
    RETREAT,
    ROUT
  }

  /** A charge and how it is met. */
  @Excludes(
      value = {"reaction=evade", "defenders!=stand"},
      says = "Troops that evade do not test whether they stand.")
  record Asked(
      @Ask(value = "state of the chargers", or = "formed") State state,
      @Ask(value = "distance to the enemy", most = 99) int distanceInches,
      @Ask(value = "the chargers' charge move", least = 1, most = 99) int chargeInches,
      @Ask("what the receiver declared") Reaction reaction,
      @Ask(
              value = "result of the chargers' morale test",
              of = {"charge", "falter", "retreat", "rout"},
              or = "charge")
          Nerve chargers,
      @Ask(
              value = "result of the defenders' morale test",
              of = {"stand", "falter", "retreat", "rout"},
              or = "stand")
          Nerve defenders) {}

  ChargeProcedure(RuleBook book) {
    super(
        "charge",
        "Whether a charge comes to melee, step by step",
        book.printed("Charge Procedure"),
        Asked.class,
        book.tables());
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    if (asked.state() != State.FORMED) {
      return MayChargeProcedure.unable(asked.state());
    }
    if (asked.distanceInches() > asked.chargeInches()) {
      return new Decision.Forbidden(
          "The enemy is %s away and the charge reaches %d."
              .formatted(Amount.of(asked.distanceInches(), "inches"), asked.chargeInches()),
          citation());
    }
    String reaction = Parameter.word(asked.reaction());
    boolean evades = asked.reaction() == Reaction.EVADE;
    Fraction half = Fraction.of(asked.distanceInches(), 2);
    trace.add("declared", "the phasing player first; the receiver: " + reaction, citation());
    trace.add("chargers move half way", Amount.of(half, "inches"), citation());
    trace.add(
        evades ? "the receiver evades" : "defenders and supports fire",
        "resolved at half way",
        citation());
    trace.add("chargers' morale", Parameter.word(asked.chargers()), citation());
    boolean home = asked.chargers() == Nerve.CHARGE;
    if (home) {
      trace.add("defenders' morale", Parameter.word(asked.defenders()), citation());
    }
    boolean contact = home && asked.defenders() == Nerve.STAND && !evades;
    Decision.Decided decided =
        new Decision.Decided(
            contact
                ? "The charge goes home: fight a melee."
                : home
                    ? "The chargers come on, but the enemy does not stand."
                    : "The chargers do not come home: they %s."
                        .formatted(Parameter.word(asked.chargers())),
            List.of(
                new Result("halfWayInches", half, "inches"),
                new Result("melee", contact, ""),
                new Result("defendersTest", home, "")));
    return contact
        ? decided
            .after("attacker", "charging", true)
            .after("defender", "charging", asked.reaction() == Reaction.COUNTER_CHARGE)
        : decided;
  }
}
