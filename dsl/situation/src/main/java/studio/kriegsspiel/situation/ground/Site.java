package studio.kriegsspiel.situation.ground;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygonal;
import org.locationtech.jts.operation.distance.DistanceOp;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/**
 * What a written position stands for: its point, with all of a road or brook of that name, and the
 * wood, village or farm it lies in.
 *
 * @param point where a map writes it
 * @param shapes what of the ground it means besides, in metres of the terrain's system
 */
public record Site(MapPoint point, List<Geometry> shapes) {
  /** A line longer than this is a way along which one can be anywhere, not a bridge or a wall. */
  private static final double WAY_METRES = 250;

  private static final GeometryFactory SHAPES = new GeometryFactory();

  /** Keeps its own copy. */
  public Site {
    shapes = List.copyOf(shapes);
  }

  /** What a position stands for, if the ground knows it; it may lie beyond the edges. */
  public static Optional<Site> of(GroundIndex ground, Position position) {
    return ground.site(position);
  }

  /** What a named place stands for, if it lies on the ground. */
  public static Optional<Site> onMap(GroundIndex ground, String place) {
    Position written = new Position.AtPlace(place, TextSpan.NONE);
    return ground.find(written).isPresent() ? of(ground, written) : Optional.empty();
  }

  /** What a position stands for whose point is known. */
  public static Site of(Terrain terrain, Position position, MapPoint point) {
    Geometry there = shape(point);
    Predicate<Feature> called =
        position instanceof Position.AtPlace named
            ? called(terrain, named.place())
            : feature -> false;
    return new Site(
        point,
        terrain.features().stream()
            .filter(
                each ->
                    called.test(each)
                        || each.geometry() instanceof Polygonal && each.geometry().covers(there))
            .map(Feature::geometry)
            .toList());
  }

  /** The features of a name, which may be that of a place that stands for them. */
  private static Predicate<Feature> called(Terrain terrain, String name) {
    String wanted = name.strip();
    Set<String> ids =
        terrain.places().stream()
            .filter(each -> each.isCalled(wanted))
            .flatMap(each -> each.featureId().stream())
            .collect(Collectors.toSet());
    return feature ->
        ids.contains(feature.id()) || feature.name().filter(wanted::equalsIgnoreCase).isPresent();
  }

  /** Metres from a point to the nearest of it, 0 within it. */
  public double metresTo(MapPoint from) {
    return shapes.isEmpty() ? from.distanceMetres(point) : from.distanceMetres(nearestTo(from));
  }

  /** Whether the nearest of it is no farther from a point. */
  public boolean isWithin(double metres, MapPoint from) {
    if (from.distanceMetres(point) <= metres) {
      return true;
    }
    Envelope there = new Envelope(new Coordinate(from.x(), from.y()));
    return shapes.stream().anyMatch(each -> each.getEnvelopeInternal().distance(there) <= metres)
        && metresTo(from) <= metres;
  }

  /** The nearest of it to a point: the point itself where that lies within it. */
  public MapPoint nearestTo(MapPoint from) {
    Geometry here = shape(from);
    return Stream.concat(Stream.of(shape(point)), shapes.stream())
        .map(each -> DistanceOp.nearestPoints(each, here))
        .map(pair -> new MapPoint(pair[0].x, pair[0].y))
        .reduce((one, other) -> other.distanceMetres(from) < one.distanceMetres(from) ? other : one)
        .orElseThrow();
  }

  /** Whether it is a road or a water along which one can be anywhere. */
  public boolean isWay() {
    return shapes.stream()
        .anyMatch(each -> each.getDimension() == 1 && each.getLength() > WAY_METRES);
  }

  /** Metres from its point to the farthest of it. */
  public double radiusMetres() {
    return shapes.stream()
        .flatMap(each -> Stream.of(each.getCoordinates()))
        .mapToDouble(each -> point.distanceMetres(new MapPoint(each.x, each.y)))
        .max()
        .orElse(0);
  }

  private static Geometry shape(MapPoint point) {
    return SHAPES.createPoint(new Coordinate(point.x(), point.y()));
  }
}
