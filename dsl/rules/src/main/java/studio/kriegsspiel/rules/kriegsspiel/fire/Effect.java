package studio.kriegsspiel.rules.kriegsspiel.fire;

/** Whether artillery fires with good effect (Die III) or bad (Die V). */
public enum Effect {
  GOOD("good", "Die III"),
  BAD("bad", "Die V");

  private final String word;
  private final String die;

  Effect(String word, String die) {
    this.word = word;
    this.die = die;
  }

  public String word() {
    return word;
  }

  /** The die the numbers stand on. */
  public String die() {
    return die;
  }
}
