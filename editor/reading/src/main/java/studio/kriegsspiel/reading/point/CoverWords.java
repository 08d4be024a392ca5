package studio.kriegsspiel.reading.point;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.reading.answer.JsonFigures;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.FeatureIndex;
import studio.kriegsspiel.terrain.sight.SightCover;
import studio.kriegsspiel.terrain.sight.SightOptions;

/** Woods and houses as cover in words, the map's figures told from the usual ones. */
public final class CoverWords {
  private static final double NEAR_METRES = 6;

  private static final Set<FeatureKind> GROWN =
      Set.of(FeatureKind.WOOD_LIGHT, FeatureKind.WOOD_DENSE, FeatureKind.ORCHARD);

  private CoverWords() {}

  /** What hides something at a point, with its height: the thing that stands there, or ground. */
  public static String obstacle(FeatureIndex features, MapPoint at) {
    String thing = Described.obstacle(features, at);
    return find(features, at)
        .map(
            cover ->
                thing
                    + Figures.format(", %,.0f m high", cover.heightMetres())
                    + (cover.heightGiven() ? "" : " by default"))
        .orElse(thing);
  }

  /** The same in JSON: what it is, how high it was taken and whether the map says so. */
  public static void describe(ObjectNode json, FeatureIndex features, MapPoint at) {
    json.put("obstacle", Described.obstacle(features, at));
    find(features, at)
        .ifPresent(
            cover -> {
              JsonFigures.put(json, "obstacleHeightMetres", cover.heightMetres());
              json.put("obstacleHeightGiven", cover.heightGiven());
            });
  }

  /** The cover of the thing that {@link Described#obstacle} names. */
  private static Optional<SightCover> find(FeatureIndex features, MapPoint at) {
    List<Feature> near = features.near(at.x(), at.y(), NEAR_METRES);
    return Described.first(near).flatMap(SightCover::of);
  }

  /** How deep one sees into a wood or orchard, and into houses where the map says so. */
  static Optional<String> depth(Feature feature) {
    return SightCover.of(feature)
        .filter(cover -> cover.viewMetres().isPresent() || GROWN.contains(feature.kind()))
        .map(
            cover ->
                cover.viewMetres().isPresent()
                    ? Figures.format(
                        "into which one sees %,.0f m", cover.viewMetres().getAsDouble())
                    : Figures.format(
                        "into which one sees %,.0f m by default",
                        SightOptions.ON_FOOT.coverMetres()));
  }
}
