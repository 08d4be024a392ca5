package studio.kriegsspiel.desk.reading;

/** What may be asked of the ground from a point. */
public enum ReadingQuestion {
  /** What an eye sees. */
  LOOK("Look", "Shows what is seen from a point and what lies in dead ground."),
  /** What troops reach in how many moves. */
  MARCH("March", "Shows what troops reach in how many moves, and by what way."),
  /** What a weapon strikes. */
  FIRE("Fire", "Shows what guns or muskets strike, with good or bad effect, and dead ground."),
  /** From where a weapon strikes a point. */
  SITE("Site", "Shows from where guns or muskets would see a target and strike it.");

  private final String label;
  private final String what;

  ReadingQuestion(String label, String what) {
    this.label = label;
    this.what = what;
  }

  /** The word on its button. */
  public String label() {
    return label;
  }

  /** What it shows, one sentence. */
  public String what() {
    return what;
  }

  /** Whether the point it is asked of is what is looked or fired at. */
  public boolean isOfTarget() {
    return this == SITE;
  }

  /** How it is asked, one sentence. */
  public String how() {
    return isOfTarget()
        ? "Click the target, a point or a unit, or choose a place."
        : "Click a point or a unit.";
  }
}
