package studio.kriegsspiel.situation.telling;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * That something a reader is told is false.
 *
 * @param of which news it is
 * @param words folded words of the news that tell
 * @param source words for who brings it
 */
record Falsehood(String of, Set<String> words, Set<String> source) implements TellingFact {
  private static final int NEAR = 5;
  private static final int ALL_BUT_SAID = 4;
  private static final Set<String> DEFINITE =
      Set.of("the", "your", "this", "that", "der", "die", "das", "dem", "den", "le", "la", "l");

  /** Before a plural they only join sentences: "all that peasants tell". */
  private static final Set<String> OF_ONE = Set.of("that", "this");

  private static final Set<String> WHETHER = Set.of("whether", "if", "ob", "si");

  /** Copies the words. */
  Falsehood {
    words = Set.copyOf(words);
    source = Set.copyOf(source);
  }

  @Override
  public Kind kind() {
    return Kind.FALSITY;
  }

  @Override
  public String what() {
    return "that " + of + " is false";
  }

  @Override
  public Optional<String> owner() {
    return Optional.empty();
  }

  /**
   * A word of falsity with two words of the news or with who brings it; or most of the news, and
   * that it is not so.
   */
  @Override
  public Optional<Reading.Stretch> toldIn(Reading reading) {
    Sentence sentence = reading.sentence();
    Optional<Integer> word = denied(sentence);
    if (word.isEmpty() && !reading.has(Sense.NOT)) {
      return Optional.empty();
    }
    List<String> said =
        sentence.words().stream().map(each -> stem(each.letters())).distinct().toList();
    long shared =
        Stream.concat(words.stream(), source.stream()).distinct().filter(said::contains).count();
    if (word.isEmpty() && shared >= ALL_BUT_SAID) {
      word = reading.find(Sense.NOT, 0);
    }
    return shared >= 2 || isOfSource(sentence)
        ? word.map(each -> new Reading.Stretch(each, each))
        : Optional.empty();
  }

  /** "The spy lies" is said of one, "spies lie" of none. */
  private boolean isOfSource(Sentence sentence) {
    for (int i = 1; i < sentence.size(); i++) {
      String before = sentence.word(i - 1).letters();
      String letters = sentence.word(i).letters();
      boolean joins = OF_ONE.contains(before) && letters.endsWith("s");
      if (DEFINITE.contains(before) && !joins && source.contains(stem(letters))) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Integer> denied(Sentence sentence) {
    for (int i = 0; i < sentence.size(); i++) {
      if (sentence.is(i, Sense.FALSE)
          && !sentence.is(i - 1, Sense.NOT)
          && !sentence.is(i - 2, Sense.NOT)) {
        return Optional.of(i);
      }
      for (int k = i + 1; sentence.is(i, Sense.NOT) && k <= i + NEAR; k++) {
        if (sentence.find(k).filter(word -> WHETHER.contains(word.letters())).isPresent()) {
          break;
        }
        if (sentence.is(k, Sense.TRUST)) {
          return Optional.of(k);
        }
      }
    }
    return Optional.empty();
  }

  /** A word without the ending of a plural. */
  static String stem(String letters) {
    return letters.length() > 3 && letters.endsWith("s")
        ? letters.substring(0, letters.length() - 1)
        : letters;
  }
}
