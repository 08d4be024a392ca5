package studio.kriegsspiel.scenario.place;

import java.util.OptionalDouble;

/** Units a distance may be written in. */
public enum LengthUnit {
  PACES("paces", 0),
  METRES("m", 1),
  KILOMETRES("km", 1000),
  YARDS("yards", 0.9144),
  MILES("miles", 1609.344),
  /** Inches on the table, under a book that measures so. */
  INCHES("inches", 0),
  /** Millimetres on the table, under a book that measures so. */
  MILLIMETRES("mm", 0),
  /** Movement spaces, under a book that measures so. */
  SPACES("spaces", 0);

  private final String word;
  private final double metres;

  LengthUnit(String word, double metres) {
    this.word = word;
    this.metres = metres;
  }

  /** The word scenario texts use. */
  public String word() {
    return word;
  }

  /** Metres in one unit, nothing where the rule book decides. */
  public OptionalDouble metres() {
    return metres > 0 ? OptionalDouble.of(metres) : OptionalDouble.empty();
  }
}
