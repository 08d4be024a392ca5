package studio.kriegsspiel.rules.apparatus;

import studio.kriegsspiel.rules.Citation;

/**
 * A throw of common dice that a book asks for.
 *
 * @param dice thrown together and added
 * @param sides of each
 * @param decides what it decides, in a few words
 * @param citation where the book asks for it
 */
public record PlainThrow(int dice, int sides, String decides, Citation citation) {

  /** The most sides a common die has. */
  private static final int MOST_SIDES = 100;

  /** Refuses what cannot be thrown. */
  public PlainThrow {
    if (dice < 1 || sides < 2 || sides > MOST_SIDES) {
      throw new IllegalArgumentException("such dice cannot be thrown");
    }
  }

  /** How many of all equally likely throws show a total, of {@link #throwsInAll}. */
  public long throwsOf(int total) {
    long[] ways = {1};
    for (int die = 0; die < dice; die++) {
      long[] more = new long[ways.length + sides];
      for (int before = 0; before < ways.length; before++) {
        for (int face = 1; face <= sides; face++) {
          more[before + face] += ways[before];
        }
      }
      ways = more;
    }
    return total < 0 || total >= ways.length ? 0 : ways[total];
  }

  /** All throws that are equally likely. */
  public long throwsInAll() {
    long all = 1;
    for (int die = 0; die < dice; die++) {
      all = Math.multiplyExact(all, (long) sides);
    }
    return all;
  }
}
