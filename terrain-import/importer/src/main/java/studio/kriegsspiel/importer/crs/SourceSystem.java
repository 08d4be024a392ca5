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
import org.geotools.referencing.CRS;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.tiff.GeoKeys;

/** The coordinate system of a source, with easting or longitude first. */
public final class SourceSystem {
  static final String NAME_IT = "name its system by an EPSG code, such as EPSG:31370";

  private final String label;
  private final CoordinateReferenceSystem system;

  /** Set if coordinates are in Bonne's projection of the system. */
  private final Optional<Bonne> bonne;

  private SourceSystem(String label, CoordinateReferenceSystem system) {
    this(label, system, Optional.empty());
  }

  SourceSystem(String label, CoordinateReferenceSystem system, Optional<Bonne> bonne) {
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

  /**
   * The system of a well-known text, such as a {@code .prj} file.
   *
   * @param source file for messages
   * @param nearX easting of a point of the data, to recognise the system by
   * @param nearY its northing
   * @throws GroundException if it cannot be understood or gives no way to WGS 84
   */
  public static SourceSystem ofWkt(String source, String wkt, double nearX, double nearY) {
    return SystemText.read(source, wkt, nearX, nearY);
  }

  /** The part of a system that says where on the map, without heights. */
  static CoordinateReferenceSystem flat(
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

  static String nameOf(CoordinateReferenceSystem system) {
    return system.getIdentifiers().isEmpty()
        ? system.getName().getCode()
        : system.getIdentifiers().iterator().next().toString();
  }

  /** Its EPSG code where it is known by one, else its name. */
  public String label() {
    return label;
  }

  /** Its well-known text, for files that carry one. */
  public String text() {
    return system.toWKT();
  }

  /** The system, or the one that Bonne's projection of it starts from. */
  CoordinateReferenceSystem system() {
    return system;
  }

  /** Bonne's projection, if coordinates are in it. */
  Optional<Bonne> bonne() {
    return bonne;
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
    return label.equals(target.label) && bonne.equals(target.bonne)
        ? PointTransform.IDENTITY
        : SystemTransform.between(this, target);
  }

  @Override
  public String toString() {
    return label;
  }
}
