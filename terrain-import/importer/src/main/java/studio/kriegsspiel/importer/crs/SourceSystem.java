package studio.kriegsspiel.importer.crs;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.geotools.api.metadata.extent.GeographicBoundingBox;
import org.geotools.api.referencing.FactoryException;
import org.geotools.api.referencing.crs.CoordinateReferenceSystem;
import org.geotools.api.referencing.crs.GeographicCRS;
import org.geotools.api.referencing.crs.ProjectedCRS;
import org.geotools.api.referencing.crs.VerticalCRS;
import org.geotools.api.referencing.operation.MathTransform;
import org.geotools.api.referencing.operation.TransformException;
import org.geotools.referencing.CRS;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Reach;
import studio.kriegsspiel.terrain.tiff.GeoKeys;

/** The coordinate system of a source, with easting or longitude first. */
public final class SourceSystem {
  private static final String NAME_IT =
      "name its system by an EPSG code, such as EPSG:31370, with --source-crs";

  private final String label;
  private final CoordinateReferenceSystem system;

  /** Set if coordinates are in Bonne's projection of the system. */
  private final Optional<Bonne> bonne;

  private SourceSystem(String label, CoordinateReferenceSystem system) {
    this(label, system, Optional.empty());
  }

  private SourceSystem(String label, CoordinateReferenceSystem system, Optional<Bonne> bonne) {
    this.label = label;
    this.system = system;
    this.bonne = bonne;
  }

  /** Longitude and latitude on WGS 84. */
  public static SourceSystem wgs84() {
    return ofCode("EPSG:4326", "EPSG:4326");
  }

  /**
   * The system with an EPSG code.
   *
   * @param source what names it, for messages
   * @throws GroundException if the code is unknown
   */
  public static SourceSystem ofCode(String source, String code) {
    Quiet.geoTools();
    String canonical = code.strip().toUpperCase(Locale.ROOT);
    if (!canonical.matches("EPSG:\\d{1,7}")) {
      throw new GroundException(source, "names no coordinate system by \"" + code + "\"", NAME_IT);
    }
    try {
      CoordinateReferenceSystem decoded = CRS.decode(canonical, true);
      CoordinateReferenceSystem flat = flat(source, canonical, decoded);
      return new SourceSystem(flat == decoded ? canonical : nameOf(flat), flat);
    } catch (FactoryException | RuntimeException e) {
      if (e instanceof GroundException known) {
        throw known;
      }
      throw new GroundException(
          source, "names the unknown coordinate system " + canonical, NAME_IT, e);
    }
  }

  /**
   * The system of a well-known text, such as a {@code .prj} file.
   *
   * @param source file for messages
   * @param nearX easting of a point of the data, to recognise the system by
   * @param nearY its northing
   * @throws GroundException if it cannot be understood or gives no way to WGS 84
   */
  public static SourceSystem ofWkt(String source, String wkt, double nearX, double nearY) {
    Quiet.geoTools();
    Optional<SourceSystem> named =
        WellKnownText.declaredCode(wkt).flatMap(SourceSystem::findListed);
    String text = WellKnownText.withoutHeights(WellKnownText.checked(source, wkt));
    Optional<BonneText> bonne = BonneText.find(source, text);
    if (bonne.isPresent()) {
      return ofBonne(source, bonne.get());
    }
    CoordinateReferenceSystem parsed;
    try {
      parsed = flat(source, "its text", CRS.parseWKT(text));
    } catch (FactoryException | RuntimeException e) {
      if (e instanceof GroundException known) {
        throw known;
      }
      return named.orElseThrow(
          () ->
              new GroundException(
                  source,
                  "describes its coordinate system in a way the studio cannot read",
                  NAME_IT,
                  e));
    }
    SourceSystem own = new SourceSystem(nameOf(parsed), parsed);
    if (named.isPresent() && named.get().conversionAgrees(own, nearX, nearY)) {
      return named.get();
    }
    Optional<SourceSystem> listed =
        EpsgMatcher.find(parsed, nearX, nearY)
            .flatMap(SourceSystem::findListed)
            .filter(system -> system.conversionAgrees(own, nearX, nearY));
    if (reachesWgs84(parsed)) {
      return listed.filter(system -> system.agreesWith(own, nearX, nearY)).orElse(own);
    }
    // Texts in ESRI's dialect give no datum shift; the catalogue does.
    return listed.orElseThrow(
        () ->
            new GroundException(
                source,
                "gives no way from its datum (%s) to WGS 84".formatted(datumOf(parsed)),
                NAME_IT));
  }

