package studio.kriegsspiel.importer.crs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.geotools.api.referencing.crs.CoordinateReferenceSystem;
import org.geotools.api.referencing.crs.GeographicCRS;
import org.geotools.api.referencing.crs.ProjectedCRS;
import org.geotools.api.referencing.operation.MathTransform;
import org.geotools.api.referencing.operation.TransformException;
import org.locationtech.proj4j.CRSFactory;
import org.locationtech.proj4j.Proj4jException;
import org.locationtech.proj4j.ProjCoordinate;

/**
 * Recognises a coordinate system by what it does: the one of the EPSG list that puts the same
 * points in the same places, and whose datum bears a like name.
 */
final class EpsgMatcher {
  private static final Pattern LINE = Pattern.compile("<(\\d+)>\\s+(.*?)\\s*<>");
  private static final double TOLERANCE_METRES = 0.05;
  private static final double[][] OFFSETS = {{0, 0}, {8000, 5000}, {-6000, 9000}};

  private record Entry(String code, String name, String definition) {}

  private EpsgMatcher() {}

  static Optional<String> find(CoordinateReferenceSystem system, double nearX, double nearY) {
    Set<String> words = words(datumName(system) + " " + system.getName().getCode());
    Comparator<Entry> byName =
        Comparator.comparingLong(
            (Entry entry) -> words(entry.name).stream().filter(words::contains).count());
    // The lowest codes are EPSG's own; ESRI's doubles come after 100,000.
    Comparator<Entry> best =
        byName.thenComparing(entry -> -Integer.parseInt(entry.code.substring(5)));
    List<Entry> alike =
        system instanceof ProjectedCRS projected
            ? sameProjection(projected, nearX, nearY)
            : sameName(system, words);
    return alike.stream().max(best).map(Entry::code);
  }

  private static String datumName(CoordinateReferenceSystem system) {
    if (system instanceof ProjectedCRS projected) {
      return projected.getBaseCRS().getDatum().getName().getCode();
    }
    return system instanceof GeographicCRS geographic
        ? geographic.getDatum().getName().getCode()
        : "";
  }

  private static Set<String> words(String name) {
    Set<String> words =
        new HashSet<>(Arrays.asList(name.toLowerCase(Locale.ROOT).split("[^a-z0-9]+")));
    if (words.contains("etrs89") || words.contains("etrs")) {
      words.addAll(List.of("etrs89", "etrs"));
    }
    words.removeAll(List.of("", "d", "gcs", "datum"));
    return words;
  }

  private static List<Entry> sameName(CoordinateReferenceSystem system, Set<String> words) {
    if (!(system instanceof GeographicCRS)) {
      return List.of();
    }
    return entries().stream()
        .filter(entry -> entry.definition.contains("+proj=longlat"))
        .filter(entry -> words(entry.name).stream().filter(words::contains).count() >= 1)
        .toList();
  }

  private static List<Entry> sameProjection(ProjectedCRS system, double nearX, double nearY) {
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
      return List.of();
    }
    List<Entry> alike = new ArrayList<>();
    CRSFactory factory = new CRSFactory();
    for (Entry entry : entries()) {
      if (!entry.definition.contains("+proj=longlat") && fits(factory, entry, globe, plane)) {
        alike.add(entry);
      }
    }
    return alike;
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
          entries.add(new Entry("EPSG:" + matcher.group(1), name, matcher.group(2)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return entries;
  }
}
