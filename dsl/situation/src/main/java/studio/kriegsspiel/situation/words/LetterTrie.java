package studio.kriegsspiel.situation.words;

import java.util.Arrays;

/** Words sought, letter by letter from their beginning; each ends at a node of its own number. */
final class LetterTrie {
  static final int ROOT = 0;
  static final int NONE = -1;

  private char[] letter = new char[64];
  private int[] child = new int[64];
  private int[] sibling = new int[64];
  private int size = 1;

  LetterTrie() {
    child[ROOT] = NONE;
    sibling[ROOT] = NONE;
  }

  /** Adds a word and tells the node it ends at. */
  int add(CharSequence word) {
    int node = ROOT;
    for (int i = 0; i < word.length(); i++) {
      int next = next(node, word.charAt(i));
      node = next == NONE ? grow(node, word.charAt(i)) : next;
    }
    return node;
  }

  /** The node one letter further on. */
  int next(int node, char wanted) {
    int next = child[node];
    while (next != NONE && letter[next] != wanted) {
      next = sibling[next];
    }
    return next;
  }

  private int grow(int parent, char added) {
    if (size == letter.length) {
      letter = Arrays.copyOf(letter, 2 * size);
      child = Arrays.copyOf(child, 2 * size);
      sibling = Arrays.copyOf(sibling, 2 * size);
    }
    letter[size] = added;
    child[size] = NONE;
    sibling[size] = child[parent];
    child[parent] = size;
    return size++;
  }
}
