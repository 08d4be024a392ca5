package studio.kriegsspiel.scenario.time;

/** Units a length of time may be written in. */
public enum TimeUnit {
  MINUTES("min"),
  HOURS("h"),
  MOVES("moves");

  private final String word;

  TimeUnit(String word) {
    this.word = word;
  }

  /** The word scenario texts use. */
  public String word() {
    return word;
  }
}