  private static SourceSystem ofBonne(String source, BonneText text) {
    SourceSystem base = ofWkt(source, text.base(), 0, 0);
    if (!(base.system instanceof GeographicCRS globe)) {
      throw new GroundException(source, "gives Bonne's projection no globe to lie on", NAME_IT);
    }
    double a = globe.getDatum().getEllipsoid().getSemiMajorAxis();
    double shorter = globe.getDatum().getEllipsoid().getSemiMinorAxis() / a;
    double angle = base.radiansPerUnit();
    Bonne bonne =
        new Bonne(
            a,
            1 - shorter * shorter,
            text.parallel() * angle,
            text.meridian() * angle,
            text.east() * text.unit(),
            text.north() * text.unit(),
            text.unit());
    return new SourceSystem("Bonne on " + base.label, base.system, Optional.of(bonne));
  }

  private double radiansPerUnit() {
    return radiansPerUnit(system);
  }

  /** Radians of the unit in which a system counts longitude and latitude. */
  static double radiansPerUnit(CoordinateReferenceSystem system) {
    return system
        .getCoordinateSystem()
        .getAxis(0)
        .getUnit()
        .asType(javax.measure.quantity.Angle.class)
        .getConverterTo(tech.units.indriya.unit.Units.RADIAN)
        .convert(1.0);
  }

  /** The part of a system that says where on the map, without heights. */
  private static CoordinateReferenceSystem flat(
      String source, String what, CoordinateReferenceSystem system) {
    CoordinateReferenceSystem flat = CRS.getHorizontalCRS(system);
    boolean usable =
        flat != null
            && flat.getCoordinateSystem().getDimension() == 2
            && (flat instanceof ProjectedCRS || flat instanceof GeographicCRS);
    if (!usable) {
      throw new GroundException(
          source, "has a coordinate system (" + what + ") that names no place on a map", NAME_IT);
    }
    return flat;
  }

  private static Optional<SourceSystem> findListed(String code) {
    try {
      return Optional.of(ofCode(code, code));
    } catch (GroundException e) {
      return Optional.empty();
    }
  }

  private static String datumOf(CoordinateReferenceSystem system) {
    if (system instanceof ProjectedCRS projected) {
      return projected.getBaseCRS().getDatum().getName().getCode();
    }
    return system instanceof GeographicCRS geographic
        ? geographic.getDatum().getName().getCode()
        : "unknown";
  }

  /** Whether the way from degrees on its own datum to its coordinates is the same near a point. */
  private boolean conversionAgrees(SourceSystem other, double x, double y) {
    if (!(system instanceof ProjectedCRS here && other.system instanceof ProjectedCRS there)) {
      return isGeographic()
          && other.isGeographic()
          && EpsgMatcher.sameDegrees((GeographicCRS) system, (GeographicCRS) other.system);
    }
    try {
      double[] globe = new double[2];
      double[] back = new double[2];
      double[] at = {x, y};
      there.getConversionFromBase().getMathTransform().inverse().transform(at, 0, globe, 0, 1);
      here.getConversionFromBase().getMathTransform().transform(globe, 0, back, 0, 1);
      return Math.hypot(back[0] - x, back[1] - y) < 0.05;
    } catch (TransformException | RuntimeException e) {
      return false;
    }
  }

  private boolean agreesWith(SourceSystem other, double x, double y) {
    double[] here = to(wgs84()).apply(x, y);
    double[] there = other.to(wgs84()).apply(x, y);
    return Math.hypot(here[0] - there[0], here[1] - there[1]) < 1e-6;
  }

  /** The system that the keys of a GeoTIFF give; nothing if they give none. */
  public static Optional<SourceSystem> find(
      String source, GeoKeys keys, double nearX, double nearY) {
    if (keys.epsgCode().isPresent()) {
      SourceSystem named = ofCode(source, "EPSG:" + keys.epsgCode().getAsInt());
      named.requireUnit(source, GeoKeyText.metres(keys));
      return Optional.of(named);
    }
    Optional<String> wkt = GeoKeyText.find(source, keys);
    if (wkt.isPresent()) {
      return Optional.of(ofWkt(source, wkt.get(), nearX, nearY));
    }
    if (keys.findInt(GeoKeys.MODEL_TYPE).orElse(0) == 0) {
      return Optional.empty();
    }
    throw new GroundException(
        source, "uses a projection of its own that the studio does not read", NAME_IT);
  }

  private void requireUnit(String source, OptionalDouble said) {
    double own = metresPerUnit().orElse(Double.NaN);
    if (said.isPresent() && Math.abs(said.getAsDouble() / own - 1) > 1e-9) {
      throw new GroundException(
          source,
          "names %s, whose unit is %s m long, but says that its own is %s m"
              .formatted(label, plain(own), plain(said.getAsDouble())),
          "find out which is right and " + NAME_IT);
    }
  }

  private static String plain(double metres) {
    return String.format(Locale.ROOT, "%.9f", metres).replaceFirst("\\.?0+$", "");
  }

  /** Metres of the unit its coordinates are in; nothing if that is an angle. */
  public OptionalDouble metresPerUnit() {
    if (bonne.isPresent()) {
      return OptionalDouble.of(bonne.get().unit());
    }
    try {
      return OptionalDouble.of(
          system
              .getCoordinateSystem()
              .getAxis(0)
              .getUnit()
              .asType(javax.measure.quantity.Length.class)
              .getConverterTo(tech.units.indriya.unit.Units.METRE)
              .convert(1.0));
    } catch (ClassCastException e) {
      return OptionalDouble.empty();
    }
  }

