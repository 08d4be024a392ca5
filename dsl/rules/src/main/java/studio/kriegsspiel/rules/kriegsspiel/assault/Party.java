package studio.kriegsspiel.rules.kriegsspiel.assault;

/**
 * One side of a hand-to-hand attack.
 *
 * @param arm the arm that fights
 * @param stand how it stands or comes on
 * @param units half battalions, squadrons or skirmish blocks in the fight, at least 1
 * @param flankUnits those of them that strike flank or rear
 * @param percent share of their full strength still present, 1 to 100
 * @param secondLineUnits units of a second line, 0 for none
 * @param secondLinePaces its distance behind the first
 * @param fighting which line fights
 */
record Party(
    CombatArm arm,
    Stand stand,
    int units,
    int flankUnits,
    int percent,
    int secondLineUnits,
    int secondLinePaces,
    Fighting fighting) {

  boolean isCavalry() {
    return arm == CombatArm.CAVALRY;
  }

  /** Twice the number of half battalions or squadrons, so that a skirmish block counts one. */
  int doubledUnits(int count) {
    return arm == CombatArm.SKIRMISHERS ? count : 2 * count;
  }
}
