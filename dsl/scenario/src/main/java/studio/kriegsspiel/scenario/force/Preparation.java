package studio.kriegsspiel.scenario.force;

/** Works that stand already where troops are when play begins. */
public enum Preparation {
  /** Walls and houses pierced for fire. */
  LOOPHOLED("loopholed"),
  /** Entrances blocked. */
  BARRICADED("barricaded"),
  /** Trees felled before the front. */
  ABATIS("abatis"),
  /** Houses and walls made ready for defence all round. */
  STRENGTHENED("strengthened"),
  /** Field works thrown up in a day or a day and a half. */
  ENTRENCHED("entrenched"),
  /** Field works that are complete. */
  FORTIFIED("fortified");

  private final String word;

  Preparation(String word) {
    this.word = word;
  }

  /** The word of the language. */
  public String word() {
    return word;
  }
}
