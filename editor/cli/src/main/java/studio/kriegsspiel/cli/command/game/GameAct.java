package studio.kriegsspiel.cli.command.game;

/** What is done with a game. */
enum GameAct {
  /** Begins it. */
  BEGIN,
  /** Goes on to a time. */
  TO,
  /** Takes the last going on back. */
  UNDO,
  /** Shows what is so, or what a reader has been told. */
  SHOW,
  /** Tells everything that the clock has brought. */
  STORY
}
