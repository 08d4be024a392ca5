package studio.kriegsspiel.drawing.ground;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.Terrain;

/** Draws the features of a terrain, group by group, in the order a draughtsman lays them down. */
public final class GroundPainter {
  private static final Set<FeatureKind> BUILT_UP =
      Set.of(FeatureKind.VILLAGE, FeatureKind.TOWN, FeatureKind.FARM);

  private final List<Feature> features;
  private final Set<String> withDrawnBuildings = new HashSet<>();
  private final AreaPainter areas = new AreaPainter();
  private final WaterPainter water = new WaterPainter();
  private final RoadPainter roads = new RoadPainter();
  private final WorksPainter works = new WorksPainter();

  /** A painter of one terrain's features. */
  public GroundPainter(Terrain terrain) {
    features = terrain.features();
    List<Feature> buildings = only(FeatureKind.BUILDING);
    for (Feature feature : features) {
      if (BUILT_UP.contains(feature.kind())
          && buildings.stream()
              .anyMatch(house -> house.geometry().isWithinDistance(feature.geometry(), 10))) {
        withDrawnBuildings.add(feature.id());
      }
    }
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
                        && Shapes.visible(canvas, feature.geometry()))
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
            works.paintBuildings(canvas, feature, withDrawnBuildings.contains(feature.id())));
  }

  /** Contours that came as features, for a terrain without heights. */
  public void paintGivenContours(Canvas canvas) {
    forEach(
        canvas,
        feature -> feature.kind() == FeatureKind.CONTOUR,
        feature ->
            canvas.draw(
                Shapes.of(feature.geometry(), canvas.viewport()),
                canvas.style().colour("contour"),
                MapStyle.stroke(canvas.measure("contour.width"))));
  }

  private List<Feature> only(FeatureKind kind) {
    return features.stream().filter(feature -> feature.kind() == kind).toList();
  }

  private void forEach(Canvas canvas, Predicate<Feature> wanted, Consumer<Feature> painter) {
    for (Feature feature : features) {
      if (wanted.test(feature) && Shapes.visible(canvas, feature.geometry())) {
        painter.accept(feature);
      }
    }
  }
}
