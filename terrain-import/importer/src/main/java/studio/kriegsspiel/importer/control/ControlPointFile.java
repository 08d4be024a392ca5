package studio.kriegsspiel.importer.control;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.terrain.CoordinateReach;
import studio.kriegsspiel.terrain.GroundException;

/**
 * Reads control points, numbered from 1 where they have no ids, from a QGIS {@code .points} file or
 * a table with a heading, separated by commas, semicolons or tabs.
 */
public final class ControlPointFile {
  private static final int MOST_BYTES = 8 << 20;
  private static final int MOST_POINTS = 2000;
  private static final Pattern AUTHORITY =
      Pattern.compile(
          "ID\\[\"EPSG\",(\\d{4,6})]|AUTHORITY\\[\"EPSG\",\"(\\d{4,6})\"]|EPSG:(\\d{4,6})");
  private static final List<String> COLUMN =
      List.of("sourcex", "pixelx", "pixel_x", "column", "col", "px");
  private static final List<String> ROW =
      List.of("sourcey", "pixely", "pixel_y", "row", "line", "py");
  private static final List<String> EAST =
      List.of("mapx", "easting", "east", "x", "lon", "longitude");
  private static final List<String> NORTH =
      List.of("mapy", "northing", "north", "y", "lat", "latitude");

  private final String name;

  private ControlPointFile(String name) {
    this.name = name;
  }

  /**
   * Reads a file.
   *
   * @throws GroundException if it holds no control points or a line cannot be read
   */
  public static ControlPoints read(Path file) {
    String name = String.valueOf(file.getFileName());
    try {
      if (Files.size(file) > MOST_BYTES) {
        throw new GroundException(name, "is too large for control points", "check the path");
      }
      String text = Files.readString(file, StandardCharsets.ISO_8859_1);
      return new ControlPointFile(name).parse(text.lines().toList());
    } catch (IOException e) {
      throw new GroundException(name, "cannot be read", "check the path", e);
    }
  }

  private ControlPoints parse(List<String> lines) {
    Optional<String> crs = Optional.empty();
    List<String> heading = List.of();
    boolean upwards = false;
    List<ControlPoint> points = new ArrayList<>();
    List<ControlPoint> disabled = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.startsWith("#")) {
        crs = crs.or(() -> code(line));
      } else if (heading.isEmpty() && !line.isEmpty()) {
        heading = heading(line);
        // QGIS counts rows of the scan upwards, so that they are negative.
        upwards = heading.contains("sourcey") || heading.contains("pixely");
        crs = crs.or(() -> code(line.toUpperCase(Locale.ROOT).replace("EPSG", "EPSG:")));
      } else if (!line.isEmpty()) {
        List<String> cells = cells(line);
        (isEnabled(heading, cells) ? points : disabled)
            .add(point(heading, cells, i + 1, points.size() + disabled.size() + 1, upwards));
      }
    }
    if (points.isEmpty()) {
      throw new GroundException(
          name,
          "holds no control points",
          "give columns such as pixel_x, pixel_y, easting, northing");
    }
    if (points.size() > MOST_POINTS) {
      throw new GroundException(
          name, "holds " + points.size() + " control points", "choose at most " + MOST_POINTS);
    }
    return new ControlPoints(points, crs, disabled);
  }

  private static Optional<String> code(String line) {
    // The whole system's identifier closes its text; those of its parts come before.
    Matcher matcher = AUTHORITY.matcher(line);
    String last = null;
    while (matcher.find()) {
      last =
          matcher.group(1) != null
              ? matcher.group(1)
              : matcher.group(2) != null ? matcher.group(2) : matcher.group(3);
    }
    return Optional.ofNullable(last).map(digits -> "EPSG:" + digits);
  }

  private static List<String> cells(String line) {
    String separator = line.indexOf('\t') >= 0 ? "\t" : line.indexOf(';') >= 0 ? ";" : ",";
    return Arrays.stream(line.split(separator, -1))
        .map(cell -> cell.strip().replace("\"", ""))
        .toList();
  }

  private static List<String> heading(String line) {
    return cells(line).stream().map(cell -> cell.toLowerCase(Locale.ROOT)).toList();
  }

  private static boolean isEnabled(List<String> heading, List<String> cells) {
    int enable = heading.indexOf("enable");
    return enable < 0 || enable >= cells.size() || !cells.get(enable).equals("0");
  }

  private ControlPoint point(
      List<String> heading, List<String> cells, int line, int number, boolean upwards) {
    int id = heading.indexOf("id");
    double row = number(heading, ROW, cells, line);
    return new ControlPoint(
        id >= 0 && id < cells.size() && !cells.get(id).isBlank()
            ? cells.get(id)
            : Integer.toString(number),
        number(heading, COLUMN, cells, line),
        upwards ? -row : row,
        number(heading, EAST, cells, line),
        number(heading, NORTH, cells, line));
  }

  private double number(List<String> heading, List<String> names, List<String> cells, int line) {
    int column = -1;
    for (String wanted : names) {
      for (int i = 0; i < heading.size() && column < 0; i++) {
        String given = heading.get(i);
        if (given.equals(wanted) || (wanted.length() > 3 && given.startsWith(wanted + "_"))) {
          column = i;
        }
      }
    }
    if (column < 0) {
      throw new GroundException(
          name,
          "has no column " + names.get(1),
          "give a heading with " + String.join(" or ", names));
    }
    try {
      double value = Double.parseDouble(column < cells.size() ? cells.get(column) : "");
      if (CoordinateReach.holds(value, value)) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Reported below with its line.
    }
    throw new GroundException(
        name,
        "has no usable number for " + heading.get(column) + " in line " + line,
        "mend the line");
  }
}
