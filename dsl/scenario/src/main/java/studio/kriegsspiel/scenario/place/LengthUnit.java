package studio.kriegsspiel.scenario.place;

/** Units a distance may be written in. */
public enum LengthUnit {
  PACES("paces"),
  METRES("m"),
  KILOMETRES("km"),
  YARDS("yards"),
  MILES("miles");

  private final String word;

  LengthUnit(String word) {
    this.word = word;
  }

  /** The word scenario texts use. */
  public String word() {
    return word;
  }

  /**
   * Metres in one unit.
   *
   * @param metresPerPace the pace of the scenario's rule book, in metres
   */
  public double metres(double metresPerPace) {
    return switch (this) {
      case PACES -> metresPerPace;
      case METRES -> 1.0;
      case KILOMETRES -> 1000.0;
      case YARDS -> 0.9144;
      case MILES -> 1609.344;
    };
  }
}
