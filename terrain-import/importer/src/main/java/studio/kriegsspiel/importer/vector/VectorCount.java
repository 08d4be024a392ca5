package studio.kriegsspiel.importer.vector;

import java.nio.file.Path;
import java.util.Optional;
import org.locationtech.jts.geom.Envelope;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.geojson.RawFeature;

/**
 * What a vector file holds, counted.
 *
 * @param name name of the file
 * @param features features in it
 * @param known those of kinds the studio's own table knows
 * @param contours those that carry a height: contours and spot heights
 * @param named those with a name
 * @param system its coordinate system, if it names one
 * @param bounds the rectangle around them, in its own units
 */
public record VectorCount(
    String name,
    int features,
    int known,
    int contours,
    int named,
    Optional<SourceSystem> system,
    Optional<Bounds> bounds) {
  /**
   * Counts the features of a file.
   *
   * @throws studio.kriegsspiel.terrain.GroundException if it cannot be read
   */
  public static VectorCount of(Path file, Optional<String> code) {
    String name = String.valueOf(file.getFileName());
    FeatureMapping mapping = FeatureMapping.standard();
    Optional<SourceSystem> system = Optional.empty();
    Envelope around = new Envelope();
    int features = 0;
    int known = 0;
    int contours = 0;
    int named = 0;
    for (VectorFile part : FeatureImport.open(file, name, code, Progress.NONE)) {
      system = system.or(part::system);
      for (RawFeature feature : part.features()) {
        features++;
        around.expandToInclude(feature.geometry().getEnvelopeInternal());
        Optional<FeatureMapping.Rule> rule = mapping.find(feature);
        known += rule.isPresent() ? 1 : 0;
        contours += rule.filter(VectorCount::isHeight).isPresent() ? 1 : 0;
        named += mapping.nameOf(feature).isPresent() ? 1 : 0;
      }
    }
    return new VectorCount(name, features, known, contours, named, system, bounds(around));
  }

  private static boolean isHeight(FeatureMapping.Rule rule) {
    return rule.kind()
        .filter(kind -> kind == FeatureKind.CONTOUR || kind == FeatureKind.SPOT_HEIGHT)
        .isPresent();
  }

  private static Optional<Bounds> bounds(Envelope around) {
    if (around.isNull() || !Double.isFinite(around.getArea())) {
      return Optional.empty();
    }
    double grow = around.getWidth() > 0 && around.getHeight() > 0 ? 0 : 1e-6;
    return Optional.of(
        new Bounds(
            around.getMinX() - grow,
            around.getMinY() - grow,
            around.getMaxX() + grow,
            around.getMaxY() + grow));
  }
}
