package studio.kriegsspiel.rules.kriegsspiel.assault;

/** The arms that meet hand to hand; skirmishers are told apart from infantry in ranks. */
enum CombatArm {
  INFANTRY,
  CAVALRY,
  SKIRMISHERS
}
