package studio.kriegsspiel.terrain.crs;

import java.util.Locale;
import java.util.regex.Pattern;
import org.locationtech.proj4j.BasicCoordinateTransform;
import org.locationtech.proj4j.CRSFactory;
import org.locationtech.proj4j.CoordinateReferenceSystem;
import org.locationtech.proj4j.Proj4jException;
import org.locationtech.proj4j.ProjCoordinate;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;

/** A projected metric coordinate system of the EPSG list, and its bridge to WGS 84. Thread-safe. */
public final class CoordinateSystem {
  private static final String CODE_BEGINS = "EPSG:";
  private static final Pattern CODE = Pattern.compile(CODE_BEGINS + "\\d{4,6}");
  private static final String REMEDY =
      "use a projected system that measures in metres, such as EPSG:32631 (UTM zone 31 north)";

  private final String code;
  private final BasicCoordinateTransform toWgs84;
  private final BasicCoordinateTransform fromWgs84;

  private CoordinateSystem(String code, CoordinateReferenceSystem system) {
    CoordinateReferenceSystem wgs84 =
        new CRSFactory().createFromParameters("WGS84", "+proj=longlat +datum=WGS84 +no_defs");
    this.code = code;
    this.toWgs84 = new BasicCoordinateTransform(system, wgs84);
    this.fromWgs84 = new BasicCoordinateTransform(wgs84, system);
  }

  /**
   * The system with an EPSG code.
   *
   * @param code such as {@code EPSG:32631}; case does not matter
   * @throws GroundException if it is unknown, not projected or not metric
   */
  public static CoordinateSystem of(String code) {
    String canonical = code.strip().toUpperCase(Locale.ROOT);
    if (!CODE.matcher(canonical).matches()) {
      throw new GroundException(code, "is not the code of a coordinate system", REMEDY);
    }
    String definition =
        EpsgList.find(canonical.substring(CODE_BEGINS.length()))
            .orElseThrow(
                () ->
                    new GroundException(
                        code, "is not a coordinate system the studio knows", REMEDY));
    CoordinateReferenceSystem system;
    try {
      system = new CRSFactory().createFromParameters(canonical, definition);
    } catch (Proj4jException | IllegalStateException e) {
      throw new GroundException(code, "is not a coordinate system the studio knows", REMEDY, e);
    }
    requireMetric(code, system.getParameterString());
    return new CoordinateSystem(canonical, system);
  }

  private static void requireMetric(String code, String definition) {
    if (definition.contains("+proj=longlat") || definition.contains("+proj=geocent")) {
      throw new GroundException(code, "measures in degrees, not metres", REMEDY);
    }
    if (definition.contains("+to_meter=") || !definition.contains("+units=m ")) {
      if (!definition.endsWith("+units=m") && !definition.contains("+to_meter=1 ")) {
        throw new GroundException(code, "does not measure in metres", REMEDY);
      }
    }
  }

  /** The UTM zone of WGS 84 that holds a position, as an EPSG code. */
  public static String utmCodeFor(LatLon position) {
    int zone = Math.min(60, (int) Math.floor((position.longitude() + 180) / 6) + 1);
    return "EPSG:" + ((position.latitude() < 0 ? 32700 : 32600) + zone);
  }

  /** The EPSG code, such as {@code EPSG:32631}. */
  public String code() {
    return code;
  }

  /**
   * Position on the globe of a ground point.
   *
   * @throws GroundException if the system is not defined there
   */
  public LatLon toLatLon(MapPoint point) {
    ProjCoordinate result = run(toWgs84, point.x(), point.y());
    double longitude = result.x > 180 ? result.x - 360 : result.x;
    if (!(Math.abs(result.y) <= 90 && Math.abs(longitude) <= 180)) {
      throw outside(point.x(), point.y());
    }
    return new LatLon(result.y, longitude);
  }

  /**
   * Ground point of a position on the globe.
   *
   * @throws GroundException if the system is not defined there
   */
  public MapPoint toMapPoint(LatLon position) {
    ProjCoordinate result = run(fromWgs84, position.longitude(), position.latitude());
    if (!Double.isFinite(result.x + result.y)) {
      throw outside(position.longitude(), position.latitude());
    }
    return new MapPoint(result.x, result.y);
  }

  private ProjCoordinate run(BasicCoordinateTransform transform, double x, double y) {
    ProjCoordinate result = new ProjCoordinate();
    try {
      synchronized (transform) {
        transform.transform(new ProjCoordinate(x, y), result);
      }
    } catch (Proj4jException | IllegalStateException e) {
      throw new GroundException(
          code, "is not defined at " + x + " " + y, "choose a point nearer its own area", e);
    }
    return result;
  }

  private GroundException outside(double x, double y) {
    return new GroundException(
        code, "is not defined at " + x + " " + y, "choose a point nearer its own area");
  }
}
