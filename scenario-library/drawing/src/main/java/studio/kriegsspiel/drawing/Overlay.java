package studio.kriegsspiel.drawing;

import studio.kriegsspiel.drawing.frame.Canvas;

/** Something drawn among the layers of a map, with the ground's north-west corner at (0, 0). */
public interface Overlay {
  /** Nothing more than the map. */
  Overlay NONE = new Overlay() {};

  /** Draws over the relief and under water, roads and works. */
  default void washes(Canvas canvas) {}

  /** Draws over all of the ground and under grid, troops and names. */
  default void lines(Canvas canvas) {}
}
