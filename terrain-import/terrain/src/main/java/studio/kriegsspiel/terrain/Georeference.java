package studio.kriegsspiel.terrain;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Affine placing of an image: {@code x = a*column + b*row + c}, {@code y = d*column + e*row + f},
 * where (0, 0) is the <em>outer corner</em> of the first pixel and (0.5, 0.5) its centre. Metres of
 * the terrain's system.
 */
public record Georeference(double a, double b, double c, double d, double e, double f) {
  /** The least sine of the angle between rows and columns: a sixtieth of a degree. */
  private static final double LEAST_ANGLE = 3e-4;

  /**
   * Refuses placings that cannot be inverted: such as squeeze the image to a line, or lie where a
   * pixel is lost in rounding or no coordinate system reaches.
   *
   * @throws IllegalArgumentException with a clause that says so of the file
   */
  public Georeference {
    if (!CoordinateReach.holds(c, f)
        || !CoordinateReach.holds(a, b)
        || !CoordinateReach.holds(d, e)) {
      throw unusable(
          "farther from its origin than any coordinate system reaches", a, b, c, d, e, f);
    }
    double across = Math.hypot(a, d);
    double down = Math.hypot(b, e);
    if (!CoordinateReach.tells(Math.min(across, down), Math.max(Math.abs(c), Math.abs(f)))
        || !CoordinateReach.tells(Math.abs(a) + Math.abs(b), c)
        || !CoordinateReach.tells(Math.abs(d) + Math.abs(e), f)) {
      throw unusable("so close to one another that rounding makes them one", a, b, c, d, e, f);
    }
    if (!(Math.abs(a * e - b * d) > LEAST_ANGLE * across * down)) {
      throw unusable("all on one line", a, b, c, d, e, f);
    }
  }

  private static IllegalArgumentException unusable(String how, double... numbers) {
    return new IllegalArgumentException(
        "places its pixels %s (%s)"
            .formatted(
                how,
                Arrays.stream(numbers).mapToObj(String::valueOf).collect(Collectors.joining(" "))));
  }

  /**
   * A placing by numbers that come from a file.
   *
   * @param source the file
   * @throws GroundException if they cannot be used
   */
  public static Georeference in(
      String source, double a, double b, double c, double d, double e, double f) {
    try {
      return new Georeference(a, b, c, d, e, f);
    } catch (IllegalArgumentException fault) {
      throw unusable(source, fault);
    }
  }

  /** What to say of a file whose numbers the constructor refused. */
  public static GroundException unusable(String source, IllegalArgumentException fault) {
    return new GroundException(
        source,
        String.valueOf(fault.getMessage()),
        "mend its placing, or place it by control points",
        fault);
  }

  /**
   * This placing, if an image of such a size stays within what coordinate systems reach.
   *
   * @param source the file
   * @throws GroundException if a corner lies beyond
   */
  public Georeference reaching(String source, int widthPixels, int heightPixels) {
    for (MapPoint corner : corners(widthPixels, heightPixels)) {
      CoordinateReach.require(
          source, corner.x(), corner.y(), "mend its placing, or its size of pixels");
    }
    return this;
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
    double west = Double.POSITIVE_INFINITY;
    double south = Double.POSITIVE_INFINITY;
    double east = Double.NEGATIVE_INFINITY;
    double north = Double.NEGATIVE_INFINITY;
    for (MapPoint corner : corners(widthPixels, heightPixels)) {
      west = Math.min(west, corner.x());
      east = Math.max(east, corner.x());
      south = Math.min(south, corner.y());
      north = Math.max(north, corner.y());
    }
    return new Bounds(west, south, east, north);
  }

  private List<MapPoint> corners(int widthPixels, int heightPixels) {
    return List.of(
        toGround(0, 0),
        toGround(widthPixels, 0),
        toGround(0, heightPixels),
        toGround(widthPixels, heightPixels));
  }
}
