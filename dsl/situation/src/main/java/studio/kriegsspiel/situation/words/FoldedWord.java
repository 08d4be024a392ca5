package studio.kriegsspiel.situation.words;

/**
 * One word of a folded text.
 *
 * @param letters its letters and figures, folded
 * @param starts where each letter begins in the text
 * @param ends where each letter ends in the text
 */
record FoldedWord(String letters, int[] starts, int[] ends) {
  /** Where the word begins in the text. */
  int start() {
    return starts[0];
  }

  /** Where it ends. */
  int end() {
    return ends[ends.length - 1];
  }

  /**
   * How many of its letters are left without the ending of a plural; a word of three letters has
   * none, nor one in {@code ss}.
   */
  int stemLength() {
    int length = letters.length();
    return length > 3 && letters.charAt(length - 1) == 's' && letters.charAt(length - 2) != 's'
        ? length - 1
        : length;
  }
}
