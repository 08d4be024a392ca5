package studio.kriegsspiel.terrain.march;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.ground.FeatureIndex;

/**
 * What a way leads through: bridges, fords, defiles and built-up places, in the order in which the
 * head meets them.
 *
 * @param passages from the start to the goal
 * @param roads the roads it leads over, each as long as its breadth stays the same
 */
public record RouteSurvey(List<Passage> passages, List<Passage> roads) {

  private static final Set<FeatureKind> NARROW =
      EnumSet.of(FeatureKind.BRIDGE, FeatureKind.FORD, FeatureKind.SUNKEN_ROAD, FeatureKind.DEFILE);

  private static final Set<FeatureKind> ROADS =
      EnumSet.of(FeatureKind.ROAD, FeatureKind.SUNKEN_ROAD);

  private static final Set<FeatureKind> MET =
      EnumSet.of(
          FeatureKind.BRIDGE,
          FeatureKind.FORD,
          FeatureKind.SUNKEN_ROAD,
          FeatureKind.DEFILE,
          FeatureKind.EMBANKMENT,
          FeatureKind.VILLAGE,
          FeatureKind.TOWN,
          FeatureKind.WOOD_LIGHT,
          FeatureKind.WOOD_DENSE,
          FeatureKind.MARSH,
          FeatureKind.BARRICADE);

  /** Keeps its own copy. */
  public RouteSurvey {
    passages = List.copyOf(passages);
    roads = List.copyOf(roads);
  }

  /**
   * One stretch of the way.
   *
   * @param feature what it leads through
   * @param fromMetres where on the way it begins
   * @param toMetres where it ends
   */
  public record Passage(Feature feature, double fromMetres, double toMetres) {

    /** Whether troops must narrow there. */
    public boolean isNarrow() {
      return NARROW.contains(feature.kind());
    }

    /** Breadth that troops find there, if the terrain tells. */
    public OptionalDouble widthMetres() {
      return feature.attributes().widthMetres();
    }
  }

  /**
   * Looks along a way.
   *
   * @param stepMetres how often to look; shorter features than this may be missed
   */
  public static RouteSurvey of(MarchRoute route, FeatureIndex features, double stepMetres) {
    if (!(stepMetres > 0)) {
      throw new IllegalArgumentException("The step is more than 0 metres.");
    }
    Map<Feature, Double> open = new LinkedHashMap<>();
    List<Passage> passages = new ArrayList<>();
    List<Passage> roads = new ArrayList<>();
    Optional<Feature> under = Optional.empty();
    double since = 0;
    double length = route.lengthMetres();
    int steps = (int) Math.ceil(length / stepMetres);
    double before = 0;
    for (int i = 0; i <= steps; i++) {
      double along = Math.min(length, i * stepMetres);
      MapPoint point = route.pointAfterMetres(along);
      List<Feature> there = features.at(point.x(), point.y());
      List<Feature> here = there.stream().filter(feature -> MET.contains(feature.kind())).toList();
      double end = before;
      Optional<Feature> road = broadest(there);
      if (!breadth(road).equals(breadth(under))) {
        double from = since;
        under.ifPresent(each -> roads.add(new Passage(each, from, end)));
        under = road;
        since = along;
      }
      open.entrySet()
          .removeIf(
              entry -> {
                if (here.contains(entry.getKey())) {
                  return false;
                }
                passages.add(new Passage(entry.getKey(), entry.getValue(), end));
                return true;
              });
      for (Feature feature : here) {
        open.putIfAbsent(feature, along);
      }
      before = along;
    }
    open.forEach((feature, from) -> passages.add(new Passage(feature, from, length)));
    passages.sort(Comparator.comparingDouble(Passage::fromMetres));
    double last = since;
    under.ifPresent(each -> roads.add(new Passage(each, last, length)));
    return new RouteSurvey(passages, roads);
  }

  /** The broadest of several roads; of one whose breadth nobody knows it counts as a track. */
  private static Optional<Feature> broadest(List<Feature> here) {
    return here.stream()
        .filter(feature -> ROADS.contains(feature.kind()))
        .min(Comparator.comparing(RouteSurvey::width));
  }

  private static RoadWidthClass width(Feature road) {
    return road.attributes().roadWidth().orElse(RoadWidthClass.TRACK);
  }

  private static Optional<RoadWidthClass> breadth(Optional<Feature> road) {
    return road.map(RouteSurvey::width);
  }

  /** The stretch where troops find the least breadth, nothing if none narrows them. */
  public Optional<Passage> findNarrowest() {
    return passages.stream()
        .filter(passage -> passage.isNarrow() && passage.widthMetres().isPresent())
        .min(Comparator.comparingDouble(passage -> passage.widthMetres().getAsDouble()));
  }

  /** Stretches that make troops narrow. */
  public List<Passage> narrows() {
    return passages.stream().filter(Passage::isNarrow).toList();
  }
}
