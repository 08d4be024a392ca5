package studio.kriegsspiel.importer.raster;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.importer.crs.SystemChoice;
import studio.kriegsspiel.importer.unit.HeightReading;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A grid in ESRI's or GRASS's ASCII form, with its coordinate system in a {@code .prj} file beside
 * it.
 */
final class AsciiGrid {
  private static final Set<String> KEYS =
      Set.of(
          "ncols",
          "nrows",
          "xllcorner",
          "yllcorner",
          "xllcenter",
          "yllcenter",
          "cellsize",
          "dx",
          "dy",
          "nodata_value",
          "north:",
          "south:",
          "east:",
          "west:",
          "rows:",
          "cols:",
          "null:",
          "type:",
          "multiplier:");
  private static final Set<String> EDGES = Set.of("north:", "south:", "east:", "west:");
  private static final String EDGE =
      "(\\d{1,3})(?::(\\d{1,2}))?(?::(\\d{1,2}(?:\\.\\d+)?))?([NSEW])";
  private static final Pattern DEGREES = Pattern.compile(EDGE);
  private static final int LONGEST_WORD = 64;

  private final String name;
  private final InputStream input;
  private final Map<String, Double> header = new HashMap<>();
  private final byte[] word = new byte[LONGEST_WORD];
  private int pushed = -2;
  private int line = 1;

  private AsciiGrid(String name, InputStream input) {
    this.name = name;
    this.input = input;
  }

  static RasterSource open(Path file, Optional<String> code, HeightReading reading) {
    String name = file.getFileName().toString();
    try (InputStream input = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      return new AsciiGrid(name, input).read(file, code, reading, Files.size(file));
    } catch (IOException e) {
      throw new GroundException(name, "cannot be read", "check the file and your rights", e);
    }
  }

  private RasterSource read(Path file, Optional<String> code, HeightReading reading, long bytes)
      throws IOException {
    String first = readHeader();
    boolean grass = header.containsKey("north:");
    int columns = count(grass ? "cols:" : "ncols");
    int rows = count(grass ? "rows:" : "nrows");
    long cells = (long) columns * rows;
    // Each number takes at least one digit and one blank.
    if (cells * 2 - 1 > bytes) {
      throw new GroundException(
          name,
          "claims %d x %d cells but is too short for them".formatted(columns, rows),
          "fetch it again or mend its header");
    }
    if (cells > Integer.MAX_VALUE - 8 || cells * 4 > Runtime.getRuntime().maxMemory() / 2) {
      throw new GroundException(
          name,
          "has %d x %d cells, too many for the memory".formatted(columns, rows),
          "make it a GeoTIFF with \"gdal_translate in.asc out.tif\"");
    }
    float[] values = new float[(int) cells];
    double nodata = header.getOrDefault(grass ? "null:" : "nodata_value", Double.NaN);
    double multiplier = header.getOrDefault("multiplier:", 1.0);
    String next = first;
    for (int i = 0; i < values.length; i++) {
      if (next.isEmpty()) {
        throw new GroundException(
            name,
            "ends after %d of %d numbers".formatted(i, values.length),
            "fetch it again or mend its header");
      }
      double value = number(next);
      values[i] = value == nodata ? Float.NaN : (float) (value * multiplier);
      if (i + 1 < values.length) {
        next = readWord();
      }
    }
    Georeference placing = grass ? between(columns, rows) : placing(rows);
    SystemChoice choice = choice(file, code, placing, columns, rows);
    List<String> remarks = new ArrayList<>(choice.remarks());
    reading
        .unit()
        .map(unit -> Map.entry(unit.word() + " as you said", unit.metres()))
        .or(() -> SystemChoice.heightUnit(Optional.empty(), SideFiles.findPrj(file)))
        .filter(unit -> unit.getValue() != 1)
        .ifPresent(
            unit -> {
              GeoTiffRaster.times(unit.getValue(), values);
              remarks.add(name + " gives heights in " + unit.getKey() + ", made metres.");
            });
    return new ArrayRaster(name, columns, rows, placing, choice.system(), values, remarks);
  }

