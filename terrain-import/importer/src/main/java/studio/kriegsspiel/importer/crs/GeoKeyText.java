package studio.kriegsspiel.importer.crs;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.geotools.api.referencing.FactoryException;
import org.geotools.referencing.CRS;
import org.geotools.referencing.ReferencingFactoryFinder;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.tiff.GeoKeys;
import tech.units.indriya.unit.Units;

/** Writes the well-known text of a system that GeoTIFF keys give part by part. */
final class GeoKeyText {
  private static final int CITATION = 1026;
  private static final int PROJECTED_CITATION = 3073;
  private static final int MERIDIAN = 2051;
  private static final int ANGULAR_UNITS = 2054;
  private static final int ANGLE_SIZE = 2055;
  private static final int MERIDIAN_LONGITUDE = 2061;
  private static final int UNIT_SIZE = 3077;
  private static final double GRAD = Math.PI / 200;

  /** Metres of the linear units by their EPSG numbers. */
  private static final Map<Integer, Double> METRES =
      Map.ofEntries(
          Map.entry(9001, 1.0),
          Map.entry(9002, 0.3048),
          Map.entry(9003, 1200.0 / 3937),
          Map.entry(9005, 0.3047972654),
          Map.entry(9030, 1852.0),
          Map.entry(9036, 1000.0),
          Map.entry(9037, 0.9143917962),
          Map.entry(9040, 0.9143984146),
          Map.entry(9041, 0.3047994715),
          Map.entry(9042, 20.1167651216),
          Map.entry(9084, 0.91439853),
          Map.entry(9094, 0.3047997102),
          Map.entry(9095, 0.3047996));

  /** Radians of the angular units by their EPSG numbers. */
  private static final Map<Integer, Double> RADIANS =
      Map.ofEntries(
          Map.entry(9101, 1.0),
          Map.entry(9102, Math.PI / 180),
          Map.entry(9103, Math.PI / 10_800),
          Map.entry(9104, Math.PI / 648_000),
          Map.entry(9105, GRAD),
          Map.entry(9106, GRAD),
          Map.entry(9107, Math.PI / 180),
          Map.entry(9108, Math.PI / 180),
          Map.entry(9114, Math.PI / 3200),
          Map.entry(9122, Math.PI / 180));

  private GeoKeyText() {}

  /** Metres of the unit that the keys name for coordinates; nothing if they do not. */
  static OptionalDouble metres(GeoKeys keys) {
    return metres(keys, GeoKeys.LINEAR_UNITS, UNIT_SIZE);
  }

  /** Metres of the unit that one key names and another measures; nothing if they do not. */
  static OptionalDouble metres(GeoKeys keys, int unitKey, int sizeKey) {
    int unit = keys.findInt(unitKey).orElse(0);
    if (unit == GeoKeys.USER_DEFINED) {
      return keys.findNumber(sizeKey);
    }
    Double metres = METRES.get(unit);
    return metres == null ? OptionalDouble.empty() : OptionalDouble.of(metres);
  }

  /**
   * The text.
   *
   * @return nothing if the keys do not describe a projection the studio knows
   * @throws GroundException if they name a unit or a datum that cannot be known
   */
  static Optional<String> find(String source, GeoKeys keys) {
    for (int key : new int[] {CITATION, PROJECTED_CITATION}) {
      String citation = keys.findText(key).orElse("");
      int start = citation.indexOf("PROJCS[");
      if (start >= 0) {
        return Optional.of(citation.substring(start));
      }
    }
    int model = keys.findInt(GeoKeys.MODEL_TYPE).orElse(0);
    if (model == 2) {
      return baseText(source, keys);
    }
    Optional<GeoKeyMethod> method = GeoKeyMethod.find(keys);
    if (method.isEmpty()) {
      return Optional.empty();
    }
    if (keys.findInt(GeoKeys.LINEAR_UNITS).isPresent() && metres(keys).isEmpty()) {
      throw new GroundException(
          source,
          "measures in a unit the studio does not know",
          "bring it to metres with \"gdalwarp -t_srs EPSG:... in.tif out.tif\"");
    }
    return baseText(source, keys).map(base -> text(source, keys, method.get(), base));
  }

