package studio.kriegsspiel.game;

/** Something that a game cannot do; its message is a sentence for the umpire. */
public final class GameRefusedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Refuses with a reason in a sentence. */
  public GameRefusedException(String reason) {
    super(reason);
  }
}
