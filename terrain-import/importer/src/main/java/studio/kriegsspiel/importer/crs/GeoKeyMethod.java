package studio.kriegsspiel.importer.crs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.terrain.tiff.GeoKeys;

/**
 * A map projection as GeoTIFF numbers it: what the well-known text calls it, and which of its
 * parameters come from which keys (OGC 19-008r4, tables of annex C; libgeotiff for what they leave
 * open).
 */
record GeoKeyMethod(String name, List<Parameter> parameters) {
  /** The transverse Mercator projection whose coordinates grow to the west and the south. */
  static final int SOUTH_ORIENTATED = 27;

  /** Number of the key that names the method. */
  static final int KEY = 3075;

  private static final int[] LONGITUDE = {3080, 3084, 3088, 3095};
  private static final int[] LATITUDE = {3081, 3085, 3089};
  private static final int[] EASTING = {3082, 3086, 3090};
  private static final int[] NORTHING = {3083, 3087, 3091};
  private static final int[] SCALE = {3092, 3093};
  private static final int[] FIRST_PARALLEL = {3078};
  private static final int[] SECOND_PARALLEL = {3079};
  private static final int POLE = 3095;

  /**
   * A parameter of a projection.
   *
   * @param name what the well-known text calls it
   * @param keys keys that may give it, the first present counts
   * @param fallback its value where none does
   * @param angle whether it is an angle
   */
  record Parameter(String name, int[] keys, double fallback, boolean angle) {
    double value(GeoKeys from) {
      for (int key : keys) {
        OptionalDouble value = from.findNumber(key);
        if (value.isPresent()) {
          return value.getAsDouble();
        }
      }
      return fallback;
    }
  }

  private static final Map<Integer, GeoKeyMethod> METHODS =
      Map.ofEntries(
          Map.entry(1, natural("Transverse_Mercator").with("scale_factor", SCALE)),
          Map.entry(3, oblique("Hotine_Oblique_Mercator")),
          Map.entry(7, natural("Mercator_1SP").with("scale_factor", SCALE)),
          Map.entry(8, conic("Lambert_Conformal_Conic_2SP")),
          Map.entry(9, natural("Lambert_Conformal_Conic_1SP").with("scale_factor", SCALE)),
          Map.entry(10, central("Lambert_Azimuthal_Equal_Area")),
          Map.entry(11, conic("Albers_Conic_Equal_Area")),
          Map.entry(12, central("Azimuthal_Equidistant")),
          Map.entry(13, conic("CT_Equidistant_Conic")),
          Map.entry(14, natural("Stereographic").with("scale_factor", SCALE)),
          Map.entry(15, natural("Polar_Stereographic").with("scale_factor", SCALE)),
          Map.entry(16, natural("Oblique_Stereographic").with("scale_factor", SCALE)),
          Map.entry(17, parallel("Equidistant Cylindrical (Spherical)", "latitude_of_origin")),
          Map.entry(18, natural("Cassini_Soldner").with("scale_factor", SCALE)),
          Map.entry(19, central("Gnomonic")),
          Map.entry(21, natural("Orthographic").with("scale_factor", SCALE)),
          Map.entry(22, natural("Polyconic").with("scale_factor", SCALE)),
          Map.entry(24, meridian("Sinusoidal")),
          Map.entry(26, natural("New_Zealand_Map_Grid")),
          Map.entry(SOUTH_ORIENTATED, natural("Transverse_Mercator").with("scale_factor", SCALE)),
          Map.entry(9815, oblique("Oblique_Mercator")));

  /** The method that keys name; nothing if they name none that can be computed. */
  static Optional<GeoKeyMethod> find(GeoKeys keys) {
    int number = keys.findInt(KEY).orElse(0);
    // One number stands for both; only the second has a standard parallel.
    if (number == 7 && keys.findNumber(FIRST_PARALLEL[0]).isPresent()) {
      return Optional.of(parallel("Mercator_2SP", ""));
    }
    double latitude = new Parameter("", LATITUDE, 90, true).value(keys);
    if (number == 15 && Math.abs(latitude) < 89.9999) {
      // The latitude is then that of true scale, not the pole.
      return Optional.of(
          shifted("Polar Stereographic (variant B)")
              .with("central_meridian", new int[] {POLE, 3080}, 0, true)
              .with("Standard_Parallel_1", LATITUDE, 90, true));
    }
    return Optional.ofNullable(METHODS.get(number));
  }

  private static GeoKeyMethod shifted(String name) {
    return new GeoKeyMethod(
        name,
        List.of(
            new Parameter("false_easting", EASTING, 0, false),
            new Parameter("false_northing", NORTHING, 0, false)));
  }

  private static GeoKeyMethod meridian(String name) {
    return shifted(name).with("central_meridian", LONGITUDE, 0, true);
  }

  private static GeoKeyMethod natural(String name) {
    return meridian(name).with("latitude_of_origin", LATITUDE, 0, true);
  }

  private static GeoKeyMethod central(String name) {
    return shifted(name)
        .with("longitude_of_center", LONGITUDE, 0, true)
        .with("latitude_of_center", LATITUDE, 0, true);
  }

  private static GeoKeyMethod conic(String name) {
    return natural(name)
        .with("standard_parallel_1", FIRST_PARALLEL, 0, true)
        .with("standard_parallel_2", SECOND_PARALLEL, 0, true);
  }

  private static GeoKeyMethod parallel(String name, String latitude) {
    GeoKeyMethod method = meridian(name).with("standard_parallel_1", FIRST_PARALLEL, 0, true);
    return latitude.isEmpty() ? method : method.with(latitude, LATITUDE, 0, true);
  }

  private static GeoKeyMethod oblique(String name) {
    return central(name)
        .with("azimuth", new int[] {3094}, 0, true)
        .with("rectified_grid_angle", new int[] {3096, 3094}, 90, true)
        .with("scale_factor", SCALE);
  }

  private GeoKeyMethod with(String parameter, int[] keys) {
    return with(parameter, keys, 1, false);
  }

  private GeoKeyMethod with(String parameter, int[] keys, double fallback, boolean angle) {
    List<Parameter> more = new ArrayList<>(parameters);
    more.add(new Parameter(parameter, keys, fallback, angle));
    return new GeoKeyMethod(name, List.copyOf(more));
  }
}
