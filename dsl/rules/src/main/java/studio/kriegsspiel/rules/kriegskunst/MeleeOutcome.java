package studio.kriegsspiel.rules.kriegskunst;

/**
 * What a melee comes to.
 *
 * @param scores modified scores of attacker and defender
 * @param attacker fate of the attacker
 * @param defender fate of the defender
 * @param lossAttacker figures the attacker loses
 * @param lossDefender figures the defender loses
 */
public record MeleeOutcome(
    Scores scores, Fate attacker, Fate defender, int lossAttacker, int lossDefender) {

  /**
   * Modified scores.
   *
   * @param attacker score of the attacker
   * @param defender score of the defender
   */
  public record Scores(int attacker, int defender) {}
}
