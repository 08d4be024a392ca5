package studio.kriegsspiel.situation.ground;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.ground.Located;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/** Where a scenario's positions are on its ground, under the pace of its rule book. */
public final class GroundIndex {
  private final Ground ground;
  private final Scenario scenario;

  /** Of how many named places it is kept what they stand for. */
  private static final int NAMED = 500;

  private final PositionResolver resolver;
  private final Measures measures;
  private final RecentlyAsked<String, Optional<Site>> named = new RecentlyAsked<>(NAMED);

  public GroundIndex(Ground ground, Scenario scenario, Measures measures) {
    this.ground = ground;
    this.scenario = scenario;
    this.resolver = new PositionResolver(ground.terrain(), measures);
    this.measures = measures;
  }

  /** Finds the points that written positions mean. */
  public PositionResolver positions() {
    return resolver;
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

  /** What a position stands for, if the ground knows it; it may lie beyond the edges. */
  Optional<Site> site(Position position) {
    return position instanceof Position.AtPlace at
        ? named.get(at.place(), () -> lookUp(position))
        : lookUp(position);
  }

  private Optional<Site> lookUp(Position position) {
    return resolve(position).find().map(point -> Site.of(terrain(), position, point));
  }

  /** What lengths mean here. */
  public Measures measures() {
    return measures;
  }

  /** Metres in one pace. */
  public double metresPerPace() {
    return measures.metresPerPace();
  }

  /** Whole paces in a length, to the nearest ten. */
  public long paces(double metres) {
    return measures.roundPaces(metres);
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
