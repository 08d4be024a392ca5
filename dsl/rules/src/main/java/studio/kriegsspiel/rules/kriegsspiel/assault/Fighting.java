package studio.kriegsspiel.rules.kriegsspiel.assault;

/** Which line of a side fights, and whether it was beaten before (§58). */
enum Fighting {
  FIRST_LINE,
  SECOND_LINE,
  RALLIED
}
