package studio.kriegsspiel.importer.vector;

import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.geojson.RawFeature;
import studio.kriegsspiel.terrain.io.FeatureProperties;

/** Edits that were drawn by hand in another program, as what they are. */
final class HandDrawn {
  /** Kinds that are nothing but edits. */
  private static final Set<FeatureKind> EDITS =
      Set.of(FeatureKind.HEIGHT_OVERRIDE, FeatureKind.REDRAWN, FeatureKind.SLOPE_OVERRIDE);

  private HandDrawn() {}

  /** How a feature in the studio's words was drawn by hand, if it was. */
  static Optional<HandEdit> find(RawFeature raw, FeatureKind kind) {
    Optional<HandEdit> said;
    try {
      said = FeatureProperties.handEdit(raw);
    } catch (IllegalArgumentException unknownConfidence) {
      said = Optional.of(new HandEdit("", "", Confidence.CONJECTURE));
    }
    return said.isEmpty() && EDITS.contains(kind)
        ? Optional.of(new HandEdit("", "", Confidence.CONJECTURE))
        : said;
  }

  /** A line that shapes redrawn ground of the same file. */
  static Feature by(Feature line, String file) {
    return new Feature(
        line.id(),
        line.kind(),
        line.geometry(),
        line.name(),
        line.attributes(),
        Optional.of(new HandEdit("", file, Confidence.CONJECTURE)));
  }
}
