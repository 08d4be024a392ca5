package studio.kriegsspiel.reading.answer;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.PositionError;

/**
 * What bounds every answer about a ground: what nobody has drawn on it, and how true its map is.
 */
public final class Caveats {
  private Caveats() {}

  /** All of them, a line each. */
  static List<String> of(Terrain terrain) {
    List<String> lines = new ArrayList<>();
    features(terrain).ifPresent(lines::add);
    position(terrain).ifPresent(lines::add);
    return lines;
  }

  /** That nothing is known of woods, water and roads, where no layer tells of them. */
  public static Optional<String> features(Terrain terrain) {
    return terrain.knowsFeatures()
        ? Optional.empty()
        : Optional.of(
            "this ground has no layer of features: woods, water, roads and houses are not known");
  }

  /** How far what is drawn may lie from where it stood. */
  public static Optional<String> position(Terrain terrain) {
    return PositionError.of(terrain)
        .map(
            error ->
                Figures.format(
                    "what is drawn on this map may lie %,.0f m from its true place (error of the %s)",
                    error.metres(), error.layer().name().toLowerCase(Locale.ROOT)));
  }

  /** The same for other programs. */
  public static void describe(ObjectNode json, Terrain terrain) {
    json.put("featuresKnown", terrain.knowsFeatures());
    JsonFigures.put(
        json,
        "positionErrorMetres",
        PositionError.of(terrain).map(PositionError::metres).orElse(Double.NaN));
  }
}
