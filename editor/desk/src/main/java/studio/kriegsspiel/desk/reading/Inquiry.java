package studio.kriegsspiel.desk.reading;

import studio.kriegsspiel.terrain.MapPoint;

/** A question asked from one point, with what was worked out for it. Thread-safe. */
interface Inquiry {
  /** The answer for all the ground. */
  Reply field();

  /** The answer for one other point; takes a moment. */
  Reply line(MapPoint to);
}
