package studio.kriegsspiel.rules.kriegsspiel.manual;

import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Troops;

/** Which calibre of the range table a battery fires as. */
final class Calibres {

  private Calibres() {}

  static String of(RuleBookId book, Troops troops) {
    boolean british = book.equals(RuleBookId.BRITISH_1815);
    boolean heavyType = troops.type() == UnitType.ARTILLERY_HEAVY;
    int pounds = troops.pounds().orElse(heavyType ? 12 : 6);
    if (troops.type() == UnitType.ARTILLERY_HOWITZER) {
      if (british) {
        return "5-inch-howitzer";
      }
      return pounds >= 10 ? "10-pdr-howitzer" : "7-pdr-howitzer";
    }
    if (pounds >= 10) {
      return "12-pdr";
    }
    return british && pounds == 9 ? "9-pdr-heavy" : "6-pdr";
  }
}
