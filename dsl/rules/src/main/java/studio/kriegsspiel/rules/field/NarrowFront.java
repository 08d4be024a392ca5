package studio.kriegsspiel.rules.field;

import studio.kriegsspiel.rules.Citation;

/**
 * The broadest formation a narrow place lets through.
 *
 * @param front such as {@code sections}
 * @param walkOnly whether it is passed at the walk only
 * @param citation what it rests on
 */
public record NarrowFront(String front, boolean walkOnly, Citation citation) {
  public String words() {
    return front + (walkOnly ? ", at the walk" : "") + " [" + citation + "]";
  }
}
