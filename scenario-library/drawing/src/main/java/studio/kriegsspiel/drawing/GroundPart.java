package studio.kriegsspiel.drawing;

/** A part of what is drawn of the ground, the lowest first. */
public enum GroundPart {
  /** Paper, washes, a scanned sheet, shading. */
  UNDER_RELIEF,

  /**
   * Hachures and contours, by far the largest: the same for all painters made of one another by
   * {@link MapPainter#showing}.
   */
  RELIEF,

  /** Water, signs of the land, roads, works, the grid. */
  OVER_RELIEF
}
