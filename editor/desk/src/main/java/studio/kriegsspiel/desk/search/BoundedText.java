package studio.kriegsspiel.desk.search;

/**
 * A text that is read for so long and no longer, as some expressions would never come to an end.
 */
final class BoundedText implements CharSequence {
  private final String text;
  private final long most;
  private long read;

  /** It is over; without a trace, as it is thrown and caught within one search. */
  static final class Over extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Over() {
      super("The search reads the text too often", null, false, false);
    }
  }

  BoundedText(String text, long most) {
    this.text = text;
    this.most = most;
  }

  @Override
  public char charAt(int index) {
    if (++read > most) {
      throw new Over();
    }
    return text.charAt(index);
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return text.substring(start, end);
  }

  @Override
  public String toString() {
    return text;
  }
}
