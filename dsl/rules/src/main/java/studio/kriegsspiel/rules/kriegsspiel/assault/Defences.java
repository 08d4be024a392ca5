package studio.kriegsspiel.rules.kriegsspiel.assault;

/** The three classes of a stronghold. */
enum Defences {
  LIGHT,
  STRONG,
  FORTIFIED
}
