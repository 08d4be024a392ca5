package studio.kriegsspiel.situation.telling;

import java.util.EnumSet;
import java.util.Set;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.words.FoldedText;

/** By which words one speaks of the troops of a unit. */
final class ArmWords {
  private ArmWords() {}

  static Set<Sense> of(Unit unit) {
    Set<Sense> words = EnumSet.noneOf(Sense.class);
    unit.withAllParts()
        .filter(Unit::isBody)
        .forEach(body -> words.addAll(ofArm(body.type().arm())));
    words.addAll(ofTitle(unit.title()));
    Sense body = ofEchelon(unit.echelon());
    if (body != Sense.UNITWORD) {
      words.add(body);
    }
    return words;
  }

  /** Those of the arms that a title says. */
  static Set<Sense> ofTitle(String title) {
    Set<Sense> words = EnumSet.noneOf(Sense.class);
    for (String letters : FoldedText.of(title).letters()) {
      Lexicon.senses(letters).stream().filter(Sense.ARMS::contains).forEach(words::add);
    }
    return words;
  }

  private static Set<Sense> ofArm(Arm arm) {
    return switch (arm) {
      case INFANTRY -> {
        Set<Sense> foot = EnumSet.copyOf(Sense.KINDS_OF_FOOT);
        foot.add(Sense.FOOT);
        foot.add(Sense.BATTALION);
        yield foot;
      }
      case CAVALRY -> {
        Set<Sense> horse = EnumSet.copyOf(Sense.KINDS_OF_HORSE);
        horse.add(Sense.HORSE);
        horse.add(Sense.SQUADRON);
        yield horse;
      }
      case ARTILLERY -> EnumSet.of(Sense.GUNS, Sense.BATTERY, Sense.ARTILLERY);
      case ENGINEERS -> EnumSet.of(Sense.SAPPER);
      case TRAIN -> EnumSet.of(Sense.WAGON, Sense.PONTOON, Sense.TRAIN);
      case STAFF -> EnumSet.noneOf(Sense.class);
    };
  }

  /** The word for a body of a level; {@code UNITWORD} where there is none. */
  static Sense ofEchelon(Echelon echelon) {
    return switch (echelon) {
      case CORPS -> Sense.CORPS;
      case DIVISION -> Sense.DIVISION;
      case BRIGADE -> Sense.BRIGADE;
      case REGIMENT -> Sense.REGIMENT;
      case BATTALION -> Sense.BATTALION;
      case SQUADRON -> Sense.SQUADRON;
      case BATTERY -> Sense.BATTERY;
      case COMPANY -> Sense.COMPANY;
      default -> Sense.UNITWORD;
    };
  }
}
