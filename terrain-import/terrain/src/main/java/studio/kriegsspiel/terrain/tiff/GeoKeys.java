package studio.kriegsspiel.terrain.tiff;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.TreeMap;

/** The GeoTIFF keys of an image, by their numbers (OGC 19-008r4). */
public final class GeoKeys {
  /** 1 projected, 2 geographic, 3 geocentric. */
  public static final int MODEL_TYPE = 1024;

  /** 1 pixels are areas, 2 pixels are points. */
  public static final int RASTER_TYPE = 1025;

  /** EPSG code of a geographic system. */
  public static final int GEOGRAPHIC_TYPE = 2048;

  /** EPSG code of a projected system. */
  public static final int PROJECTED_TYPE = 3072;

  /** EPSG code of the linear unit of a projected system; 9001 is the metre. */
  public static final int LINEAR_UNITS = 3076;

  /** Value of a code that stands for "given by the other keys". */
  public static final int USER_DEFINED = 32767;

  private final Map<Integer, Object> values = new TreeMap<>();
  private final Map<Integer, double[]> rows = new TreeMap<>();

  private GeoKeys() {}

  static GeoKeys of(TiffDirectory tags) {
    GeoKeys keys = new GeoKeys();
    long[] directory = tags.integers(Tag.GEO_KEY_DIRECTORY);
    double[] doubles = tags.numbers(Tag.GEO_DOUBLE_PARAMS);
    String ascii = tags.text(Tag.GEO_ASCII_PARAMS).orElse("");
    for (int at = 4; at + 3 < directory.length; at += 4) {
      int key = (int) directory[at];
      int count = (int) directory[at + 2];
      int value = (int) directory[at + 3];
      switch ((int) directory[at + 1]) {
        case 0 -> keys.values.put(key, value);
        case Tag.GEO_DOUBLE_PARAMS -> {
          if (value < doubles.length) {
            keys.values.put(key, doubles[value]);
            int end = Math.min(doubles.length, value + count);
            keys.rows.put(key, Arrays.copyOfRange(doubles, value, Math.max(value, end)));
          }
        }
        case Tag.GEO_ASCII_PARAMS -> {
          byte[] text = ascii.getBytes(StandardCharsets.UTF_8);
          int end = Math.min(text.length, value + count);
          if (value < end) {
            String part = new String(text, value, end - value, StandardCharsets.UTF_8);
            keys.values.put(key, part.endsWith("|") ? part.substring(0, part.length() - 1) : part);
          }
        }
        default -> {}
      }
    }
    return keys;
  }

  /** A key with a whole number. */
  public OptionalInt findInt(int key) {
    return values.get(key) instanceof Integer number ? OptionalInt.of(number) : OptionalInt.empty();
  }

  /** A key with a number, whole or not. */
  public OptionalDouble findNumber(int key) {
    return values.get(key) instanceof Number number
        ? OptionalDouble.of(number.doubleValue())
        : OptionalDouble.empty();
  }

  /** A key with a row of floating point numbers; empty if there is none. */
  public double[] numbers(int key) {
    return rows.getOrDefault(key, new double[0]).clone();
  }

  /** A key with a text. */
  public Optional<String> findText(int key) {
    return values.get(key) instanceof String text ? Optional.of(text) : Optional.empty();
  }

  /** EPSG code of the image's system, if it is given by a code. */
  public OptionalInt epsgCode() {
    for (int key : new int[] {PROJECTED_TYPE, GEOGRAPHIC_TYPE}) {
      OptionalInt code = findInt(key);
      if (code.isPresent()) {
        return code.getAsInt() == USER_DEFINED || code.getAsInt() == 0 ? OptionalInt.empty() : code;
      }
    }
    return OptionalInt.empty();
  }

  /** Whether pixels stand for points at their centres' coordinates. */
  public boolean pixelIsPoint() {
    return findInt(RASTER_TYPE).orElse(1) == 2;
  }
}
