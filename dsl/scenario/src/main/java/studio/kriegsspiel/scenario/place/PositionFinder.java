package studio.kriegsspiel.scenario.place;

import java.util.Optional;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.GridReference;
import studio.kriegsspiel.terrain.crs.LatLon;

/** Finds where on a terrain a written position lies. Thread-safe. */
public final class PositionFinder {
  private final Terrain terrain;
  private final double metresPerPace;

  /**
   * A finder for one terrain.
   *
   * @param metresPerPace the pace of the scenario's rule book, in metres
   */
  public PositionFinder(Terrain terrain, double metresPerPace) {
    this.terrain = terrain;
    this.metresPerPace = metresPerPace;
  }

  /** The point meant; empty if a name is unknown or a reference cannot be read. */
  public Optional<MapPoint> find(Position position) {
    if (position instanceof Position.AtPlace at) {
      return terrain.findPlace(at.place()).map(Place::at);
    } else if (position instanceof Position.Offset offset) {
      double metres = offset.distance().metres(metresPerPace);
      return find(offset.origin()).map(origin -> origin.offset(metres, offset.towards().degrees()));
    } else if (position instanceof Position.Grid grid) {
      return GridReference.find(grid.reference(), terrain.extent());
    } else if (position instanceof Position.Geographic place) {
      return findGeographic(place);
    }
    throw new IllegalStateException("Unknown kind of position: " + position.getClass());
  }

  private Optional<MapPoint> findGeographic(Position.Geographic place) {
    try {
      return Optional.of(
          CoordinateSystem.of(terrain.crs())
              .toMapPoint(new LatLon(place.latitude(), place.longitude())));
    } catch (GroundException | IllegalArgumentException outside) {
      return Optional.empty();
    }
  }
}
