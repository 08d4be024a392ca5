package studio.kriegsspiel.desk.map;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.operation.distance.DistanceOp;
import studio.kriegsspiel.desk.ground.Vertices;
import studio.kriegsspiel.desk.ground.Vertices.Vertex;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Leads a point that is drawn near a corner, an end or a line of its like exactly there: ways to
 * ways, water to water, edges to edges. Lines that give heights are never led.
 */
public final class Snaps {
  private static final GeometryFactory FACTORY = new GeometryFactory();
  private static final List<Set<FeatureKind>> FAMILIES =
      List.of(
          EnumSet.of(
              FeatureKind.ROAD,
              FeatureKind.BRIDGE,
              FeatureKind.FORD,
              FeatureKind.SUNKEN_ROAD,
              FeatureKind.EMBANKMENT),
          EnumSet.of(
              FeatureKind.STREAM,
              FeatureKind.RIVER,
              FeatureKind.LAKE,
              FeatureKind.BRIDGE,
              FeatureKind.FORD),
          EnumSet.of(
              FeatureKind.WOOD_LIGHT,
              FeatureKind.WOOD_DENSE,
              FeatureKind.GARDEN,
              FeatureKind.BUILDING,
              FeatureKind.FARM,
              FeatureKind.VILLAGE,
              FeatureKind.HEDGE,
              FeatureKind.WALL,
              FeatureKind.MARSH,
              FeatureKind.LAKE));

  private Snaps() {}

  /**
   * Where a point of a thing of some kind is led to.
   *
   * @param but the id of the feature that is being reshaped, which is not led to itself
   * @param reachMetres how far a point is led
   */
  public static Optional<MapPoint> find(
      Terrain terrain, FeatureKind kind, Optional<String> but, MapPoint at, double reachMetres) {
    List<Geometry> near =
        terrain.features().stream()
            .filter(each -> but.filter(each.id()::equals).isEmpty())
            .filter(each -> areAlike(kind, each.kind()))
            .map(Feature::geometry)
            .filter(shape -> reaches(shape, at, reachMetres))
            .toList();
    return corner(near, at, reachMetres).or(() -> line(near, at, reachMetres));
  }

  private static boolean areAlike(FeatureKind first, FeatureKind second) {
    return FAMILIES.stream().anyMatch(family -> family.contains(first) && family.contains(second));
  }

  private static boolean reaches(Geometry shape, MapPoint at, double reachMetres) {
    Envelope box = shape.getEnvelopeInternal().copy();
    box.expandBy(reachMetres);
    return box.contains(at.x(), at.y());
  }

  private static Optional<MapPoint> corner(List<Geometry> near, MapPoint at, double reachMetres) {
    return near.stream()
        .flatMap(shape -> Vertices.of(shape).stream())
        .map(Vertex::at)
        .filter(corner -> corner.distanceMetres(at) <= reachMetres)
        .min(Comparator.comparingDouble(corner -> corner.distanceMetres(at)));
  }

  private static Optional<MapPoint> line(List<Geometry> near, MapPoint at, double reachMetres) {
    Point point = FACTORY.createPoint(new Coordinate(at.x(), at.y()));
    return near.stream()
        .map(shape -> shape.getDimension() == 2 ? shape.getBoundary() : shape)
        .map(shape -> DistanceOp.nearestPoints(shape, point)[0])
        .map(nearest -> new MapPoint(nearest.x, nearest.y))
        .filter(nearest -> nearest.distanceMetres(at) <= reachMetres)
        .min(Comparator.comparingDouble(nearest -> nearest.distanceMetres(at)));
  }
}
