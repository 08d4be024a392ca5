package studio.kriegsspiel.situation.telling;

import java.util.Collection;
import java.util.Set;

/**
 * A word of a sentence.
 *
 * @param letters its letters, folded
 * @param raw as it is written
 * @param gap what stands between the word before it and this one
 * @param start its first character in the text
 * @param end the character behind its last
 */
record SentenceWord(String letters, String raw, String gap, int start, int end) {
  Set<Sense> senses() {
    return Lexicon.senses(letters);
  }

  boolean is(Sense sense) {
    return senses().contains(sense);
  }

  boolean isAny(Collection<Sense> wanted) {
    for (Sense each : senses()) {
      if (wanted.contains(each)) {
        return true;
      }
    }
    return false;
  }

  boolean isCapitalised() {
    return Character.isUpperCase(raw.codePointAt(0));
  }

  boolean isFigures() {
    return letters.chars().allMatch(letter -> letter >= '0' && letter <= '9');
  }

  /** Whether a clause ends before it. */
  boolean beginsClause() {
    return gap.chars().anyMatch(each -> ",;:()\u2013\u2014".indexOf(each) >= 0);
  }
}
