package studio.kriegsspiel.rules.procedure;

/** What a question of a rule book is about, in the order in which an umpire looks for it. */
public enum QuestionKind {
  MARCH("March and formation"),
  FIRE("Fire"),
  MELEE("Melee and charge"),
  MORALE("Morale, retreat and recovery"),
  CROSSING("Bridges, water and narrow ways"),
  NEWS("Orders, messengers and sight"),
  LOSSES("Losses and captures"),
  GAME("The game as a whole");

  private final String label;

  QuestionKind(String label) {
    this.label = label;
  }

  /** Its heading. */
  public String label() {
    return label;
  }
}
