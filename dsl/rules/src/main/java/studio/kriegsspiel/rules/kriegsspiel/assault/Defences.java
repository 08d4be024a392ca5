package studio.kriegsspiel.rules.kriegsspiel.assault;

/** The three classes of a stronghold, and that nothing is said of it. */
enum Defences {
  LIGHT,
  STRONG,
  FORTIFIED,
  UNSTATED
}
