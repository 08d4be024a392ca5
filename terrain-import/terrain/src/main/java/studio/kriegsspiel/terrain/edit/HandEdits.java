package studio.kriegsspiel.terrain.edit;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Changes heights where features marked as hand edits say so: areas of raised or lowered ground,
 * ground redrawn from contours, sunken roads and ditches cut into it, embankments thrown up on it.
 * The stored heights stay as they are; without the feature the ground is as before.
 */
public final class HandEdits {
  private HandEdits() {}

  /** Whether a feature changes the heights. */
  public static boolean changesHeights(Feature feature) {
    return feature.isOverride()
        && (feature.kind() == FeatureKind.REDRAWN || BankedEdit.changeMetres(feature) != 0);
  }

  /** Whether a feature changes the heights or what is read from them, such as the slope. */
  public static boolean shapesGround(Feature feature) {
    return changesHeights(feature)
        || feature.kind() == FeatureKind.SLOPE_OVERRIDE
        || feature.isOverride() && RedrawnGround.LINES.contains(feature.kind());
  }

  /** What was drawn by hand on a terrain, of whatever kind, in the order of the terrain. */
  public static List<Feature> of(Terrain terrain) {
    return terrain.features().stream().filter(Feature::isOverride).toList();
  }

  /** The heights of a terrain with its edits, in the order of its features. */
  public static Optional<ElevationGrid> heights(Terrain terrain) {
    return terrain.elevation().map(source -> heights(source, terrain.features()));
  }

  /** Heights with those edits among features that change them, in their order. */
  public static ElevationGrid heights(ElevationGrid source, List<Feature> features) {
    return features.stream().noneMatch(HandEdits::changesHeights)
        ? source
        : EditedHeights.of(source, features).heights();
  }
}