  private SystemChoice choice(
      Path file, Optional<String> code, Georeference placing, int columns, int rows) {
    MapPoint centre = placing.toGround(columns / 2.0, rows / 2.0);
    return SystemChoice.of(name, code, Optional.empty(), SideFiles.findPrj(file), centre);
  }

  /** Reads the header and returns the first word behind it. */
  private String readHeader() throws IOException {
    while (true) {
      String key = readWord().toLowerCase(Locale.ROOT);
      if (!KEYS.contains(key)) {
        if (header.isEmpty()) {
          throw new GroundException(
              name,
              "is no ASCII grid of ESRI's or GRASS's form",
              "choose a file that begins with ncols and nrows, or with north and south");
        }
        return key;
      }
      String value = readWord();
      if (!key.equals("type:")) {
        header.put(key, EDGES.contains(key) ? edge(value) : number(value));
      }
    }
  }

  /** An edge of a GRASS region in metres or degrees, such as {@code 50:52:48N}. */
  private double edge(String text) {
    Matcher parts = DEGREES.matcher(text);
    if (!parts.matches()) {
      return number(text);
    }
    double degrees = number(parts.group(1));
    degrees += parts.group(2) == null ? 0 : number(parts.group(2)) / 60;
    degrees += parts.group(3) == null ? 0 : number(parts.group(3)) / 3600;
    return "SW".contains(parts.group(4)) ? -degrees : degrees;
  }

  /** The place of a grid whose four edges are given. */
  private Georeference between(int columns, int rows) {
    double west = required("west:");
    double north = required("north:");
    double dx = (required("east:") - west) / columns;
    double dy = (north - required("south:")) / rows;
    if (!(dx > 0 && dy > 0)) {
      throw new GroundException(
          name, "has its edges the wrong way round", "mend north, south, east and west");
    }
    return Georeference.in(name, dx, 0, west, 0, -dy, north);
  }

  private int count(String key) {
    double value = required(key);
    if (!(value >= 1 && value <= Integer.MAX_VALUE && value == Math.rint(value))) {
      throw new GroundException(name, "claims " + key + " " + value, "mend its header");
    }
    return (int) value;
  }

  private double required(String key) {
    Double value = header.get(key);
    if (value == null || !Double.isFinite(value)) {
      throw new GroundException(name, "gives no " + key + " in its header", "add the line");
    }
    return value;
  }

  private Georeference placing(int rows) {
    double dx = header.containsKey("dx") ? required("dx") : required("cellsize");
    double dy = header.containsKey("dy") ? required("dy") : required("cellsize");
    if (!(dx > 0 && dy > 0)) {
      throw new GroundException(name, "gives a cell size of " + dx, "mend its header");
    }
    double west =
        header.containsKey("xllcenter") ? required("xllcenter") - dx / 2 : required("xllcorner");
    double south =
        header.containsKey("yllcenter") ? required("yllcenter") - dy / 2 : required("yllcorner");
    return Georeference.in(name, dx, 0, west, 0, -dy, south + rows * dy);
  }

  private double number(String text) {
    String plain = text.replace(',', '.').toLowerCase(Locale.ROOT);
    if (plain.equals("*") || plain.contains("nan") || plain.equals("-1.#ind")) {
      return Double.NaN;
    }
    try {
      return Double.parseDouble(plain);
    } catch (NumberFormatException e) {
      throw new GroundException(
          name, "has \"" + text + "\" in line " + line + " where a number belongs", "mend it", e);
    }
  }

  /** The next word, empty at the end. */
  private String readWord() throws IOException {
    int next = nextByte();
    while (next >= 0 && next <= ' ') {
      next = nextByte();
    }
    int length = 0;
    while (next > ' ') {
      if (length == LONGEST_WORD) {
        throw new GroundException(
            name, "is no ASCII grid of ESRI's or GRASS's form", "choose a text file of numbers");
      }
      word[length++] = (byte) next;
      next = nextByte();
    }
    pushed = next;
    return new String(word, 0, length, java.nio.charset.StandardCharsets.ISO_8859_1);
  }

  private int nextByte() throws IOException {
    int next;
    if (pushed != -2) {
      next = pushed;
      pushed = -2;
    } else {
      next = input.read();
      if (next == '\n') {
        line++;
      }
    }
    return next;
  }
}
