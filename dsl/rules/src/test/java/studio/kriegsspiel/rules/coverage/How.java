package studio.kriegsspiel.rules.coverage;

import java.util.Locale;

/** How a statement of a book is shown to hold. */
enum How {
  /** A question that a user can ask ({@code studio adjudicate}) answers by it. */
  PROCEDURE,
  /** The figure stands in a table ({@code studio rules show}); nothing is reckoned with it. */
  TABLE,
  /** A check of scenarios, by its id. */
  CHECK,
  /** It is printed in the papers of an evening, or drawn on its map. */
  PAPER,
  /** It is conduct or judgement; why is said. */
  PEOPLE,
  /** Only a whole game can show it: it waits for the rehearsal. */
  REHEARSAL,
  /** What the studio knows of troops on the ground, for maps, marches and checks alike. */
  GROUND,
  /** A test shows it in the code, but no user can reach it yet. */
  CODE,
  /** Nothing shows it yet. */
  WAITING;

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static How of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
