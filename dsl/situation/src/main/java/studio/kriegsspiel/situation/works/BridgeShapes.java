package studio.kriegsspiel.situation.works;

import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.operation.distance.DistanceOp;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;

/** Bridges that troops build or lose, as shapes on the ground. */
final class BridgeShapes {
  /** The stretch of way that is lost with a bridge, on either side of it, in metres. */
  private static final double GAP_METRES = 12;

  /** A bridge that was built reaches so far over either bank, in metres. */
  private static final double BANK_METRES = 15;

  /** Where a map's line ends nobody knows to the hand. */
  private static final double SOFT_METRES = 0.5;

  private static final int DIRECTIONS = 36;
  private static final GeometryFactory SHAPES = new GeometryFactory();

  private BridgeShapes() {}

  /** Where a bridge was there is water, whatever way led over it. */
  static Feature gap(Feature bridge) {
    return new Feature(
        "gap-" + bridge.id(),
        FeatureKind.RIVER,
        bridge.geometry().buffer(GAP_METRES),
        Optional.empty(),
        Attributes.NONE);
  }

  /**
   * A bridge by the shortest way over the water at a place.
   *
   * @param name begins the bridge's id
   */
  static Optional<Feature> span(GroundIndex ground, MapPoint at, String name) {
    return new WorkSite(ground, at)
        .findNearest(WorkSite.WATER, WorkSite.NEAR_METRES)
        .map(
            water ->
                new Feature(
                    name + "-" + water.id() + "-" + Math.round(at.x()) + "-" + Math.round(at.y()),
                    FeatureKind.BRIDGE,
                    shortest(bed(water), at),
                    Optional.empty(),
                    Attributes.NONE));
  }

  private static Geometry bed(Feature water) {
    double half = water.attributes().widthMetres().orElse(2) / 2;
    return water.geometry().getDimension() == 2
        ? water.geometry()
        : water.geometry().buffer(Math.max(1, half));
  }

  private static LineString shortest(Geometry bed, MapPoint at) {
    Coordinate here = new Coordinate(at.x(), at.y());
    Coordinate middle = DistanceOp.nearestPoints(bed, SHAPES.createPoint(here))[0];
    double reach = 2 * Math.sqrt(bed.getEnvelopeInternal().getArea()) + 1000;
    Geometry soft = bed.buffer(SOFT_METRES);
    Optional<Geometry> best = Optional.empty();
    for (int i = 0; i < DIRECTIONS; i++) {
      double angle = Math.PI * i / DIRECTIONS;
      Geometry wet =
          stretchAt(line(middle, angle, Math.min(reach, 2000)).intersection(soft), middle);
      if (best.isEmpty() || wet.getLength() < best.get().getLength()) {
        best = Optional.of(wet);
      }
    }
    return overBanks(best.orElseThrow().getCoordinates());
  }

  /** The part of a line in the water that a point lies on. */
  private static Geometry stretchAt(Geometry wet, Coordinate point) {
    Geometry here = SHAPES.createPoint(point);
    for (int i = 0; i < wet.getNumGeometries(); i++) {
      if (wet.getGeometryN(i).isWithinDistance(here, 1)) {
        return wet.getGeometryN(i);
      }
    }
    return wet;
  }

  /** From bank to bank, and on over both. */
  private static LineString overBanks(Coordinate[] wet) {
    LineSegment over = new LineSegment(wet[0], wet[wet.length - 1]);
    double share = BANK_METRES / over.getLength();
    return SHAPES.createLineString(
        new Coordinate[] {over.pointAlong(-share), over.pointAlong(1 + share)});
  }

  private static LineString line(Coordinate middle, double angle, double metres) {
    double dx = Math.cos(angle) * metres;
    double dy = Math.sin(angle) * metres;
    return SHAPES.createLineString(
        new Coordinate[] {
          new Coordinate(middle.x - dx, middle.y - dy), new Coordinate(middle.x + dx, middle.y + dy)
        });
  }
}
