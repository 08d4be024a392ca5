package studio.kriegsspiel.terrain;

/**
 * Affine placing of an image: {@code x = a*column + b*row + c}, {@code y = d*column + e*row + f},
 * where (0, 0) is the <em>outer corner</em> of the first pixel and (0.5, 0.5) its centre. Metres of
 * the terrain's system.
 */
public record Georeference(double a, double b, double c, double d, double e, double f) {
  /** Refuses placings that squeeze the image to a line or are not finite. */
  public Georeference {
    double determinant = a * e - b * d;
    if (determinant == 0 || !Double.isFinite(determinant) || !Double.isFinite(c + f)) {
      throw new IllegalArgumentException(
          "The placing %s %s %s / %s %s %s cannot be inverted.".formatted(a, b, c, d, e, f));
    }
  }

  /** A north-up placing from the outer north-west corner and the side of a pixel. */
  public static Georeference northUp(double west, double north, double pixelMetres) {
    return new Georeference(pixelMetres, 0, west, 0, -pixelMetres, north);
  }

  /** From the six lines of a world file, which give the centre of the first pixel. */
  public static Georeference fromWorldFile(
      double a, double d, double b, double e, double centreX, double centreY) {
    return new Georeference(a, b, centreX - (a + b) / 2, d, e, centreY - (d + e) / 2);
  }

  /** Ground position of a place in the image, counted from the outer corner of the first pixel. */
  public MapPoint toGround(double column, double row) {
    return new MapPoint(a * column + b * row + c, d * column + e * row + f);
  }

  /** Column in the image (from its left edge) of a ground position. */
  public double columnOf(double x, double y) {
    return (e * (x - c) - b * (y - f)) / (a * e - b * d);
  }

  /** Row in the image (from its top edge) of a ground position. */
  public double rowOf(double x, double y) {
    return (a * (y - f) - d * (x - c)) / (a * e - b * d);
  }

  /** Mean side of a pixel in metres. */
  public double pixelMetres() {
    return Math.sqrt(Math.abs(a * e - b * d));
  }

  /** Whether rows run south and columns east without turn. */
  public boolean isNorthUp() {
    return b == 0 && d == 0 && a > 0 && e < 0;
  }

  /** The rectangle that holds an image of this size. */
  public Bounds boundsOf(int widthPixels, int heightPixels) {
    MapPoint[] corners = {
      toGround(0, 0),
      toGround(widthPixels, 0),
      toGround(0, heightPixels),
      toGround(widthPixels, heightPixels)
    };
    double west = Double.POSITIVE_INFINITY;
    double south = Double.POSITIVE_INFINITY;
    double east = Double.NEGATIVE_INFINITY;
    double north = Double.NEGATIVE_INFINITY;
    for (MapPoint corner : corners) {
      west = Math.min(west, corner.x());
      east = Math.max(east, corner.x());
      south = Math.min(south, corner.y());
      north = Math.max(north, corner.y());
    }
    return new Bounds(west, south, east, north);
  }
}
