package studio.kriegsspiel.terrain.crs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.CoordinateReach;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Positions as people type or paste them: metres east and north, a grid reference, or latitude and
 * longitude in decimal degrees, degrees and minutes, or degrees, minutes and seconds, with the
 * letters before or behind. Numbers may use a decimal comma where a blank or a semicolon parts
 * them.
 */
public final class PositionText {
  private static final Pattern LETTERS = Pattern.compile("[NSEWO]");
  private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+(?:\\.\\d+)?");
  private static final Pattern ANGLE_PARTS = Pattern.compile("[°º'′’\"″”:dm]");
  private static final Pattern GRID = Pattern.compile("(\\d{2,5})\\s+(\\d{2,5})");

  private PositionText() {}

  /**
   * The point a text names.
   *
   * @param system system of metres
   * @param near ground near which a grid reference is meant, if it is known
   * @return nothing if the text is no position, or lies where the system is not defined
   */
  public static Optional<MapPoint> find(
      String text, CoordinateSystem system, Optional<Bounds> near) {
    String plain = plain(text);
    Matcher grid = GRID.matcher(plain);
    if (near.isPresent() && grid.matches() && grid.group(1).length() == grid.group(2).length()) {
      return GridReference.find(plain, near.get());
    }
    Optional<LatLon> globe = findLatLon(text);
    if (globe.isPresent()) {
      return project(globe.get(), system);
    }
    return metres(plain);
  }

  /** Latitude and longitude; without letters only two plain numbers that can be nothing else. */
  public static Optional<LatLon> findLatLon(String text) {
    String plain = plain(text).toUpperCase(Locale.ROOT);
    boolean lettered = LETTERS.matcher(plain).find();
    return lettered ? lettered(plain) : bare(plain);
  }

  private static Optional<MapPoint> project(LatLon globe, CoordinateSystem system) {
    try {
      return Optional.of(system.toMapPoint(globe));
    } catch (GroundException notThere) {
      return Optional.empty();
    }
  }

  /** One sign between numbers; a comma within a number becomes a point. */
  private static String plain(String text) {
    String plain = text.strip().replace('\u00a0', ' ').replace('−', '-').replace('\t', ' ');
    boolean commaParts =
        plain.matches(".*\\d,\\s.*")
            || plain.contains(".")
            || !plain.matches(".*\\d[; ]+\\S*\\d.*");
    plain = commaParts ? plain.replace(',', ' ') : plain.replaceAll("(\\d),(\\d)", "$1.$2");
    return plain.replace(';', ' ').replaceAll("\\s+", " ").strip();
  }

  private static Optional<MapPoint> metres(String plain) {
    String figures = plain.replaceAll("(?<=\\d) ?m\\b", "");
    List<Double> numbers = numbers(figures);
    return numbers.size() == 2
            && figures.matches("[\\d.+ -]+")
            && CoordinateReach.holds(numbers.get(0), numbers.get(1))
        ? Optional.of(new MapPoint(numbers.get(0), numbers.get(1)))
        : Optional.empty();
  }

  private static Optional<LatLon> bare(String plain) {
    List<Double> numbers = numbers(plain);
    boolean degrees = plain.contains("°") || plain.matches("[+-]?\\d+\\.\\d+ [+-]?\\d+\\.\\d+");
    if (!degrees) {
      return Optional.empty();
    }
    if (numbers.size() == 2) {
      return globe(numbers.get(0), numbers.get(1));
    }
    int half = numbers.size() / 2;
    return numbers.size() == 4 || numbers.size() == 6
        ? angle(numbers.subList(0, half))
            .flatMap(
                latitude ->
                    angle(numbers.subList(half, numbers.size()))
                        .flatMap(longitude -> globe(latitude, longitude)))
        : Optional.empty();
  }

  /** Two groups of numbers, each with its letter before or behind. */
  private static Optional<LatLon> lettered(String plain) {
    String[] parts = plain.replaceAll("([NSEWO])", " $1 ").strip().split("\\s+");
    boolean before = LETTERS.matcher(parts[0]).matches();
    Optional<Double> latitude = Optional.empty();
    Optional<Double> longitude = Optional.empty();
    StringBuilder figures = new StringBuilder();
    char letter = before ? parts[0].charAt(0) : ' ';
    List<String> rest = new ArrayList<>(List.of(parts).subList(before ? 1 : 0, parts.length));
    if (before) {
      rest.add("N");
    }
    for (String part : rest) {
      if (!LETTERS.matcher(part).matches()) {
        figures.append(part).append(' ');
        continue;
      }
      char of = before ? letter : part.charAt(0);
      letter = part.charAt(0);
      Optional<Double> value = angle(numbers(figures.toString()));
      figures.setLength(0);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      double signed = of == 'S' || of == 'W' ? -value.get() : value.get();
      if (of == 'N' || of == 'S') {
        latitude = Optional.of(signed);
      } else {
        longitude = Optional.of(signed);
      }
    }
    return latitude.isPresent() && longitude.isPresent() && figures.isEmpty()
        ? globe(latitude.get(), longitude.get())
        : Optional.empty();
  }

  private static List<Double> numbers(String text) {
    Matcher matcher = NUMBER.matcher(ANGLE_PARTS.matcher(text).replaceAll(" "));
    List<Double> numbers = new ArrayList<>();
    while (matcher.find()) {
      numbers.add(Double.parseDouble(matcher.group()));
    }
    return numbers;
  }

  private static Optional<Double> angle(List<Double> parts) {
    if (parts.isEmpty() || parts.size() > 3) {
      return Optional.empty();
    }
    double value = 0;
    double unit = 1;
    for (double part : parts) {
      if (unit < 1 && !(part >= 0 && part < 60)) {
        return Optional.empty();
      }
      value += (parts.get(0) < 0 && unit < 1 ? -part : part) * unit;
      unit /= 60;
    }
    return Optional.of(value);
  }

  private static Optional<LatLon> globe(double latitude, double longitude) {
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
        ? Optional.of(new LatLon(latitude, longitude))
        : Optional.empty();
  }
}
