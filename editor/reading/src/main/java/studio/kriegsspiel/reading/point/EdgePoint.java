package studio.kriegsspiel.reading.point;

import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.FeatureIndex;

/**
 * A point, or the edge of the wood or the houses it lies in: whoever holds a farm looks and fires
 * out from its edge, and is seen and struck there.
 *
 * @param at where to look from or aim at
 * @param note what was done, nothing if the point lies in the open
 */
public record EdgePoint(MapPoint at, Optional<String> note) {
  private static final double INSIDE_METRES = 2;
  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  /** The edge that faces another point. */
  public static EdgePoint facing(
      FeatureIndex features, MapPoint point, MapPoint other, String who) {
    double farthest = 0;
    Feature shell = null;
    for (Feature feature : features.at(point.x(), point.y())) {
      if (Described.SHUTTING.contains(feature.kind()) && feature.geometry().getDimension() == 2) {
        double out = exitMetres(feature.geometry(), point, other);
        if (out > farthest) {
          farthest = out;
          shell = feature;
        }
      }
    }
    double distance = point.distanceMetres(other);
    if (shell == null || farthest >= distance - INSIDE_METRES || farthest < 2 * INSIDE_METRES) {
      return new EdgePoint(point, Optional.empty());
    }
    return new EdgePoint(
        point.offset(farthest - INSIDE_METRES, point.bearingDegrees(other)),
        Optional.of(
            who
                + " is taken at the edge of "
                + Described.named(shell)
                + CoverWords.depth(shell).map(words -> ", " + words).orElse("")));
  }

  /** How far from a point a line to another leaves the area; 0 if the point is outside. */
  private static double exitMetres(Geometry area, MapPoint point, MapPoint other) {
    LineString line =
        GEOMETRY.createLineString(
            new Coordinate[] {
              new Coordinate(point.x(), point.y()), new Coordinate(other.x(), other.y())
            });
    Geometry inside = area.intersection(line);
    for (int i = 0; i < inside.getNumGeometries(); i++) {
      Coordinate[] part = inside.getGeometryN(i).getCoordinates();
      double nearest = Double.POSITIVE_INFINITY;
      double farthest = 0;
      for (Coordinate each : part) {
        double metres = point.distanceMetres(new MapPoint(each.x, each.y));
        nearest = Math.min(nearest, metres);
        farthest = Math.max(farthest, metres);
      }
      if (nearest < 0.01) {
        return farthest;
      }
    }
    return 0;
  }
}
