package studio.kriegsspiel.language.syntax;

/**
 * Where a text differs from the one before it.
 *
 * @param from first character that is not the same
 * @param endBefore behind the last such character of the text before
 * @param endNow behind the last such character of the text now
 */
record TextChange(int from, int endBefore, int endNow) {
  /** The shortest run of characters in which two texts differ. */
  static TextChange between(String before, String now) {
    int shorter = Math.min(before.length(), now.length());
    int from = 0;
    while (from < shorter && before.charAt(from) == now.charAt(from)) {
      from++;
    }
    int tail = 0;
    while (tail < shorter - from
        && before.charAt(before.length() - 1 - tail) == now.charAt(now.length() - 1 - tail)) {
      tail++;
    }
    return new TextChange(from, before.length() - tail, now.length() - tail);
  }

  boolean isNone() {
    return from == endBefore && from == endNow;
  }

  /** The place now of a place at or behind the change. */
  int after(int place) {
    return place + endNow - endBefore;
  }
}
