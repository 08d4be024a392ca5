package studio.kriegsspiel.rules.kriegsspiel.assault;

/** How infantry stands or comes on; cavalry is always in line. */
enum Stand {
  LINE,
  COLUMN,
  MASS,
  SQUARE,
  ROUTE,
  SKIRMISH
}
