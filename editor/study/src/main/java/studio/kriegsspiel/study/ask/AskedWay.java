package studio.kriegsspiel.study.ask;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.study.ask.QuestionText.Word;

/**
 * The words of a question when a unit is somewhere.
 *
 * @param unit who
 * @param place where
 * @param by the road or place it goes by, if one is named
 * @param from when it sets out, if that is said
 */
record AskedWay(Word unit, Word place, Optional<Word> by, Optional<String> from) {
  private static final String AT = "at";

  /** Whether words behind {@code when} name a unit and a place. */
  static boolean isMeant(List<Word> words) {
    return words.size() > 1 && is(words, 1, AT);
  }

  /**
   * Reads the words.
   *
   * @throws QuestionException if they stand otherwise
   */
  static AskedWay of(List<Word> words, String asked) {
    if (words.size() < 3) {
      throw refused(asked);
    }
    int next = 3;
    Optional<Word> by = Optional.empty();
    Optional<String> from = Optional.empty();
    if (is(words, next, "by") && words.size() > next + 1) {
      by = Optional.of(words.get(next + 1));
      next += 2;
    }
    if (is(words, next, "from") && words.size() > next + 1) {
      from =
          Optional.of(
              words.subList(next + 1, words.size()).stream()
                  .map(Word::text)
                  .collect(Collectors.joining(" ")));
      next = words.size();
    }
    if (next != words.size()) {
      throw refused(asked);
    }
    return new AskedWay(words.get(0), words.get(2), by, from);
  }

  private static boolean is(List<Word> words, int index, String word) {
    return index < words.size()
        && !words.get(index).quoted()
        && words.get(index).text().equalsIgnoreCase(word);
  }

  private static QuestionException refused(String asked) {
    return new QuestionException(
        "Ask `"
            + QuestionForm.WAY.shape()
            + "`, not `"
            + asked
            + "`; a name of several words stands in quotation marks.");
  }
}
