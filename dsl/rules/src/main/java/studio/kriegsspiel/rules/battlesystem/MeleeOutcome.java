package studio.kriegsspiel.rules.battlesystem;

/**
 * What a melee comes to.
 *
 * @param onDefender what the attacker inflicts
 * @param onAttacker what the defender inflicts
 * @param winner who won
 * @param withdrawSpaces movement spaces that cavalry beaten off by a square withdraws, disordered
 * @param defenderEliminated whether gunners without shelter were ridden down
 */
public record MeleeOutcome(
    DieLosses onDefender,
    DieLosses onAttacker,
    Winner winner,
    int withdrawSpaces,
    boolean defenderEliminated) {

  /** Who won. */
  public enum Winner {
    ATTACKER,
    DEFENDER,
    NONE
  }
}
