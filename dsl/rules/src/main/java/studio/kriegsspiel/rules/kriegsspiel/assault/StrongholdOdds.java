package studio.kriegsspiel.rules.kriegsspiel.assault;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** Odds of an attack on a stronghold, from the view of the attackers (§66). */
final class StrongholdOdds {
  private static final int QUARTERS = 4;
  private static final Fraction ENOUGH_TO_LOSE_NO_POINT = Fraction.of(2, 3);
  private static final int LAST_TIRED = 3;

  private final RuleTable attacks;
  private final RuleTable troops;
  private final Citation insufficient;

  StrongholdOdds(RuleBook book) {
    attacks = book.table("stronghold-attacks");
    troops = book.table("stronghold-troops");
    insufficient = Citation.printed(book.id(), troops.source(), "insufficient troops");
  }

  /** Whether the table goes on to this attack. */
  boolean isPrinted(String condition, int attack) {
    return attack <= LAST_TIRED || condition.equals("fresh");
  }

  /** Index points of the table for the attackers. */
  int points(String condition, int attack, Defences defences, boolean held, Trace trace) {
    TableRow row = attacks.getRow(condition, attack);
    String column = Parameter.word(defences) + (held ? "_held" : "_taken");
    String cell = row.getText(column);
    boolean toAttackers = cell.endsWith("*");
    int points = CombatDice.points(toAttackers ? cell.substring(0, cell.length() - 1) : cell);
    if (trace.isOn()) {
      trace.add(
          "attack %d with %s troops on %s defences"
              .formatted(attack, condition, Parameter.word(defences)),
          "Die " + (toAttackers ? cell + " to the attackers" : cell + " to the defenders"),
          row.citation(column));
    }
    return toAttackers ? points : -points;
  }

  /** The share of the troops that the front needs; one where the table has no figure. */
  Fraction share(String position, int frontPaces, int halfBattalions, boolean defending) {
    TableRow row = troops.getRow(position);
    String column = defending ? "defence_to" : "attack";
    if (row.isDash(column) || frontPaces == 0) {
      return Fraction.ONE;
    }
    return Fraction.of((long) halfBattalions * row.getInteger(column), 2L * frontPaces);
  }

  /**
   * Index points for troops below strength.
   *
   * @param defence share of the defenders needed that are there
   * @param attack share of the attackers needed that are there
   */
  int strengthPoints(Fraction defence, Fraction attack, Trace trace) {
    int points = 0;
    if (attack.compareTo(Fraction.ONE) < 0) {
      points -= (int) Fraction.ONE.minus(attack).times(QUARTERS).floor();
    } else if (defence.compareTo(ENOUGH_TO_LOSE_NO_POINT) <= 0) {
      points++;
    }
    if (points != 0) {
      trace.add("troops below the strength needed", Signed.text(points), insufficient);
    }
    return points;
  }
}
