package studio.kriegsspiel.terrain.crs;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Grid references in a terrain's own system, two equal groups of digits, eastings first.
 *
 * <p>Groups of two to five digits lie within a square of 100 km: {@code 12 56} counts kilometres,
 * {@code 123 567} hundreds of metres, {@code 1234 5678} tens and {@code 12345 56789} single metres.
 * The square meant is the one that brings the point nearest the middle of the terrain. Groups of
 * six or seven digits are the full coordinates in metres. As on a printed map the reference names
 * the south-west corner of its little square.
 */
public final class GridReference {
  private static final Pattern SHAPE = Pattern.compile("(\\d{2,7})\\s+(\\d{2,7})");
  private static final double SQUARE = 100_000;

  private GridReference() {}

  /** The point a reference names on this terrain, nothing if it is not a grid reference. */
  public static Optional<MapPoint> find(String reference, Bounds extent) {
    Matcher matcher = SHAPE.matcher(reference.strip());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String east = matcher.group(1);
    String north = matcher.group(2);
    double x = Double.parseDouble(east);
    double y = Double.parseDouble(north);
    if (east.length() > 5 || north.length() > 5) {
      return east.length() > 5 && north.length() > 5
          ? Optional.of(new MapPoint(x, y))
          : Optional.empty();
    }
    if (east.length() != north.length()) {
      return Optional.empty();
    }
    double unit = Math.pow(10, 5 - east.length());
    MapPoint centre = extent.centre();
    return Optional.of(new MapPoint(nearest(x * unit, centre.x()), nearest(y * unit, centre.y())));
  }

  /** The reference of four digits each way (tens of metres) whose little square holds a point. */
  public static String of(MapPoint point) {
    return of(point, 4);
  }

  /** The reference with this many digits each way (2 to 5) whose little square holds a point. */
  public static String of(MapPoint point, int digits) {
    if (digits < 2 || digits > 5) {
      throw new IllegalArgumentException("A grid reference has 2 to 5 digits, not " + digits + ".");
    }
    double unit = Math.pow(10, 5 - digits);
    String form = "%0" + digits + "d";
    return String.format(
        Locale.ROOT, form + " " + form, group(point.x(), unit), group(point.y(), unit));
  }

  private static double nearest(double within, double centre) {
    return within + SQUARE * Math.rint((centre - within) / SQUARE);
  }

  private static long group(double metres, double unit) {
    double within = metres - SQUARE * Math.floor(metres / SQUARE);
    return (long) Math.floor(within / unit);
  }
}
