package studio.kriegsspiel.checks.index;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.ground.Located;
import studio.kriegsspiel.scenario.ground.Paces;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.march.MarchGround;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** Where a scenario's positions are on its ground, under the pace of its rule book. */
public final class GroundIndex {
  private static final int MOST_CELLS = 20_000;
  private static final double FINEST_METRES = 25;

  /** The slopes at which any of the books changes its rates, and one within each band. */
  private static final SlopeBands BANDS = SlopeBands.of(5, 10, 15, 20, 25, 30, 35);

  private static final double[] MIDDLES = {0, 7.5, 12.5, 17.5, 22.5, 27.5, 32.5, 45};

  private final Ground ground;
  private final Scenario scenario;
  private final PositionResolver resolver;
  private @Nullable MarchGround marches;

  public GroundIndex(Ground ground, Scenario scenario, RuleBook book) {
    this.ground = ground;
    this.scenario = scenario;
    this.resolver = new PositionResolver(ground.terrain(), Paces.metresPerPace(book));
  }

  /** The ground itself. */
  public Ground ground() {
    return ground;
  }

  /** The terrain itself. */
  public Terrain terrain() {
    return ground.terrain();
  }

  /** Where a position is. */
  public Located resolve(Position position) {
    return resolver.resolve(position);
  }

  /** The point a position means, if it is known and on the map. */
  public Optional<MapPoint> find(Position position) {
    return resolver.find(position).filter(terrain().extent()::contains);
  }

  /** The named place. */
  public Located resolvePlace(String name, studio.kriegsspiel.scenario.text.TextSpan span) {
    return resolver.resolvePlace(name, span);
  }

  /** Metres in one pace. */
  public double metresPerPace() {
    return resolver.metresPerPace();
  }

  /** Whole paces in a length, to the nearest ten. */
  public long paces(double metres) {
    return Math.round(metres / metresPerPace() / 10) * 10;
  }

  /** The quickest way of troops between two points, nothing if there is none on this map. */
  public Optional<RouteEstimate> findRoute(
      MapPoint from, MapPoint to, FieldManual manual, Troops troops, Gait gait) {
    MarchGround known = marches;
    if (known == null) {
      Bounds extent = terrain().extent();
      double area = extent.widthMetres() * extent.heightMetres();
      double cell = Math.max(FINEST_METRES, Math.sqrt(area / MOST_CELLS));
      known = MarchGround.inCells(ground, BANDS, cell);
      marches = known;
    }
    double cell = known.grid().cellMetres();
    return new BookRates(manual, troops, gait, MIDDLES)
        .findRoute(known, from, to)
        .map(route -> RouteEstimate.of(route, cell));
  }

  /** The middle of where a side's troops stand at the start, if any of them stands somewhere. */
  public Optional<MapPoint> middleOf(String side) {
    List<MapPoint> points =
        scenario.deployments().stream()
            .filter(each -> each.unit().side().equals(side))
            .flatMap(each -> find(each.position()).stream())
            .toList();
    return points.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new MapPoint(
                points.stream().mapToDouble(MapPoint::x).average().orElseThrow(),
                points.stream().mapToDouble(MapPoint::y).average().orElseThrow()));
  }

  /** The named place nearest a point. */
  public Optional<Place> nearestPlace(MapPoint point) {
    return terrain().places().stream()
        .min(
            Comparator.comparingDouble((Place place) -> place.at().distanceMetres(point))
                .thenComparing(Place::name));
  }
}
