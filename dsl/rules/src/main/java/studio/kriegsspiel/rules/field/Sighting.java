package studio.kriegsspiel.rules.field;

import studio.kriegsspiel.rules.Citation;

/**
 * One thing that a rule book says may be seen or told up to a distance.
 *
 * @param what such as {@code infantry from cavalry}
 * @param upTo how far, in the book's unit
 * @param metres the same in metres
 * @param light the light it holds in, empty for daylight, else such as {@code dusk}
 * @param citation what it rests on
 */
public record Sighting(String what, int upTo, double metres, String light, Citation citation) {
  /** Less than this is not told apart from 0, as places on a map carry rounding. */
  static final double EDGE_METRES = 1e-6;

  /** Whether it holds at a distance; the book's figure itself still counts. */
  public boolean holdsAt(double distanceMetres) {
    return distanceMetres <= metres + EDGE_METRES;
  }
}
