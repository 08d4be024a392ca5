package studio.kriegsspiel.rules.napoleonic;

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
    return line.type().startsWith("artillery");
  }

  /** Whether it is mounted. */
  public boolean isCavalry() {
    return line.type().startsWith("cavalry");
  }
}
