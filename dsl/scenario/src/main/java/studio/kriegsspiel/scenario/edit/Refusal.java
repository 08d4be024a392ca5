package studio.kriegsspiel.scenario.edit;

/** Ends the making of an edit that the text cannot have; never leaves this package. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A refusal with the sentence for the author. */
  Refusal(String sentence) {
    super(sentence, null, false, false);
  }

  String sentence() {
    return String.valueOf(getMessage());
  }
}
