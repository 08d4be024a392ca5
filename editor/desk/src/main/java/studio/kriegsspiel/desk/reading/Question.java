package studio.kriegsspiel.desk.reading;

/** What may be asked of the ground from a point. */
public enum Question {
  /** What an eye sees. */
  LOOK("Look", "Shows what is seen from a point and what lies in dead ground."),
  /** What troops reach in how many moves. */
  MARCH("March", "Shows what troops reach in how many moves, and by what way."),
  /** What a weapon strikes. */
  FIRE("Fire", "Shows what guns or muskets strike, with good or bad effect, and dead ground.");

  private final String label;
  private final String what;

  Question(String label, String what) {
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
}
