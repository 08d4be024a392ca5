package studio.kriegsspiel.cli.command.game;

/** What is done with a game. */
enum GameAct {
  /** Begins it. */
  BEGIN,
  /** Goes on to a time. */
  TO,
  /** Gives an order. */
  ORDER,
  /** Has the rule book decide something. */
  DECIDE,
  /** Takes the last entry back. */
  UNDO,
  /** Shows what is so, or what a reader has been told. */
  SHOW,
  /** Tells everything that happened. */
  STORY;

  /** Whether words follow it. */
  boolean takesWords() {
    return this == TO || this == ORDER || this == DECIDE;
  }
}
