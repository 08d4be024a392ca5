package studio.kriegsspiel.importer.crs;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.terrain.tiff.GeoKeys;

/** Writes the well-known text of a system that GeoTIFF keys give part by part. */
final class GeoKeyText {
  private static final int CITATION = 1026;
  private static final int PROJECTED_CITATION = 3073;
  private static final int METHOD = 3075;
  private static final int MOST_UNITS = 9001;
  private static final Map<Integer, String> METHODS =
      Map.of(
          1, "Transverse_Mercator",
          7, "Mercator_1SP",
          8, "Lambert_Conformal_Conic_2SP",
          9, "Lambert_Conformal_Conic_1SP",
          10, "Lambert_Azimuthal_Equal_Area",
          11, "Albers_Conic_Equal_Area",
          16, "Oblique_Stereographic");

  private GeoKeyText() {}

  static Optional<String> find(GeoKeys keys) {
    for (int key : new int[] {CITATION, PROJECTED_CITATION}) {
      String citation = keys.findText(key).orElse("");
      int start = citation.indexOf("PROJCS[");
      if (start >= 0) {
        return Optional.of(citation.substring(start));
      }
    }
    int base = keys.findInt(GeoKeys.GEOGRAPHIC_TYPE).orElse(0);
    String method = method(keys);
    boolean metres = keys.findInt(GeoKeys.LINEAR_UNITS).orElse(MOST_UNITS) == MOST_UNITS;
    if (method.isEmpty() || base == 0 || base == GeoKeys.USER_DEFINED || !metres) {
      return Optional.empty();
    }
    return baseText(base).map(text -> text(keys, method, text));
  }

  private static String method(GeoKeys keys) {
    String method = METHODS.getOrDefault(keys.findInt(METHOD).orElse(0), "");
    // One number stands for both; only the second has a standard parallel.
    boolean parallel = method.equals("Mercator_1SP") && keys.findNumber(3078).isPresent();
    return parallel ? "Mercator_2SP" : method;
  }

  private static Optional<String> baseText(int code) {
    try {
      Quiet.geoTools();
      return Optional.of(org.geotools.referencing.CRS.decode("EPSG:" + code, true).toWKT());
    } catch (org.geotools.api.referencing.FactoryException | RuntimeException e) {
      return Optional.empty();
    }
  }

  private static String text(GeoKeys keys, String method, String base) {
    StringBuilder text =
        new StringBuilder("PROJCS[\"of the file\", ").append(base).append(", PROJECTION[\"");
    text.append(method).append("\"]");
    parameter(text, "central_meridian", first(keys, 3080, 3084, 3088), 0);
    if (method.equals("Mercator_2SP")) {
      parameter(text, "standard_parallel_1", first(keys, 3078), 0);
      parameter(text, "false_easting", first(keys, 3082, 3086, 3090), 0);
      parameter(text, "false_northing", first(keys, 3083, 3087, 3091), 0);
      return text.append(", UNIT[\"m\", 1.0]]").toString();
    }
    parameter(text, "latitude_of_origin", first(keys, 3081, 3085, 3089), 0);
    if (method.contains("2SP") || method.startsWith("Albers")) {
      parameter(text, "standard_parallel_1", first(keys, 3078), 0);
      parameter(text, "standard_parallel_2", first(keys, 3079), 0);
    } else if (!method.startsWith("Lambert_Azimuthal")) {
      parameter(text, "scale_factor", first(keys, 3092, 3093), 1);
    }
    parameter(text, "false_easting", first(keys, 3082, 3086, 3090), 0);
    parameter(text, "false_northing", first(keys, 3083, 3087, 3091), 0);
    return text.append(", UNIT[\"m\", 1.0]]").toString();
  }

  private static void parameter(
      StringBuilder text, String name, OptionalDouble value, double fallback) {
    text.append(", PARAMETER[\"").append(name).append("\", ");
    text.append(value.orElse(fallback)).append(']');
  }

  private static OptionalDouble first(GeoKeys keys, int... numbers) {
    for (int number : numbers) {
      OptionalDouble value = keys.findNumber(number);
      if (value.isPresent()) {
        return value;
      }
    }
    return OptionalDouble.empty();
  }
}
