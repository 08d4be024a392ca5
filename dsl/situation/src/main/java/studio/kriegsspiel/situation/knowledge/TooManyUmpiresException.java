package studio.kriegsspiel.situation.knowledge;

/** More umpires are asked for than there are players to serve; its message is one sentence. */
public final class TooManyUmpiresException extends RuntimeException {
  private static final long serialVersionUID = 1;

  TooManyUmpiresException(String message) {
    super(message);
  }
}
