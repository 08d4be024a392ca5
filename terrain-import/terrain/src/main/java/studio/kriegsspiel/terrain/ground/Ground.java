package studio.kriegsspiel.terrain.ground;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.SlopeSource;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.HandEdits;
import studio.kriegsspiel.terrain.slope.Gradient;
import studio.kriegsspiel.terrain.slope.HornSlope;

/**
 * Answers what the ground is like at a point of a terrain, hand edits included. Thread-safe; build
 * it once per terrain.
 */
public final class Ground {
  private static final Set<FeatureKind> ROADS =
      Set.of(FeatureKind.ROAD, FeatureKind.SUNKEN_ROAD, FeatureKind.BRIDGE);

  private final Terrain terrain;
  private final Optional<ElevationGrid> heights;
  private final FeatureIndex index;
  private final Map<Class<?>, Object> derived = new ConcurrentHashMap<>();

  private Ground(Terrain terrain, Optional<ElevationGrid> heights) {
    this.terrain = terrain;
    this.heights = heights;
    this.index = new FeatureIndex(terrain.features());
  }

  /** The ground of a terrain. */
  public static Ground of(Terrain terrain) {
    return new Ground(terrain, HandEdits.heights(terrain));
  }

  /**
   * The ground of a terrain whose heights are known.
   *
   * @param heights the heights with the hand edits applied
   */
  public static Ground of(Terrain terrain, Optional<ElevationGrid> heights) {
    return new Ground(terrain, heights);
  }

  /** The terrain it reads. */
  public Terrain terrain() {
    return terrain;
  }

  /** Heights with the hand edits applied. */
  public Optional<ElevationGrid> heights() {
    return heights;
  }

  /** The features, by place. */
  public FeatureIndex features() {
    return index;
  }

  /**
   * Something that hangs on this ground alone, worked out once for all who ask and kept as long as
   * the ground.
   *
   * @param maker works it out; on several threads at once perhaps, of which one result counts
   */
  public <T> T derived(Class<T> type, Function<Ground, T> maker) {
    Object known = derived.get(type);
    if (known == null) {
      Object made = maker.apply(this);
      Object earlier = derived.putIfAbsent(type, made);
      known = earlier == null ? made : earlier;
    }
    return type.cast(known);
  }

  /** Everything about a point. */
  public GroundPoint at(MapPoint point) {
    List<Feature> here = index.at(point.x(), point.y());
    Gradient gradient = gradientAt(point.x(), point.y());
    return new GroundPoint(
        point,
        heightMetresAt(point.x(), point.y()),
        slopeDegrees(point, here, gradient),
        gradient.aspectDegrees(),
        here,
        broadestRoad(here));
  }

  /** Height above datum in metres, NaN where unknown. */
  public double heightMetresAt(double x, double y) {
    return heights.isPresent() ? heights.get().heightMetresAt(x, y) : Double.NaN;
  }

  /**
   * Steepest slope in degrees; NaN where unknown. A slope drawn by hand counts before the heights.
   */
  public double slopeDegreesAt(double x, double y) {
    MapPoint point = new MapPoint(x, y);
    return slopeDegrees(point, index.at(x, y), gradientAt(x, y));
  }

  /** Rise of the ground by Horn's method at the cell that holds a point; NaN where unknown. */
  public Gradient gradientAt(double x, double y) {
    if (heights.isPresent()) {
      GridGeometry geometry = heights.get().geometry();
      int column = geometry.columnOf(x);
      int row = geometry.rowOf(y);
      if (geometry.has(column, row)) {
        return HornSlope.gradient(heights.get(), column, row);
      }
    }
    return new Gradient(Double.NaN, Double.NaN);
  }

  /** What lies at a point. */
  public List<Feature> featuresAt(double x, double y) {
    return index.at(x, y);
  }

  /** The kinds of what lies at a point. */
  public Set<FeatureKind> kindsAt(double x, double y) {
    return index.at(x, y).stream().map(Feature::kind).collect(Collectors.toUnmodifiableSet());
  }

  /** Whether a road, bridge or sunken road passes over a point. */
  public boolean onRoad(double x, double y) {
    return roadAt(x, y).isPresent();
  }

  /** The road over a point, the broadest if there are several. */
  public Optional<Feature> roadAt(double x, double y) {
    return broadestRoad(index.at(x, y));
  }

  private double slopeDegrees(MapPoint point, List<Feature> here, Gradient gradient) {
    for (int i = here.size() - 1; i >= 0; i--) {
      Feature feature = here.get(i);
      if (feature.kind() == FeatureKind.SLOPE_OVERRIDE
          && feature.attributes().slopeDegrees().isPresent()) {
        return feature.attributes().slopeDegrees().getAsDouble();
      }
    }
    double derived = gradient.slopeDegrees();
    double given =
        terrain
            .givenSlope()
            .map(raster -> raster.degreesAt(point.x(), point.y()))
            .orElse(Double.NaN);
    boolean raster = Double.isNaN(derived) || terrain.slopeSource() == SlopeSource.RASTER;
    return raster && !Double.isNaN(given) ? given : derived;
  }

  /**
   * Whether the ground is known at a point: it lies on the map, and its cell has a height or, on a
   * ground without heights, a slope if there is a raster of slope.
   */
  public boolean isKnownAt(double x, double y) {
    if (!terrain.extent().contains(new MapPoint(x, y))) {
      return false;
    }
    if (heights.isPresent()) {
      GridGeometry cells = heights.get().geometry();
      int column = cells.columnOf(x);
      int row = cells.rowOf(y);
      return cells.has(column, row) && !Float.isNaN(heights.get().height(column, row));
    }
    return terrain.givenSlope().isEmpty()
        || !Double.isNaN(terrain.givenSlope().get().degreesAt(x, y));
  }

  private static Optional<Feature> broadestRoad(List<Feature> here) {
    return here.stream()
        .filter(feature -> ROADS.contains(feature.kind()))
        .min(
            Comparator.comparing(
                road -> road.attributes().roadWidth().orElse(RoadWidthClass.TRACK)));
  }
}
