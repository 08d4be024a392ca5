package studio.kriegsspiel.situation.ground;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.distance.DistanceOp;
import org.locationtech.jts.operation.union.UnaryUnionOp;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.FreeZone;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/** Whether points lie in the parts of the ground that a text describes. */
public final class ZoneIndex {
  private static final GeometryFactory SHAPES = new GeometryFactory();
  private static final int CELLS = 200;

  private final GroundIndex ground;

  public ZoneIndex(GroundIndex ground) {
    this.ground = ground;
  }

  /** Whether a point lies in all of several zones, nothing where the ground does not know one. */
  public Optional<Boolean> contains(List<FreeZone> zones, MapPoint point) {
    boolean inside = true;
    for (FreeZone zone : zones) {
      Optional<Boolean> one = contains(zone, point);
      if (one.isEmpty()) {
        return one;
      }
      inside &= one.get();
    }
    return Optional.of(inside);
  }

  /** Whether a point lies in a zone, nothing where the ground does not know it. */
  public Optional<Boolean> contains(FreeZone zone, MapPoint point) {
    return zone.match(
        within -> isWithin(within, point),
        between -> isBetween(between, point),
        in -> area(in.place()).map(area -> area.covers(at(point))),
        side -> shape(side.of()).map(shape -> isOnSide(shape, side.side(), point)));
  }

  private Optional<Boolean> isWithin(FreeZone.Within within, MapPoint point) {
    OptionalDouble most = ground.measures().findMetres(within.distance());
    return most.isEmpty()
        ? Optional.empty()
        : shape(within.of()).map(shape -> shape.distance(at(point)) <= most.getAsDouble());
  }

  private Optional<Boolean> isBetween(FreeZone.Between between, MapPoint point) {
    Optional<MapPoint> to = ground.find(between.to());
    return ground
        .find(between.from())
        .flatMap(from -> to.map(until -> isBetween(from, until, point)));
  }

  /**
   * The ground that lies in all of several zones, to about a two-hundredth of the ground's breadth;
   * nothing where none does, or the ground does not know one of them.
   */
  public Optional<Geometry> area(List<FreeZone> zones) {
    Bounds extent = ground.terrain().extent();
    double cell = Math.max(extent.widthMetres(), extent.heightMetres()) / CELLS;
    List<Geometry> runs = new ArrayList<>();
    for (double south = extent.south(); south < extent.north(); south += cell) {
      double north = Math.min(south + cell, extent.north());
      double from = Double.NaN;
      for (double west = extent.west(); west < extent.east(); west += cell) {
        boolean inside =
            contains(zones, new MapPoint(west + cell / 2, south + cell / 2)).orElse(false);
        if (inside && Double.isNaN(from)) {
          from = west;
        } else if (!inside && !Double.isNaN(from)) {
          runs.add(SHAPES.toGeometry(new Envelope(from, west, south, north)));
          from = Double.NaN;
        }
      }
      if (!Double.isNaN(from)) {
        runs.add(SHAPES.toGeometry(new Envelope(from, extent.east(), south, north)));
      }
    }
    return runs.isEmpty()
        ? Optional.empty()
        : Optional.of(DouglasPeuckerSimplifier.simplify(UnaryUnionOp.union(runs), cell));
  }

  /** Ahead of both ends, looking from each to the other. */
  private static boolean isBetween(MapPoint from, MapPoint to, MapPoint point) {
    double along =
        (point.x() - from.x()) * (to.x() - from.x()) + (point.y() - from.y()) * (to.y() - from.y());
    double whole = from.distanceMetres(to);
    return along >= 0 && along <= whole * whole;
  }

  /** By where the shape is nearest: a point on it lies on no side. */
  private static boolean isOnSide(Geometry shape, Direction side, MapPoint point) {
    Coordinate near = DistanceOp.nearestPoints(shape, at(point))[0];
    return (point.x() - near.x) * side.east() + (point.y() - near.y) * side.north() > 0;
  }

  /** The feature that a named place stands for, else the point itself. */
  private Optional<Geometry> shape(Position position) {
    Optional<Geometry> feature =
        position instanceof Position.AtPlace at ? feature(at.place()) : Optional.empty();
    return feature.or(() -> ground.find(position).map(ZoneIndex::at));
  }

  private Optional<Geometry> feature(String place) {
    return ground
        .terrain()
        .findPlace(place)
        .flatMap(Place::featureId)
        .flatMap(ground.terrain()::findFeature)
        .map(Feature::geometry);
  }

  private Optional<Geometry> area(String place) {
    return feature(place).filter(shape -> shape.getDimension() == 2);
  }

  private static Geometry at(MapPoint point) {
    return SHAPES.createPoint(new Coordinate(point.x(), point.y()));
  }
}
