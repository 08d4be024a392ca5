package studio.kriegsspiel.importer;

import studio.kriegsspiel.terrain.CoordinateReach;

/**
 * The rectangle of ground that is wanted.
 *
 * @param west western edge
 * @param south southern edge
 * @param east eastern edge
 * @param north northern edge
 * @param inDegrees whether edges are longitudes and latitudes, else metres of the target system
 */
public record Crop(double west, double south, double east, double north, boolean inDegrees) {
  /** Refuses rectangles that are empty or not on the globe. */
  public Crop {
    if (!(west < east && south < north)) {
      throw new IllegalArgumentException(
          "A crop needs west < east and south < north, not %s %s %s %s."
              .formatted(west, south, east, north));
    }
    if (!CoordinateReach.holds(west, south) || !CoordinateReach.holds(east, north)) {
      throw new IllegalArgumentException(
          "A crop stays where coordinate systems reach, unlike %s %s %s %s."
              .formatted(west, south, east, north));
    }
    if (inDegrees && (Math.abs(west) > 180 || east > 180 || Math.abs(south) > 90 || north > 90)) {
      throw new IllegalArgumentException(
          "A crop in degrees stays within 180 and 90, unlike %s %s %s %s."
              .formatted(west, south, east, north));
    }
  }
}
