package studio.kriegsspiel.rules.napoleonic;

import java.util.List;

/**
 * One combat.
 *
 * @param attackers units that attack, of one or several arms
 * @param defender the unit attacked
 * @param square whether the defender stands in square
 * @param attackerSquare whether the attacker fires from a square
 * @param guns what artillery does to the same target
 * @param from where the attack strikes
 * @param attackerTerrain whether the attacker has the better ground
 * @param defenderTerrain whether the defender has the better ground
 * @param attackerGeneral who helps the attacker, having survived
 * @param defenderGeneral who helps the defender, having survived
 * @param charging whether the attackers charge
 * @param firstContact whether it is the first move of contact
 */
public record Engagement(
    List<Combatant> attackers,
    Combatant defender,
    boolean square,
    boolean attackerSquare,
    Guns guns,
    From from,
    boolean attackerTerrain,
    boolean defenderTerrain,
    General attackerGeneral,
    General defenderGeneral,
    boolean charging,
    boolean firstContact) {

  /** Copies the list. */
  public Engagement {
    attackers = List.copyOf(attackers);
  }

  /** What the attacker's artillery does to the target. */
  public enum Guns {
    NONE,
    IN_RANGE,
    FIRED_AT_TARGET
  }

  /** Where an attack strikes. */
  public enum From {
    FRONT,
    FLANK,
    REAR
  }
}
