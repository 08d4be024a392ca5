package studio.kriegsspiel.situation.telling;

import java.util.Set;

/**
 * A word by which a sentence says of whom it speaks.
 *
 * @param word which word
 * @param sides whom it may mean
 * @param isObject whether something is done towards them
 */
record SubjectWord(int word, Set<String> sides, boolean isObject) {
  /** Copies the sides. */
  SubjectWord {
    sides = Set.copyOf(sides);
  }

  boolean isOf(String side) {
    return sides.contains(side);
  }
}
