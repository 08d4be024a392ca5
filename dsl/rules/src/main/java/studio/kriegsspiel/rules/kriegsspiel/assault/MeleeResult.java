package studio.kriegsspiel.rules.kriegsspiel.assault;

/**
 * How a hand-to-hand attack ended.
 *
 * @param attackersBeaten whether the attackers are the beaten side
 * @param printed what the die gave the beaten side
 * @param outcome what the rules make of it
 */
record MeleeResult(boolean attackersBeaten, Defeat printed, Defeat outcome) {

  Party loser(Melee melee) {
    return attackersBeaten ? melee.attacker() : melee.defender();
  }

  Party victor(Melee melee) {
    return attackersBeaten ? melee.defender() : melee.attacker();
  }
}
