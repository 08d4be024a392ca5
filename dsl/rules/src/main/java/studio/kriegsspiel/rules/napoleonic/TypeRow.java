package studio.kriegsspiel.rules.napoleonic;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * One line of a National Army table; what a line does not give is 0.
 *
 * @param type for instance {@code infantry.line}
 * @param arm the arm it belongs to, by the first word of its type
 * @param moraleThousandths number at or above which troops rally or come under control
 * @param attack points of one base unit in attack, ordered
 * @param defence points of one base unit in defence, ordered
 * @param attackDisrupted points in attack, disrupted
 * @param defenceDisrupted points in defence, disrupted
 * @param moveMillimetres allowance of a turn
 * @param chargeMillimetres allowance of a turn in the charge
 * @param rangeMillimetres range of its fire
 * @param citation where the line comes from
 */
public record TypeRow(
    String type,
    Arm arm,
    int moraleThousandths,
    int attack,
    int defence,
    int attackDisrupted,
    int defenceDisrupted,
    int moveMillimetres,
    int chargeMillimetres,
    int rangeMillimetres,
    Citation citation) {

  static TypeRow of(TableRow row) {
    String type = row.getText("type");
    return new TypeRow(
        type,
        arm(type),
        row.findInteger("morale").orElse(0),
        row.findInteger("attack").orElse(0),
        row.findInteger("defence").orElse(0),
        row.findInteger("attack_disrupted").orElse(0),
        row.findInteger("defence_disrupted").orElse(0),
        row.findInteger("move").orElse(0),
        row.findInteger("charge").orElse(0),
        row.findInteger("range").orElse(0),
        row.citation());
  }

  private static Arm arm(String type) {
    return switch (type.substring(0, Math.max(0, type.indexOf('.')))) {
      case "infantry" -> Arm.INFANTRY;
      case "cavalry" -> Arm.CAVALRY;
      case "artillery" -> Arm.ARTILLERY;
      default -> Arm.STAFF;
    };
  }

  /** Points of one base unit. */
  public int points(boolean attacking, boolean disrupted) {
    return attacking
        ? (disrupted ? attackDisrupted : attack)
        : (disrupted ? defenceDisrupted : defence);
  }
}
