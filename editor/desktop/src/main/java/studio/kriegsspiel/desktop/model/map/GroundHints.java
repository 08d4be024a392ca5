package studio.kriegsspiel.desktop.model.map;

import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.desktop.model.ground.GroundThing;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.HandEdits;

/** Says what is still missing before something that was drawn has an effect. */
final class GroundHints {
  private static final Set<FeatureKind> LINES =
      Set.of(
          FeatureKind.CONTOUR,
          FeatureKind.SPOT_HEIGHT,
          FeatureKind.RIDGE_LINE,
          FeatureKind.VALLEY_LINE);

  private GroundHints() {}

  /** A sentence about a thing that was just drawn, if there is anything to say. */
  static Optional<String> of(GroundThing thing, Terrain terrain) {
    if (!(thing instanceof GroundThing.OfFeature drawn)) {
      return Optional.empty();
    }
    Feature feature = drawn.feature();
    if (terrain.elevation().isEmpty() && HandEdits.changesHeights(feature)) {
      return Optional.of("It is kept, but this ground has no heights that it could change.");
    }
    boolean line = LINES.contains(feature.kind());
    if (line && !meets(terrain, FeatureKind.REDRAWN, feature.geometry())) {
      return Optional.of("It counts once a redrawn area lies over it; draw one around it.");
    }
    boolean redrawn = feature.kind() == FeatureKind.REDRAWN;
    if (redrawn && LINES.stream().noneMatch(kind -> meets(terrain, kind, feature.geometry()))) {
      return Optional.of(
          "The ground is bridged from rim to rim; draw contours or spot heights in it to shape it.");
    }
    return Optional.empty();
  }

  private static boolean meets(Terrain terrain, FeatureKind kind, Geometry shape) {
    return terrain.features().stream()
        .anyMatch(
            each -> each.kind() == kind && each.isOverride() && each.geometry().intersects(shape));
  }
}
