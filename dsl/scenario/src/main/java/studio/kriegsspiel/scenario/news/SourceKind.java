package studio.kriegsspiel.scenario.news;

/** Where an item of intelligence comes from (Reisswitz 1824 §6). */
public enum SourceKind {
  PATROL("a patrol"),
  OUTPOST("an outpost"),
  SPY("a spy"),
  INHABITANT("an inhabitant"),
  TRAVELLER("a traveller"),
  DESERTER("a deserter"),
  PRISONER("a prisoner"),
  HEADQUARTERS("headquarters"),
  MESSENGER("a messenger"),
  OBSERVATION("own observation");

  private final String words;

  SourceKind(String words) {
    this.words = words;
  }

  /** Whether it tells what it has seen of the enemy, so that it knows no names. */
  public boolean sees() {
    return switch (this) {
      case PATROL, OUTPOST, OBSERVATION, INHABITANT, TRAVELLER -> true;
      case SPY, DESERTER, PRISONER, HEADQUARTERS, MESSENGER -> false;
    };
  }

  /** The words readers see. */
  public String words() {
    return words;
  }
}
