package studio.kriegsspiel.importer.crs;

import java.util.Optional;
import org.geotools.api.referencing.FactoryException;
import org.geotools.api.referencing.crs.CoordinateReferenceSystem;
import org.geotools.api.referencing.crs.GeographicCRS;
import org.geotools.api.referencing.crs.ProjectedCRS;
import org.geotools.api.referencing.operation.TransformException;
import org.geotools.referencing.CRS;
import studio.kriegsspiel.terrain.GroundException;

/**
 * Recognises systems by their well-known text: as one of the catalogue where it does the same, so
 * that it keeps the catalogue's way to WGS 84, else as what the text itself says.
 */
final class SystemText {
  private SystemText() {}

  /**
   * The system of a well-known text, such as a {@code .prj} file.
   *
   * @param source file for messages
   * @param nearX easting of a point of the data, to recognise the system by
   * @param nearY its northing
   * @throws GroundException if it cannot be understood or gives no way to WGS 84
   */
  static SourceSystem read(String source, String wkt, double nearX, double nearY) {
    Quiet.geoTools();
    Optional<SourceSystem> named = WellKnownText.declaredCode(wkt).flatMap(SystemText::findListed);
    String text = WellKnownText.withoutHeights(WellKnownText.checked(source, wkt));
    Optional<BonneText> bonne = BonneText.find(source, text);
    if (bonne.isPresent()) {
      return ofBonne(source, bonne.get());
    }
    CoordinateReferenceSystem parsed;
    try {
      parsed = SourceSystem.flat(source, "its text", CRS.parseWKT(text));
    } catch (FactoryException | RuntimeException e) {
      if (e instanceof GroundException known) {
        throw known;
      }
      return named.orElseThrow(
          () ->
              new GroundException(
                  source,
                  "describes its coordinate system in a way the studio cannot read",
                  SourceSystem.NAME_IT,
                  e));
    }
    SourceSystem own = new SourceSystem(SourceSystem.nameOf(parsed), parsed, Optional.empty());
    if (named.isPresent() && conversionAgrees(named.get(), own, nearX, nearY)) {
      return named.get();
    }
    Optional<SourceSystem> listed =
        EpsgMatcher.find(parsed, nearX, nearY)
            .flatMap(SystemText::findListed)
            .filter(system -> conversionAgrees(system, own, nearX, nearY));
    if (reachesWgs84(parsed)) {
      return listed.filter(system -> agree(system, own, nearX, nearY)).orElse(own);
    }
    // Texts in ESRI's dialect give no datum shift; the catalogue does.
    return listed.orElseThrow(
        () ->
            new GroundException(
                source,
                "gives no way from its datum (%s) to WGS 84".formatted(datumOf(parsed)),
                SourceSystem.NAME_IT));
  }

  private static SourceSystem ofBonne(String source, BonneText text) {
    SourceSystem base = read(source, text.base(), 0, 0);
    if (!(base.system() instanceof GeographicCRS globe)) {
      throw new GroundException(
          source, "gives Bonne's projection no globe to lie on", SourceSystem.NAME_IT);
    }
    double a = globe.getDatum().getEllipsoid().getSemiMajorAxis();
    double shorter = globe.getDatum().getEllipsoid().getSemiMinorAxis() / a;
    double angle = SourceSystem.radiansPerUnit(globe);
    Bonne bonne =
        new Bonne(
            a,
            1 - shorter * shorter,
            text.parallel() * angle,
            text.meridian() * angle,
            text.east() * text.unit(),
            text.north() * text.unit(),
            text.unit());
    return new SourceSystem("Bonne on " + base.label(), base.system(), Optional.of(bonne));
  }

  private static Optional<SourceSystem> findListed(String code) {
    try {
      return Optional.of(SourceSystem.ofCode(code, code));
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
  private static boolean conversionAgrees(
      SourceSystem one, SourceSystem other, double x, double y) {
    if (!(one.system() instanceof ProjectedCRS here
        && other.system() instanceof ProjectedCRS there)) {
      return one.isGeographic()
          && other.isGeographic()
          && EpsgMatcher.sameDegrees((GeographicCRS) one.system(), (GeographicCRS) other.system());
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

  private static boolean agree(SourceSystem one, SourceSystem other, double x, double y) {
    double[] here = one.to(SourceSystem.wgs84()).apply(x, y);
    double[] there = other.to(SourceSystem.wgs84()).apply(x, y);
    return Math.hypot(here[0] - there[0], here[1] - there[1]) < 1e-6;
  }

  private static boolean reachesWgs84(CoordinateReferenceSystem system) {
    try {
      CRS.findMathTransform(system, CRS.decode("EPSG:4326", true), false);
      return true;
    } catch (FactoryException | RuntimeException e) {
      return false;
    }
  }
}
