package studio.kriegsspiel.drawing.ground;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.Terrain;

/** Draws the features of a terrain, group by group, in the order a draughtsman lays them down. */
public final class GroundPainter {
  /** So many houses drawn in a village say that all of them were; fewer are its church or mill. */
  private static final int ALL_HOUSES = 5;

  private static final int HOUSES_UNTOLD = 40;

  private static final int TOWN_UNTOLD = 200;

  private final List<Feature> features;
  private final Set<String> withDrawnBuildings = new HashSet<>();
  private final Map<String, List<VillageHouses.House>> houses = new ConcurrentHashMap<>();
  private final AreaPainter areas = new AreaPainter();
  private final WaterPainter water = new WaterPainter();
  private final RoadPainter roads = new RoadPainter();
  private final WorksPainter works = new WorksPainter();

  /** A painter of one terrain's features. */
  public GroundPainter(Terrain terrain) {
    features = terrain.features();
    List<Feature> buildings = only(FeatureKind.BUILDING);
    for (Feature feature : features) {
      if (drawn(feature, buildings)) {
        withDrawnBuildings.add(feature.id());
      }
    }
  }

  private static boolean drawn(Feature feature, List<Feature> buildings) {
    long needed =
        switch (feature.kind()) {
          case FARM -> 1;
          case VILLAGE, TOWN -> ALL_HOUSES;
          default -> Long.MAX_VALUE;
        };
    return needed < Long.MAX_VALUE
        && buildings.stream()
                .filter(house -> house.geometry().isWithinDistance(feature.geometry(), 10))
                .limit(needed)
                .count()
            == needed;
  }

  /** Washes of woods, marsh, gardens and built-up ground, below the relief. */
  public void paintWashes(Canvas canvas) {
    forEach(canvas, feature -> true, feature -> areas.paintWash(canvas, feature));
  }

  /** Trees, reeds and rows, above the relief. */
  public void paintSigns(Canvas canvas) {
    forEach(canvas, feature -> true, feature -> areas.paintSigns(canvas, feature));
  }

  /** Streams, rivers and lakes. */
  public void paintWater(Canvas canvas) {
    forEach(
        canvas,
        feature ->
            switch (feature.kind()) {
              case STREAM, RIVER, LAKE -> true;
              default -> false;
            },
        feature -> water.paint(canvas, feature));
  }

  /** Roads and bridges, lesser roads first. */
  public void paintRoads(Canvas canvas) {
    roads.paint(
        canvas,
        features.stream()
            .filter(
                feature ->
                    (feature.kind() == FeatureKind.ROAD
                            || feature.kind() == FeatureKind.SUNKEN_ROAD)
                        && GroundShapes.visible(canvas, feature.geometry()))
            .sorted(
                Comparator.comparing(
                        (Feature road) ->
                            road.attributes().roadWidth().orElse(RoadWidthClass.SMALL_ROAD))
                    .reversed())
            .toList());
    forEach(
        canvas,
        feature -> feature.kind() == FeatureKind.BRIDGE,
        feature -> works.paintBridge(canvas, feature));
  }

  /** Hedges, walls, works and buildings. */
  public void paintWorks(Canvas canvas) {
    forEach(canvas, feature -> true, feature -> works.paintLine(canvas, feature));
    forEach(
        canvas,
        feature -> true,
        feature ->
            works.paintBuildings(
                canvas, feature, withDrawnBuildings.contains(feature.id()), houses(feature)));
  }

  /** The houses of a village or town whose houses nobody drew, worked out once. */
  private List<VillageHouses.House> houses(Feature feature) {
    boolean settled = feature.kind() == FeatureKind.VILLAGE || feature.kind() == FeatureKind.TOWN;
    return !settled || withDrawnBuildings.contains(feature.id())
        ? List.of()
        : houses.computeIfAbsent(feature.id(), id -> newHouses(feature));
  }

  private List<VillageHouses.House> newHouses(Feature village) {
    boolean town = village.kind() == FeatureKind.TOWN;
    Geometry shape = village.geometry();
    Geometry area =
        shape.getDimension() == 2 ? shape : shape.buffer(shape.getDimension() == 0 ? 55 : 30);
    return VillageHouses.of(
        area,
        new VillageHouses.Lines(
            shapes(area, FeatureKind.ROAD, FeatureKind.SUNKEN_ROAD),
            shapes(area, FeatureKind.STREAM, FeatureKind.RIVER, FeatureKind.LAKE)),
        shapes(area, FeatureKind.BUILDING, FeatureKind.FARM, FeatureKind.WALL, FeatureKind.GARDEN),
        village.attributes().houses().orElse(town ? TOWN_UNTOLD : HOUSES_UNTOLD),
        town);
  }

  private List<Geometry> shapes(Geometry area, FeatureKind... kinds) {
    Set<FeatureKind> wanted = Set.of(kinds);
    return features.stream()
        .filter(feature -> wanted.contains(feature.kind()))
        .map(Feature::geometry)
        .filter(shape -> shape.getEnvelopeInternal().intersects(area.getEnvelopeInternal()))
        .toList();
  }

  /** Contours that came as features, for a terrain without heights. */
  public void paintGivenContours(Canvas canvas) {
    forEach(
        canvas,
        feature -> feature.kind() == FeatureKind.CONTOUR,
        feature ->
            canvas.draw(
                GroundShapes.of(feature.geometry(), canvas.viewport()),
                canvas.style().colour("contour"),
                MapStyle.stroke(canvas.measure("contour.width"))));
  }

  private List<Feature> only(FeatureKind kind) {
    return features.stream().filter(feature -> feature.kind() == kind).toList();
  }

  private void forEach(Canvas canvas, Predicate<Feature> wanted, Consumer<Feature> painter) {
    for (Feature feature : features) {
      if (wanted.test(feature) && GroundShapes.visible(canvas, feature.geometry())) {
        painter.accept(feature);
      }
    }
  }
}
