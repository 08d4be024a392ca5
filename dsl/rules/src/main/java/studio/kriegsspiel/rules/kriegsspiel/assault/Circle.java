package studio.kriegsspiel.rules.kriegsspiel.assault;

/** The circle of a face: black for the side the die favours, white for the other. */
enum Circle {
  BLACK,
  WHITE,
  BLANK
}
