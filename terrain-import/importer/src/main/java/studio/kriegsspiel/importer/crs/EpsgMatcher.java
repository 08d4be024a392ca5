package studio.kriegsspiel.importer.crs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.geotools.api.referencing.crs.CoordinateReferenceSystem;
import org.geotools.api.referencing.crs.GeographicCRS;
import org.geotools.api.referencing.crs.ProjectedCRS;
import org.geotools.api.referencing.datum.PrimeMeridian;
import org.geotools.api.referencing.operation.MathTransform;
import org.geotools.api.referencing.operation.TransformException;
import org.locationtech.proj4j.CRSFactory;
import org.locationtech.proj4j.Proj4jException;
import org.locationtech.proj4j.ProjCoordinate;
import tech.units.indriya.unit.Units;

/**
 * Recognises a coordinate system by what it does: the one of the EPSG list that puts the same
 * points in the same places, and whose datum bears the same name.
 */
final class EpsgMatcher {
  private static final Pattern LINE = Pattern.compile("<(\\d+)>\\s+(.*?)\\s*<>");
  private static final Pattern POLAR =
      Pattern.compile("\\+lat_0=-?90\\b.*\\+proj=stere|\\+proj=stere\\b.*\\+lat_0=-?90\\b");
  private static final Pattern NORTH_FIRST = Pattern.compile("\\(z?N-E\\)|\\(zE-N\\)|ETRS-TM");
  private static final double TOLERANCE_METRES = 0.05;
  private static final double[][] OFFSETS = {{0, 0}, {8000, 5000}, {-6000, 9000}};

  private record Entry(String code, String datum, String definition) {}

  private EpsgMatcher() {}

  /**
   * The code of a system; nothing if no system of the list has a datum of that name and does the
   * same near the data.
   */
  static Optional<String> find(CoordinateReferenceSystem system, double nearX, double nearY) {
    GeographicCRS base;
    if (system instanceof ProjectedCRS projected) {
      base = projected.getBaseCRS();
    } else if (system instanceof GeographicCRS geographic) {
      base = geographic;
    } else {
      return Optional.empty();
    }
    // Both may be the same word.
    List<String> names =
        List.of(
            DatumNames.plain(base.getName().getCode()),
            DatumNames.plain(base.getDatum().getName().getCode()));
    List<Entry> alike =
        new ArrayList<>(
            Entries.ALL.stream().filter(entry -> names.contains(entry.datum())).toList());
    if (system instanceof ProjectedCRS projected) {
      keepSameProjection(alike, projected, nearX, nearY);
    } else {
      alike.removeIf(entry -> !sameEllipsoid(entry, base));
    }
    // The lowest codes are EPSG's own; ESRI's doubles come after 100,000.
    return alike.stream()
        .min(Comparator.comparingInt(entry -> Integer.parseInt(entry.code.substring(5))))
        .map(Entry::code);
  }

  private static boolean sameEllipsoid(Entry entry, GeographicCRS base) {
    if (!entry.definition.contains("+proj=longlat")) {
      return false;
    }
    try {
      var ellipsoid =
          new CRSFactory()
              .createFromParameters(entry.code, entry.definition)
              .getProjection()
              .getEllipsoid();
      var own = base.getDatum().getEllipsoid();
      double shorter = own.getSemiMinorAxis() / own.getSemiMajorAxis();
      return Math.abs(ellipsoid.getEquatorRadius() - own.getSemiMajorAxis()) < 0.5
          && Math.abs(1 - shorter * shorter - ellipsoid.getEccentricitySquared()) < 1e-6;
    } catch (Proj4jException | IllegalStateException | ArithmeticException e) {
      return false;
    }
  }

  /** Whether two systems count in the same unit from the same meridian. */
  static boolean sameDegrees(GeographicCRS one, GeographicCRS other) {
    PrimeMeridian here = one.getDatum().getPrimeMeridian();
    PrimeMeridian there = other.getDatum().getPrimeMeridian();
    double apart =
        here.getGreenwichLongitude()
                * here.getAngularUnit().getConverterTo(Units.RADIAN).convert(1.0)
            - there.getGreenwichLongitude()
                * there.getAngularUnit().getConverterTo(Units.RADIAN).convert(1.0);
    return Math.abs(apart) < 1e-7
        && Math.abs(SourceSystem.radiansPerUnit(one) / SourceSystem.radiansPerUnit(other) - 1)
            < 1e-6;
  }

  private static void keepSameProjection(
      List<Entry> alike, ProjectedCRS system, double nearX, double nearY) {
    double[] plane = new double[OFFSETS.length * 2];
    double[] globe = new double[plane.length];
    for (int i = 0; i < OFFSETS.length; i++) {
      plane[i * 2] = nearX + OFFSETS[i][0];
      plane[i * 2 + 1] = nearY + OFFSETS[i][1];
    }
    try {
      MathTransform conversion = system.getConversionFromBase().getMathTransform();
      conversion.inverse().transform(plane, 0, globe, 0, OFFSETS.length);
    } catch (TransformException | RuntimeException e) {
      alike.clear();
      return;
    }
    CRSFactory factory = new CRSFactory();
    alike.removeIf(
        entry -> entry.definition.contains("+proj=longlat") || !fits(factory, entry, globe, plane));
  }

  private static boolean fits(CRSFactory factory, Entry entry, double[] globe, double[] plane) {
    try {
      var projection = factory.createFromParameters(entry.code, entry.definition).getProjection();
      for (int i = 0; i < plane.length; i += 2) {
        ProjCoordinate at =
            projection.project(new ProjCoordinate(globe[i], globe[i + 1]), new ProjCoordinate());
        if (!(Math.hypot(at.x - plane[i], at.y - plane[i + 1]) < TOLERANCE_METRES)) {
          return false;
        }
      }
      return true;
    } catch (Proj4jException | IllegalStateException | ArithmeticException e) {
      return false;
    }
  }

  /** Read once, when first a text must be recognised. */
  private static final class Entries {
    static final List<Entry> ALL = List.copyOf(entries());
  }

  private static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    try (InputStream input = EpsgMatcher.class.getResourceAsStream("/proj4/nad/epsg")) {
      if (input == null) {
        return List.of();
      }
      BufferedReader reader =
          new BufferedReader(new InputStreamReader(input, StandardCharsets.ISO_8859_1));
      String name = "";
      String line;
      while ((line = reader.readLine()) != null) {
        if (line.startsWith("#")) {
          name = line.substring(1).strip();
          continue;
        }
        Matcher matcher = LINE.matcher(line);
        if (matcher.find()) {
          if (NORTH_FIRST.matcher(name).find()) {
            // The same system with its axes in another order; files write east first all the same.
            continue;
          }
          if (POLAR.matcher(matcher.group(2)).find()) {
            // Around a pole the list and the libraries do not agree on which axis comes first.
            continue;
          }
          String base = name.contains(" / ") ? name.substring(0, name.indexOf(" / ")) : name;
          entries.add(
              new Entry("EPSG:" + matcher.group(1), DatumNames.plain(base), matcher.group(2)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return entries;
  }
}
