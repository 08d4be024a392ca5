package studio.kriegsspiel.rules.kriegsspiel.assault;

/** The three ways to be beaten, from mild to worst. */
enum Defeat {
  R("repulsed"),
  D("defeated"),
  T("totally defeated");

  private final String words;

  Defeat(String words) {
    this.words = words;
  }

  /** The words for it in a sentence. */
  String words() {
    return words;
  }

  /** The next worse one; the worst stays. */
  Defeat worse() {
    return this == R ? D : T;
  }
}
