package studio.kriegsspiel.desk.map;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.desk.ground.GroundThing;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.HandEdits;
import studio.kriegsspiel.terrain.ground.WaterCourse;

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
    Optional<String> uphill = uphill(feature, terrain);
    if (uphill.isPresent()) {
      return uphill;
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

  /** Water that is drawn up a hill and down again was traced off its bed. */
  private static Optional<String> uphill(Feature feature, Terrain terrain) {
    if (!WaterCourse.isOne(feature) || terrain.elevation().isEmpty()) {
      return Optional.empty();
    }
    boolean shaped =
        terrain.features().stream()
            .anyMatch(
                each ->
                    HandEdits.changesHeights(each)
                        && each.geometry().intersects(feature.geometry()));
    OptionalDouble climb =
        WaterCourse.uphillMetres(
            feature,
            (shaped ? HandEdits.heights(terrain) : terrain.elevation()).orElseThrow(),
            terrain
                .findNotes(LayerKind.ELEVATION)
                .map(LayerNotes::accuracy)
                .orElse(Accuracy.UNKNOWN));
    return climb.isPresent()
        ? Optional.of(
            String.format(
                Locale.ROOT,
                "By the heights this %s has to climb %.0f m along its way; it, the sheet it was traced"
                    + " from, or the heights lie off.",
                feature.kind() == FeatureKind.RIVER ? "river" : "stream",
                climb.getAsDouble()))
        : Optional.empty();
  }

  private static boolean meets(Terrain terrain, FeatureKind kind, Geometry shape) {
    return terrain.features().stream()
        .anyMatch(
            each -> each.kind() == kind && each.isOverride() && each.geometry().intersects(shape));
  }
}
