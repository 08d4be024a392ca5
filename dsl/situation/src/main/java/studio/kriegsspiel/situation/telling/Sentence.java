package studio.kriegsspiel.situation.telling;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import studio.kriegsspiel.situation.words.FoldedText;

/**
 * A sentence of prose, word by word. A point behind a number, an initial or a short form ends none.
 *
 * @param words its words, at least one
 */
record Sentence(List<SentenceWord> words) {
  private static final Pattern END = Pattern.compile("[!?](\\s|$)|\\n\\s*\\n|\\n\\s*[-#]\\s");
  private static final Pattern POINT = Pattern.compile("\\.[\"'\u201d\u2019)}]*\\s");
  private static final Set<String> SHORT_FORMS =
      Set.of(
          "no", "nr", "st", "gen", "col", "lt", "capt", "maj", "bn", "regt", "bde", "div", "rgt");

  /** Copies the words. */
  Sentence {
    words = List.copyOf(words);
  }

  /** The sentences of a text, in its order. */
  static List<Sentence> of(String text) {
    FoldedText folded = FoldedText.of(text);
    List<Sentence> sentences = new ArrayList<>();
    List<SentenceWord> words = new ArrayList<>();
    int end = 0;
    for (int i = 0; i < folded.size(); i++) {
      String raw = folded.slice(i, 1);
      int start = folded.start(i);
      SentenceWord word =
          new SentenceWord(
              folded.letters(i), raw, text.substring(end, start), start, start + raw.length());
      if (!words.isEmpty() && isEnd(words.get(words.size() - 1), word)) {
        sentences.add(new Sentence(words));
        words = new ArrayList<>();
      }
      words.add(word);
      end = word.end();
    }
    if (!words.isEmpty()) {
      sentences.add(new Sentence(words));
    }
    return sentences;
  }

  private static boolean isEnd(SentenceWord before, SentenceWord next) {
    if (END.matcher(next.gap()).find()) {
      return true;
    }
    if (!POINT.matcher(next.gap()).find()) {
      return false;
    }
    boolean initial = before.raw().length() == 1 && before.isCapitalised();
    boolean numbered =
        (before.isFigures() || Numerals.isRoman(before.raw()))
            && (next.isAny(Sense.BODIES)
                || next.isAny(Sense.ARMS)
                || next.letters().equals("of")
                || next.is(Sense.NUMBER));
    boolean shortForm = SHORT_FORMS.contains(before.letters()) && (next.isFigures() || initial);
    return !numbered && !shortForm && !(initial && !next.isCapitalised());
  }

  SentenceWord word(int i) {
    return words.get(i);
  }

  int size() {
    return words.size();
  }

  /** A word, or nothing where the sentence has none there. */
  Optional<SentenceWord> find(int i) {
    return i >= 0 && i < words.size() ? Optional.of(words.get(i)) : Optional.empty();
  }

  boolean is(int i, Sense sense) {
    return i >= 0 && i < words.size() && words.get(i).is(sense);
  }

  boolean isAny(int i, Collection<Sense> senses) {
    return i >= 0 && i < words.size() && words.get(i).isAny(senses);
  }

  boolean is(int i, String letters) {
    return i >= 0 && i < words.size() && words.get(i).letters().equals(letters);
  }

  boolean has(Sense sense) {
    for (SentenceWord each : words) {
      if (each.is(sense)) {
        return true;
      }
    }
    return false;
  }

  /** The number of the clause a word stands in. */
  int clause(int word) {
    int clause = 0;
    for (int i = 1; i <= word; i++) {
      clause += words.get(i).beginsClause() ? 1 : 0;
    }
    return clause;
  }
}
