package studio.kriegsspiel.rules.napoleonic;

import studio.kriegsspiel.rules.concept.Arm;

/**
 * A unit in combat.
 *
 * @param line its line of a National Army table
 * @param bases its base units
 * @param disrupted whether it is disrupted
 */
public record Combatant(TypeRow line, int bases, boolean disrupted) {

  /** Whether it is a battery. */
  public boolean isArtillery() {
    return line.arm() == Arm.ARTILLERY;
  }

  /** Whether it is mounted. */
  public boolean isCavalry() {
    return line.arm() == Arm.CAVALRY;
  }
}
