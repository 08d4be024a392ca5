package studio.kriegsspiel.cli.command.game;

/** What is done with a game. */
enum GameAct {
  /** Begins it. */
  BEGIN,
  /** Goes on to a time. */
  TO,
  /** Goes on to a time with an umpire who asks the rule book himself. */
  PLAY,
  /** Gives an order. */
  ORDER,
  /** Has the rule book decide something. */
  DECIDE,
  /** Takes the last entry back, or all since a time. */
  UNDO,
  /** Shows what is so, or what a reader has been told and sees. */
  SHOW,
  /** Tells everything that happened. */
  STORY;

  /** Whether words follow it. */
  boolean takesWords() {
    return this == TO || this == PLAY || this == ORDER || this == DECIDE;
  }

  /** Whether words may follow it. */
  boolean mayTakeWords() {
    return takesWords() || this == UNDO;
  }
}
