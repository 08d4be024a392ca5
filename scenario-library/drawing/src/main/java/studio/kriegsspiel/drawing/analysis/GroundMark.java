package studio.kriegsspiel.drawing.analysis;

import studio.kriegsspiel.terrain.MapPoint;

/**
 * A point that the answer speaks of.
 *
 * @param at where it is
 * @param form how it is drawn
 * @param label written beside it, empty for none
 */
public record GroundMark(MapPoint at, Form form, String label) {

  /** Signs of points. */
  public enum Form {
    /** Where the eye, the guns or the march begin: a dark disc. */
    FROM,
    /** What is looked at, fired at or marched to: a light disc in a dark ring. */
    TO,
    /** A place on the way: a small square. */
    PASSAGE,
    /** What is in the way: a cross. */
    OBSTACLE
  }
}
