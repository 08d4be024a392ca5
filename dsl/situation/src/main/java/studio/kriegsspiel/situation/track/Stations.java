package studio.kriegsspiel.situation.track;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.operation.distance.DistanceOp;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/**
 * The points that a way goes by. A road or another line is gone along from where it is nearest to
 * what comes before to where it is nearest to what comes behind.
 */
final class Stations {
  private Stations() {}

  /** The points, in the order of the way; what the ground does not know is left out. */
  static List<MapPoint> of(GroundIndex ground, MapPoint from, List<Position> by, MapPoint to) {
    List<MapPoint> points = new ArrayList<>();
    MapPoint last = from;
    for (int i = 0; i < by.size(); i++) {
      Optional<Geometry> line = findLine(ground, by.get(i));
      Optional<MapPoint> point = ground.find(by.get(i));
      if (line.isPresent()) {
        MapPoint on = nearest(line.get(), last);
        MapPoint off = nearest(line.get(), next(ground, by, i, to));
        points.add(on);
        points.add(off);
        last = off;
      } else if (point.isPresent()) {
        points.add(point.get());
        last = point.get();
      }
    }
    return points;
  }

  private static MapPoint next(GroundIndex ground, List<Position> by, int index, MapPoint to) {
    for (int i = index + 1; i < by.size(); i++) {
      Optional<MapPoint> point = ground.find(by.get(i));
      if (point.isPresent()) {
        return point.get();
      }
    }
    return to;
  }

  private static Optional<Geometry> findLine(GroundIndex ground, Position position) {
    return position instanceof Position.AtPlace at
        ? ground
            .terrain()
            .findPlace(at.place())
            .flatMap(Place::featureId)
            .flatMap(ground.terrain()::findFeature)
            .map(Feature::geometry)
            .filter(shape -> shape.getDimension() == 1)
        : Optional.empty();
  }

  private static MapPoint nearest(Geometry line, MapPoint to) {
    Coordinate at =
        DistanceOp.nearestPoints(
            line, line.getFactory().createPoint(new Coordinate(to.x(), to.y())))[0];
    return new MapPoint(at.x, at.y);
  }
}
