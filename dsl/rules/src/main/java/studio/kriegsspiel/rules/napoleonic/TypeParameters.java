package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.trace.Trace;

/** Parameters that several questions share. */
final class TypeParameters {
  private static final List<String> NATIONS =
      List.of("any", "british", "french", "austrian", "prussian", "russian");

  private TypeParameters() {}

  /** The type of a unit, of those the National Army tables have. */
  static Parameter type(String name, String title, NationalArmies armies) {
    return Parameter.choice(name, title, armies.types());
  }

  /** The type of a unit that fights: no general and no messenger. */
  static Parameter fighting(String name, String title, NationalArmies armies) {
    return Parameter.choice(
        name,
        title,
        armies.types().stream().filter(type -> armies.get(type).arm() != Arm.STAFF).toList());
  }

  /** The nation of a unit. */
  static Parameter nation() {
    return Parameter.choice("nation", "nation, for lines of its own", NATIONS).or("any");
  }

  /** Who helps, and whether that costs a roll. */
  static List<Parameter> general() {
    return List.of(
        Parameter.choice("general", "who is with the troops", General.class).or("none"),
        Parameter.yesNo("under-fire", "the troops are under artillery fire or in combat"));
  }

  /** The bonus of a general who may have to survive for it. */
  static int bonus(Officers officers, Question question, Dice dice, Trace trace) {
    General who = question.getChoice("general", General.class);
    if (who == General.NONE) {
      return 0;
    }
    Officers.Fate fate = officers.fate(question.is("under-fire"), dice.stream("generals"), trace);
    return fate == Officers.Fate.UNHURT ? officers.bonus(who, trace) : 0;
  }
}
