package studio.kriegsspiel.importer.crs;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.geotools.api.referencing.FactoryException;
import org.geotools.api.referencing.NoSuchAuthorityCodeException;
import org.geotools.api.referencing.datum.Ellipsoid;
import org.geotools.api.referencing.datum.GeodeticDatum;
import org.geotools.referencing.ReferencingFactoryFinder;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.tiff.GeoKeys;
import tech.units.indriya.unit.Units;

/**
 * Writes the well-known text of the datum that GeoTIFF keys give: by its number, or by an ellipsoid
 * and its shift to WGS 84 (OGC 19-008r4, 7.5; the key of the shift is libgeotiff's).
 */
final class GeoKeyDatum {
  private static final int DATUM = 2050;
  private static final int AXIS_UNITS = 2052;
  private static final int AXIS_UNIT_SIZE = 2053;
  private static final int ELLIPSOID = 2056;
  private static final int LONGER_AXIS = 2057;
  private static final int SHORTER_AXIS = 2058;
  private static final int INVERSE_FLATTENING = 2059;

  /** Three metres, or these, three seconds of arc and a millionth part: a position vector. */
  private static final int SHIFT = 2062;

  private static final String NAME_IT = "name its system by an EPSG code";

  /** An ellipsoid: its longer half axis in metres, its inverse flattening, 0 for a sphere. */
  private record Globe(double axis, double flattening) {
    static Globe of(Ellipsoid listed) {
      double metres = listed.getAxisUnit().getConverterTo(Units.METRE).convert(1.0);
      double flattening = listed.isSphere() ? 0 : listed.getInverseFlattening();
      return new Globe(listed.getSemiMajorAxis() * metres, flattening);
    }
  }

  private GeoKeyDatum() {}

  /**
   * The text.
   *
   * @throws GroundException if no way to WGS 84 can be known from the keys
   * @throws FactoryException if they name a number the catalogue does not have
   */
  static String text(String source, GeoKeys keys) throws FactoryException {
    int code = keys.findInt(DATUM).orElse(0);
    Optional<GeodeticDatum> listed = Optional.empty();
    if (code != 0 && code != GeoKeys.USER_DEFINED) {
      try {
        listed =
            Optional.of(
                ReferencingFactoryFinder.getDatumAuthorityFactory("EPSG", null)
                    .createGeodeticDatum("EPSG:" + code));
      } catch (NoSuchAuthorityCodeException e) {
        throw new GroundException(
            source,
            "names the unknown datum %d, whose shift to WGS 84 is not known".formatted(code),
            NAME_IT,
            e);
      }
    }
    double[] shift = keys.numbers(SHIFT);
    if (shift.length == 0) {
      return listed.filter(datum -> !isNameless(datum)).orElseThrow(() -> lost(source)).toWKT();
    }
    boolean sound =
        (shift.length == 3 || shift.length == 7) && Arrays.stream(shift).allMatch(Double::isFinite);
    if (!sound) {
      throw new GroundException(
          source,
          "gives its shift to WGS 84 by %d numbers; three or seven are understood"
              .formatted(shift.length),
          NAME_IT);
    }
    Globe globe =
        listed.isPresent() ? Globe.of(listed.get().getEllipsoid()) : ellipsoid(source, keys);
    String numbers =
        Arrays.stream(Arrays.copyOf(shift, 7))
            .mapToObj(Double::toString)
            .collect(Collectors.joining(", "));
    return "DATUM[\"of the file\", SPHEROID[\"of the file\", %s, %s], TOWGS84[%s]]"
        .formatted(globe.axis, globe.flattening, numbers);
  }

  /** Whether a datum of the catalogue is but an ellipsoid, fixed nowhere. */
  private static boolean isNameless(GeodeticDatum datum) {
    return datum.getName().getCode().startsWith("Not specified");
  }

  private static GroundException lost(String source) {
    return new GroundException(
        source,
        "gives an ellipsoid but no datum; its shift to WGS 84 is not known, so that it might lie"
            + " some hundred metres off",
        NAME_IT);
  }

  private static Globe ellipsoid(String source, GeoKeys keys) throws FactoryException {
    int code = keys.findInt(ELLIPSOID).orElse(0);
    if (code != 0 && code != GeoKeys.USER_DEFINED) {
      return Globe.of(
          ReferencingFactoryFinder.getDatumAuthorityFactory("EPSG", null)
              .createEllipsoid("EPSG:" + code));
    }
    double unit = 1;
    if (keys.findInt(AXIS_UNITS).isPresent()) {
      unit = GeoKeyText.metres(keys, AXIS_UNITS, AXIS_UNIT_SIZE).orElse(Double.NaN);
    }
    double axis = keys.findNumber(LONGER_AXIS).orElse(Double.NaN);
    OptionalDouble shorter = keys.findNumber(SHORTER_AXIS);
    double flattening =
        keys.findNumber(INVERSE_FLATTENING)
            .orElse(shorter.isPresent() ? inverse(axis, shorter.getAsDouble()) : Double.NaN);
    if (!(axis * unit > 0) || !(flattening == 0 || flattening > 1)) {
      throw new GroundException(source, "gives no ellipsoid that can be understood", NAME_IT);
    }
    return new Globe(axis * unit, flattening);
  }

  private static double inverse(double axis, double shorter) {
    return axis == shorter ? 0 : axis / (axis - shorter);
  }
}
