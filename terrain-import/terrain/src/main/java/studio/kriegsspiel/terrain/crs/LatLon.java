package studio.kriegsspiel.terrain.crs;

/**
 * A position on the WGS 84 ellipsoid.
 *
 * @param latitude degrees north, -90 to 90
 * @param longitude degrees east, -180 to 180
 */
public record LatLon(double latitude, double longitude) {
  /** Refuses positions that are not on the globe. */
  public LatLon {
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
      throw new IllegalArgumentException(
          "Latitude is within 90 and longitude within 180 degrees, not %s, %s."
              .formatted(latitude, longitude));
    }
  }
}
