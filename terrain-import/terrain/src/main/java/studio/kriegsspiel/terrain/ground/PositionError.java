package studio.kriegsspiel.terrain.ground;

import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.Terrain;

/**
 * How far what stands on a map may lie from where it stood: the root mean square error in position
 * that its layer gives, or that of the sheet where things were drawn on it. Whoever measures on the
 * map takes it as a tolerance.
 *
 * @param metres the error, more than 0
 * @param layer the layer whose error it is
 */
public record PositionError(double metres, LayerKind layer) {

  /** The greatest error of what is on a map: its features, places, and what was drawn on it. */
  public static Optional<PositionError> of(Terrain terrain) {
    return greater(
        greater(find(terrain, LayerKind.FEATURES), find(terrain, LayerKind.PLACES)),
        isDrawnOn(terrain) ? find(terrain, LayerKind.SHEET) : Optional.empty());
  }

  /** Whether something was drawn on the sheet: by hand, or without another origin. */
  private static boolean isDrawnOn(Terrain terrain) {
    if (terrain.sheet().isEmpty()) {
      return false;
    }
    boolean features = terrain.findNotes(LayerKind.FEATURES).isPresent();
    boolean places = terrain.findNotes(LayerKind.PLACES).isPresent();
    return terrain.features().stream().anyMatch(Feature::isOverride)
        || !features && !terrain.features().isEmpty()
        || !places && !terrain.places().isEmpty();
  }

  private static Optional<PositionError> find(Terrain terrain, LayerKind layer) {
    OptionalDouble metres =
        terrain
            .findNotes(layer)
            .map(LayerNotes::accuracy)
            .map(accuracy -> accuracy.horizontalMetres())
            .orElse(OptionalDouble.empty());
    return metres.isPresent() && metres.getAsDouble() > 0
        ? Optional.of(new PositionError(metres.getAsDouble(), layer))
        : Optional.empty();
  }

  private static Optional<PositionError> greater(
      Optional<PositionError> first, Optional<PositionError> second) {
    return first.isPresent() && (second.isEmpty() || first.get().metres >= second.get().metres)
        ? first
        : second;
  }
}
