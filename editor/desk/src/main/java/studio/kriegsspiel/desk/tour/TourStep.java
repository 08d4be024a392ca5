package studio.kriegsspiel.desk.tour;

/** What is shown of the window, in this order, and what is to be tried there. */
public enum TourStep {
  FORCES(
      "The order of battle",
      "Both sides with their units, strengths, and who is not deployed. Click a battalion: text and map show it.",
      Spot.FORCES,
      Sign.CHOICE),
  MAP(
      "The map",
      "Every block is drawn to scale. Drag the one that is chosen a little, or push it with the arrow keys: its line in the text is written anew, and nothing else.",
      Spot.MAP,
      Sign.EDIT),
  TEXT(
      "The text",
      "It is what is saved; map and forms only change it. Ctrl+Z takes back what you did on the map.",
      Spot.TEXT,
      Sign.EDIT),
  PROBLEMS(
      "The problems",
      "What does not keep to the rules, with the paragraph it rests on and a mend. F8 goes from one to the next.",
      Spot.PROBLEMS,
      Sign.PROBLEM),
  TIMELINE(
      "The timeline",
      "All that is due, minute by minute. Click on the hours: the map shows where everybody is by then.",
      Spot.TIMELINE,
      Sign.MINUTE),
  READER(
      "What a reader knows",
      "Choose a side or a role above the map: you see what it sees and was told at that minute, and not more.",
      Spot.READER,
      Sign.READER),
  FORMS(
      "Forms",
      "This bar says what the scenario has and lacks. A click lists its statements; each is written and changed in a form, without the language.",
      Spot.FORMS,
      Sign.NONE),
  TABLE(
      "Before and at the table",
      "Shift+F4 rehearses the scenario many times. Ctrl+F4 plays it: orders ride, bodies meet. F4 asks the rule book, with its working.",
      Spot.MAP,
      Sign.NONE),
  EXPORT(
      "On paper and elsewhere",
      "Ctrl+E exports packs, maps and files for other programs, with a preview of any page for any reader. F1 lists all keys, Ctrl+Shift+P all that can be done.",
      Spot.TEXT,
      Sign.NONE);

  /** A part of the window. */
  public enum Spot {
    FORCES,
    MAP,
    TEXT,
    PROBLEMS,
    TIMELINE,
    READER,
    FORMS
  }

  /** By what it is seen that it was tried. */
  enum Sign {
    /** A unit was chosen. */
    CHOICE,
    /** The text has changed. */
    EDIT,
    /** A problem was chosen. */
    PROBLEM,
    /** A minute was chosen. */
    MINUTE,
    /** A reader was chosen. */
    READER,
    /** There is nothing to try. */
    NONE
  }

  private final String title;
  private final String words;
  private final Spot spot;
  private final Sign sign;

  TourStep(String title, String words, Spot spot, Sign sign) {
    this.title = title;
    this.words = words;
    this.spot = spot;
    this.sign = sign;
  }

  /** What it is about. */
  public String title() {
    return title;
  }

  /** What it is, and what to try. */
  public String words() {
    return words;
  }

  /** Where it is. */
  public Spot spot() {
    return spot;
  }

  Sign sign() {
    return sign;
  }

  /** {@code 3 of 9}. */
  public String place() {
    return (ordinal() + 1) + " of " + values().length;
  }
}
