package studio.kriegsspiel.scenario.tonight;

/** A scenario cannot be played by so few; the message is a sentence for people. */
public final class TooFewPeopleException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooFewPeopleException(String sentence) {
    super(sentence);
  }
}
