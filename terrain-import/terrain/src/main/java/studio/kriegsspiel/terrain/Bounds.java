package studio.kriegsspiel.terrain;

import org.locationtech.jts.geom.Envelope;

/** A rectangle along the grid of the terrain's system; all edges in metres. */
public record Bounds(double west, double south, double east, double north) {
  /** Refuses rectangles that are empty, inverted or not finite. */
  public Bounds {
    if (!(west < east && south < north && Double.isFinite(east - west + north - south))) {
      throw new IllegalArgumentException(
          "Bounds need west < east and south < north, not west=%s south=%s east=%s north=%s."
              .formatted(west, south, east, north));
    }
  }

  /** East-west length in metres. */
  public double widthMetres() {
    return east - west;
  }

  /** North-south length in metres. */
  public double heightMetres() {
    return north - south;
  }

  /** The middle. */
  public MapPoint centre() {
    return new MapPoint((west + east) / 2, (south + north) / 2);
  }

  /** Whether a point lies inside or on the edge. */
  public boolean contains(double x, double y) {
    return x >= west && x <= east && y >= south && y <= north;
  }

  /** Whether a point lies inside or on the edge. */
  public boolean contains(MapPoint point) {
    return contains(point.x(), point.y());
  }

  /** Whether the two rectangles share more than an edge. */
  public boolean overlaps(Bounds other) {
    return west < other.east && other.west < east && south < other.north && other.south < north;
  }

  /** What both cover; they must overlap. */
  public Bounds intersection(Bounds other) {
    return new Bounds(
        Math.max(west, other.west),
        Math.max(south, other.south),
        Math.min(east, other.east),
        Math.min(north, other.north));
  }

  /** The smallest rectangle that holds both. */
  public Bounds union(Bounds other) {
    return new Bounds(
        Math.min(west, other.west),
        Math.min(south, other.south),
        Math.max(east, other.east),
        Math.max(north, other.north));
  }

  /** The rectangle grown on every side by so many metres. */
  public Bounds grown(double metres) {
    return new Bounds(west - metres, south - metres, east + metres, north + metres);
  }

  /** The same rectangle for JTS. */
  public Envelope toEnvelope() {
    return new Envelope(west, east, south, north);
  }
}
