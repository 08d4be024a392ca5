package studio.kriegsspiel.terrain.sight;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;

/**
 * How a wood, orchard or built-up place covers whoever is in it or behind it.
 *
 * @param heightMetres how high it stands above the ground
 * @param heightGiven whether the map says so; else it is the usual height of its kind
 * @param viewMetres how deep one looks into it and out of it, nothing where the map does not say
 */
public record SightCover(double heightMetres, boolean heightGiven, OptionalDouble viewMetres) {

  /** Heights of what blocks the view, where a source gives none. */
  private static final Map<FeatureKind, Double> USUAL_METRES =
      Map.of(
          FeatureKind.WOOD_LIGHT, 8.0,
          FeatureKind.WOOD_DENSE, 12.0,
          FeatureKind.ORCHARD, 4.0,
          FeatureKind.BUILDING, 7.0,
          FeatureKind.FARM, 7.0,
          FeatureKind.VILLAGE, 7.0,
          FeatureKind.TOWN, 10.0);

  /** The cover that a feature gives, nothing for one that does not block the view. */
  public static Optional<SightCover> of(Feature feature) {
    Double usual = USUAL_METRES.get(feature.kind());
    if (usual == null || feature.geometry().getDimension() < 2) {
      return Optional.empty();
    }
    OptionalDouble height = feature.attributes().heightMetres();
    OptionalDouble view = feature.attributes().viewMetres();
    return Optional.of(
        new SightCover(
            height.orElse(usual),
            height.isPresent(),
            view.isPresent() && view.getAsDouble() >= 0 ? view : OptionalDouble.empty()));
  }
}