  /** Metres of the unit of a system of heights; nothing if its code is unknown. */
  public static Optional<Double> verticalMetres(int code) {
    Quiet.geoTools();
    try {
      return Optional.of(CRS.decode("EPSG:" + code))
          .filter(VerticalCRS.class::isInstance)
          .flatMap(
              vertical ->
                  new SourceSystem("EPSG:" + code, vertical)
                      .metresPerUnit().stream().boxed().findFirst());
    } catch (FactoryException | RuntimeException e) {
      return Optional.empty();
    }
  }

  private static boolean reachesWgs84(CoordinateReferenceSystem system) {
    try {
      CRS.findMathTransform(system, CRS.decode("EPSG:4326", true), false);
      return true;
    } catch (FactoryException | RuntimeException e) {
      return false;
    }
  }

  private static String nameOf(CoordinateReferenceSystem system) {
    return system.getIdentifiers().isEmpty()
        ? system.getName().getCode()
        : system.getIdentifiers().iterator().next().toString();
  }

  /** Its EPSG code where it is known by one, else its name. */
  public String label() {
    return label;
  }

  /** Whether it counts degrees, not a length. */
  public boolean isGeographic() {
    return bonne.isEmpty() && system instanceof GeographicCRS;
  }

  /** Whether it is projected on a plane. */
  public boolean isProjected() {
    return bonne.isPresent() || system instanceof ProjectedCRS;
  }

  /** Whether longitude and latitude lie in the area it is made for, within a few degrees. */
  public boolean isMadeFor(double longitude, double latitude) {
    GeographicBoundingBox area = CRS.getGeographicBoundingBox(system);
    if (area == null || area.getWestBoundLongitude() > area.getEastBoundLongitude()) {
      return true;
    }
    double margin = 5;
    return longitude >= area.getWestBoundLongitude() - margin
        && longitude <= area.getEastBoundLongitude() + margin
        && latitude >= area.getSouthBoundLatitude() - margin
        && latitude <= area.getNorthBoundLatitude() + margin;
  }

  /** The way to another system; never one that leaves out a datum shift. */
  public PointTransform to(SourceSystem target) {
    if (label.equals(target.label) && bonne.equals(target.bonne)) {
      return PointTransform.IDENTITY;
    }
    MathTransform transform;
    try {
      transform = CRS.findMathTransform(system, target.system, false);
    } catch (FactoryException | RuntimeException e) {
      throw new GroundException(
          label, "has no known way to " + target.label, "choose another target system", e);
    }
    boolean still = transform.isIdentity();
    if (bonne.isEmpty() && target.bonne.isEmpty()) {
      return still ? PointTransform.IDENTITY : (xy, count) -> run(transform, xy, count);
    }
    double unit = bonne.isPresent() ? radiansPerUnit() : 1;
    double targetUnit = target.bonne.isPresent() ? target.radiansPerUnit() : 1;
    return (xy, count) -> {
      bonne.ifPresent(own -> flatToGlobe(own, unit, xy, count));
      if (!still) {
        run(transform, xy, count);
      }
      target.bonne.ifPresent(its -> globeToFlat(its, targetUnit, xy, count));
    };
  }

  private static void flatToGlobe(Bonne bonne, double unit, double[] xy, int count) {
    for (int i = 0; i < count; i++) {
      bonne.inverse(xy, i * 2);
      xy[i * 2] /= unit;
      xy[i * 2 + 1] /= unit;
    }
  }

  private static void globeToFlat(Bonne bonne, double unit, double[] xy, int count) {
    for (int i = 0; i < count; i++) {
      xy[i * 2] *= unit;
      xy[i * 2 + 1] *= unit;
      bonne.forward(xy, i * 2);
    }
  }

  private static void run(MathTransform transform, double[] xy, int count) {
    try {
      transform.transform(xy, 0, xy, 0, count);
    } catch (TransformException | RuntimeException e) {
      // The library's own messages may fail on odd numbers.
      oneByOne(transform, xy, count);
    }
    for (int i = 0; i < count; i++) {
      if (!Reach.holds(xy[i * 2], xy[i * 2 + 1])) {
        xy[i * 2] = Double.NaN;
        xy[i * 2 + 1] = Double.NaN;
      }
    }
  }

  private static void oneByOne(MathTransform transform, double[] xy, int count) {
    for (int i = 0; i < count; i++) {
      try {
        transform.transform(xy, i * 2, xy, i * 2, 1);
      } catch (TransformException | RuntimeException e) {
        xy[i * 2] = Double.NaN;
        xy[i * 2 + 1] = Double.NaN;
      }
    }
  }

  @Override
  public String toString() {
    return label;
  }
}
