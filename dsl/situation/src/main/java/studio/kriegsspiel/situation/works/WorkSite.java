package studio.kriegsspiel.situation.works;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Point;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The ground about the place of a work: what there is to be bridged, blown up or barricaded.
 *
 * @param ground the ground
 * @param at the place that the text names
 */
public record WorkSite(GroundIndex ground, MapPoint at) {
  /** So far from the place the water, bridge or village meant may lie, in metres. */
  public static final double NEAR_METRES = 400;

  /** What a bridge leads over. */
  public static final Set<FeatureKind> WATER =
      EnumSet.of(FeatureKind.RIVER, FeatureKind.STREAM, FeatureKind.LAKE, FeatureKind.DITCH);

  /** Where there are houses with timber and hands. */
  static final Set<FeatureKind> HOUSES =
      EnumSet.of(FeatureKind.VILLAGE, FeatureKind.TOWN, FeatureKind.FARM, FeatureKind.BUILDING);

  private static final GeometryFactory SHAPES = new GeometryFactory();

  /** The nearest feature of some kinds, where one lies so near. */
  public Optional<Feature> findNearest(Set<FeatureKind> kinds, double metres) {
    Point point = SHAPES.createPoint(new Coordinate(at.x(), at.y()));
    return ground.ground().features().near(at.x(), at.y(), metres).stream()
        .filter(feature -> kinds.contains(feature.kind()))
        .min(Comparator.comparingDouble(feature -> feature.geometry().distance(point)));
  }

  /**
   * How much nearer a feature of some kinds would have to lie to lie so near; empty where there is
   * none within twice that and a kilometre.
   */
  public OptionalDouble metresBeyond(Set<FeatureKind> kinds, double metres) {
    Point point = SHAPES.createPoint(new Coordinate(at.x(), at.y()));
    return findNearest(kinds, 2 * metres + 1000)
        .map(each -> OptionalDouble.of(each.geometry().distance(point) - metres))
        .orElse(OptionalDouble.empty());
  }

  /** The bridge that the text means, if the ground has one. */
  public Optional<Feature> findBridge() {
    return findNearest(Set.of(FeatureKind.BRIDGE), NEAR_METRES);
  }

  /** The river or brook that the text means, if the ground has one. */
  public Optional<Feature> findRiver() {
    return findNearest(Set.of(FeatureKind.RIVER, FeatureKind.STREAM), NEAR_METRES);
  }

  /**
   * Metres that a bridge has to be long here: that of the bridge there is, or the river's width.
   */
  public double crossingMetres() {
    Optional<Feature> bridge = findBridge();
    if (bridge.isPresent()) {
      return bridge.get().attributes().lengthMetres().orElse(bridge.get().geometry().getLength());
    }
    return findRiver().map(each -> each.attributes().widthMetres().orElse(0)).orElse(0.0);
  }
}
