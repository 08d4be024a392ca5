package studio.kriegsspiel.rules.field;

import studio.kriegsspiel.rules.Citation;

/**
 * A part of a messenger's ride that is ridden at one gait.
 *
 * @param gait the gait
 * @param toMetres how far along the ride it is ridden, infinite for to the end
 * @param citation what it rests on
 */
public record RideStretch(Gait gait, double toMetres, Citation citation) {

  /** A whole ride at the first gait. */
  public static RideStretch whole(Citation citation) {
    return new RideStretch(Gait.RIDE, Double.POSITIVE_INFINITY, citation);
  }
}
