package studio.kriegsspiel.export.map;

/** A map would take more sheets than anyone would print; the message says which scale to take. */
public final class TooManySheetsException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooManySheetsException(String message) {
    super(message);
  }
}
