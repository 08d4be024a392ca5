package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code charge}: the steps of a charge, once both morale tests are known. */
final class ChargeProcedure extends NamedProcedure {
  private static final List<String> REACTIONS =
      List.of("counter-charge", "move-and-fire", "stand-and-fire", "evade");
  private static final List<String> CHARGERS = List.of("charge", "falter", "retreat", "rout");
  private static final List<String> DEFENDERS = List.of("stand", "falter", "retreat", "rout");

  ChargeProcedure(RuleBook book) {
    super(
        "charge",
        "Whether a charge comes to melee, step by step",
        book.printed("Charge Procedure"),
        List.of(
            Parameter.number("distance-inches", "distance to the enemy", 0, 99),
            Parameter.number("charge-inches", "the chargers' charge move", 1, 99),
            Parameter.choice("reaction", "what the receiver declared", REACTIONS),
            Parameter.choice("chargers", "result of the chargers' morale test", CHARGERS)
                .or("charge"),
            Parameter.choice("defenders", "result of the defenders' morale test", DEFENDERS)
                .or("stand")));
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int distance = question.getNumber("distance-inches");
    int reach = question.getNumber("charge-inches");
    if (distance > reach) {
      return new Decision.Forbidden(
          "The enemy is %d inches away and the charge reaches %d.".formatted(distance, reach),
          citation());
    }
    String reaction = question.getText("reaction");
    Fraction half = Fraction.of(distance, 2);
    trace.add("declared", "the phasing player first; the receiver: " + reaction, citation());
    trace.add("chargers move half way", half + " inches", citation());
    trace.add(
        reaction.equals("evade") ? "the receiver evades" : "defenders and supports fire",
        "resolved at half way",
        citation());
    String chargers = question.getText("chargers");
    trace.add("chargers' morale", chargers, citation());
    String defenders = question.getText("defenders");
    boolean home = chargers.equals("charge");
    if (home) {
      trace.add("defenders' morale", defenders, citation());
    }
    boolean contact = home && defenders.equals("stand") && !reaction.equals("evade");
    return new Decision.Decided(
        contact
            ? "The charge goes home: fight a melee."
            : home
                ? "The chargers come on, but the enemy does not stand."
                : "The chargers do not come home: they %s.".formatted(chargers),
        List.of(
            new Result("halfWayInches", half, "inches"),
            new Result("melee", contact, ""),
            new Result("defendersTest", home, "")));
  }
}
