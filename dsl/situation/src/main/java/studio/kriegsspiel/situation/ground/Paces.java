package studio.kriegsspiel.situation.ground;

import studio.kriegsspiel.rules.book.GroundUnit;
import studio.kriegsspiel.rules.book.RuleBook;

/** The pace in metres that a text's paces mean under a rule book. */
public final class Paces {
  /** The pace where a book does not reckon in paces. */
  private static final double COMMON_METRES = 0.75;

  private Paces() {}

  /** Metres in one pace. */
  public static double metresPerPace(RuleBook book) {
    GroundUnit unit = book.ground();
    return unit.singular().equals("pace") ? unit.toMetres(1) : COMMON_METRES;
  }
}
