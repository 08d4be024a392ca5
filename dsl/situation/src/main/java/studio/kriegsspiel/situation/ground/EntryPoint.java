package studio.kriegsspiel.situation.ground;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Where reinforcements come on to the map: at the position the text gives; by a road and from a
 * direction, where that road ends on that side.
 */
public final class EntryPoint {
  private EntryPoint() {}

  /** The point, if it is known and on the map. */
  public static Optional<MapPoint> find(Reinforcement coming, GroundIndex ground) {
    return find(coming.entry(), coming.from(), ground);
  }

  /** Where troops go off the map or come on to it by a road, and on which side. */
  public static Optional<MapPoint> find(
      Position entry, Optional<Direction> from, GroundIndex ground) {
    if (entry instanceof Position.AtPlace at && from.isPresent()) {
      Optional<MapPoint> end =
          ground
              .terrain()
              .findPlace(at.place())
              .flatMap(Place::featureId)
              .flatMap(ground.terrain()::findFeature)
              .flatMap(road -> end(road, from.get(), ground.terrain()));
      if (end.isPresent()) {
        return end;
      }
    }
    return ground.find(entry);
  }

  private static Optional<MapPoint> end(Feature road, Direction side, Terrain terrain) {
    if (road.geometry().getDimension() != 1) {
      return Optional.empty();
    }
    Geometry map = road.geometry().getFactory().toGeometry(terrain.extent().toEnvelope());
    return Arrays.stream(road.geometry().intersection(map).getCoordinates())
        .max(Comparator.comparingDouble(c -> c.x * side.east() + c.y * side.north()))
        .map(each -> new MapPoint(each.x, each.y));
  }
}
