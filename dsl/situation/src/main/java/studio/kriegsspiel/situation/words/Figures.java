package studio.kriegsspiel.situation.words;

import java.util.Locale;
import studio.kriegsspiel.rules.book.GroundUnit;
import studio.kriegsspiel.terrain.MapPoint;

/** Figures in words, the same everywhere. */
public final class Figures {
  private Figures() {}

  /** As {@link String#format} does, the same on every machine. */
  public static String format(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }

  /** Metres, and the same in a rule book's unit: {@code 640 m (850 paces)}. */
  public static String metres(double metres, GroundUnit unit) {
    double units = unit.fromMetres(metres);
    return format("%,.0f m (%s)", metres, units(units, unit.singular(), unit.plural()));
  }

  private static String units(double units, String singular, String plural) {
    String figure = units < 9.95 ? format("%.1f", units) : format("%,.0f", units);
    String trimmed = figure.endsWith(".0") ? figure.substring(0, figure.length() - 2) : figure;
    return trimmed + " " + (trimmed.equals("1") ? singular : plural);
  }

  /** Square metres as square kilometres or hectares. */
  public static String area(double squareMetres) {
    return squareMetres >= 995_000
        ? format("%.2f km²", squareMetres / 1e6)
        : format("%.1f ha", squareMetres / 1e4);
  }

  /** A share in percent. */
  public static String percent(double part, double whole) {
    return whole == 0 ? "0 %" : format("%.0f %%", 100 * part / whole);
  }

  /** Minutes as {@code 47 min} or {@code 1 h 12 min}, a begun minute counted. */
  public static String minutes(double minutes) {
    long whole = (long) Math.ceil(minutes - 1e-6);
    return whole < 60
        ? whole + " min"
        : whole / 60 + " h" + (whole % 60 == 0 ? "" : " " + whole % 60 + " min");
  }

  /** A point in metres of its system. */
  public static String point(MapPoint point) {
    return format("%.0f %.0f", point.x(), point.y());
  }

  /** A direction by its compass word, such as {@code north-east}. */
  public static String compass(double bearingDegrees) {
    String[] words = {
      "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"
    };
    return words[(int) Math.floorMod(Math.round(bearingDegrees / 45), 8L)];
  }
}