  private static Optional<String> baseText(String source, GeoKeys keys) {
    int code = keys.findInt(GeoKeys.GEOGRAPHIC_TYPE).orElse(0);
    Quiet.geoTools();
    try {
      if (code != 0 && code != GeoKeys.USER_DEFINED) {
        return Optional.of(CRS.decode("EPSG:" + code, true).toWKT());
      }
      double angle = angle(source, keys).orElse(Math.PI / 180);
      String meridian = "PRIMEM[\"of the file\", " + meridian(keys, angle) + "]";
      return Optional.of(
          "GEOGCS[\"of the file\", %s, %s, UNIT[\"angle\", %s], AXIS[\"Lon\", EAST], AXIS[\"Lat\", NORTH]]"
              .formatted(GeoKeyDatum.text(source, keys), meridian, angle));
    } catch (FactoryException | RuntimeException e) {
      if (e instanceof GroundException known) {
        throw known;
      }
      return Optional.empty();
    }
  }

  /** Longitude of the prime meridian in the unit of the other angles. */
  private static double meridian(GeoKeys keys, double angle) throws FactoryException {
    int code = keys.findInt(MERIDIAN).orElse(0);
    if (code != 0 && code != GeoKeys.USER_DEFINED) {
      var listed =
          ReferencingFactoryFinder.getDatumAuthorityFactory("EPSG", null)
              .createPrimeMeridian("EPSG:" + code);
      double radians = listed.getAngularUnit().getConverterTo(Units.RADIAN).convert(1.0);
      return listed.getGreenwichLongitude() * radians / angle;
    }
    return keys.findNumber(MERIDIAN_LONGITUDE).orElse(0);
  }

  /** Radians of the unit that the keys name for angles; nothing if they name none. */
  private static OptionalDouble angle(String source, GeoKeys keys) {
    int unit = keys.findInt(ANGULAR_UNITS).orElse(0);
    if (unit == 0) {
      return OptionalDouble.empty();
    }
    Double radians = RADIANS.get(unit);
    OptionalDouble size =
        radians != null ? OptionalDouble.of(radians) : keys.findNumber(ANGLE_SIZE);
    if (size.isEmpty() || !(size.getAsDouble() > 0)) {
      throw new GroundException(
          source,
          "measures angles in a unit the studio does not know",
          "name its system by an EPSG code");
    }
    return size;
  }

  private static String text(String source, GeoKeys keys, GeoKeyMethod method, String base) {
    StringBuilder text = new StringBuilder("PROJCS[\"of the file\", ").append(base);
    text.append(", PROJECTION[\"").append(method.name()).append("\"]");
    // Angles are in the unit the keys name, which need not be that of the base.
    double own = unitOf(base);
    double factor = angle(source, keys).orElse(own) / own;
    boolean turned = keys.findInt(GeoKeyMethod.KEY).orElse(0) == GeoKeyMethod.SOUTH_ORIENTATED;
    for (GeoKeyMethod.Parameter parameter : method.parameters()) {
      double sign = turned && parameter.name().startsWith("false_") ? -1 : 1;
      double value = parameter.value(keys) * (parameter.angle() ? factor : sign);
      text.append(", PARAMETER[\"").append(parameter.name()).append("\", ");
      text.append(value).append(']');
    }
    double metres = metres(keys).orElse(1);
    text.append(", UNIT[\"length\", ").append(metres).append(']');
    if (turned) {
      text.append(", AXIS[\"Y\", WEST], AXIS[\"X\", SOUTH]");
    }
    return text.append(']').toString();
  }

  /** Radians of the unit that ends a base's text. */
  private static double unitOf(String base) {
    var unit = java.util.regex.Pattern.compile("UNIT\\[\"[^\"]*\",\\s*([\\d.Ee+-]+)").matcher(base);
    double radians = Math.PI / 180;
    while (unit.find()) {
      radians = Double.parseDouble(unit.group(1));
    }
    return radians;
  }
}
