package studio.kriegsspiel.rules.field;

import studio.kriegsspiel.rules.Citation;

/**
 * The sizes of units that a book is written for.
 *
 * @param least the fewest men, or pieces of a battery
 * @param most the most men, or pieces of a battery
 * @param what why it is so, in words for the author
 * @param citation what it rests on
 */
public record PlayedSize(int least, int most, String what, Citation citation) {

  /** Whether a unit may have so many men or pieces. */
  public boolean allows(int number) {
    return least <= number && number <= most;
  }

  /** The number nearest to one wanted that the book plays with. */
  public int nearest(int wanted) {
    return Math.max(least, Math.min(most, wanted));
  }
}
