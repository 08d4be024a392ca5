package studio.kriegsspiel.study.evening;

/** What is said of an evening cannot be followed; the message is a sentence for people. */
public final class UnreadableEveningException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnreadableEveningException(String sentence) {
    super(sentence);
  }
}
