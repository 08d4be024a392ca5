package studio.kriegsspiel.study.ask;

/** A question that cannot be put so; its message is one sentence for who asked. */
public final class QuestionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  QuestionException(String sentence) {
    super(sentence);
  }
}
