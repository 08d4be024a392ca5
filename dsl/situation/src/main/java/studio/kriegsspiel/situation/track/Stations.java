package studio.kriegsspiel.situation.track;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.linearref.LengthIndexedLine;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/**
 * What a way goes by. A road or another line is gone along from where it is nearest to what comes
 * before to where it is nearest to what comes behind.
 */
final class Stations {
  private Stations() {}

  /** In the order of the way; what the ground does not know is left out. */
  static List<Station> of(GroundIndex ground, MapPoint from, List<Position> by, MapPoint to) {
    List<Station> stations = new ArrayList<>();
    MapPoint last = from;
    for (int i = 0; i < by.size(); i++) {
      Optional<Geometry> line = findLine(ground, by.get(i));
      Optional<MapPoint> point = ground.find(by.get(i));
      if (line.isPresent()) {
        stations.add(along(line.get(), last, next(ground, by, i, to), true));
      } else if (point.isPresent()) {
        stations.add(Station.at(point.get()));
      } else {
        continue;
      }
      last = stations.get(stations.size() - 1).last();
    }
    return stations;
  }

  /** The road by which troops come on, as far as it leads towards where they go. */
  static Optional<Station> ofEntry(GroundIndex ground, Position entry, MapPoint from, MapPoint to) {
    return findLine(ground, entry)
        .map(line -> along(line, from, to, false))
        .filter(Station::isStretch);
  }

  private static Station along(Geometry line, MapPoint from, MapPoint to, boolean named) {
    LengthIndexedLine road = new LengthIndexedLine(line);
    double on = road.project(new Coordinate(from.x(), from.y()));
    double off = road.project(new Coordinate(to.x(), to.y()));
    List<MapPoint> points = new ArrayList<>();
    for (Coordinate each : road.extractLine(on, off).getCoordinates()) {
      MapPoint point = new MapPoint(each.x, each.y);
      if (points.isEmpty() || points.get(points.size() - 1).distanceMetres(point) >= 1) {
        points.add(point);
      }
    }
    return new Station(points, named);
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
}
