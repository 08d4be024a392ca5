package studio.kriegsspiel.importer.vector;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.CoordinateList;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.index.strtree.STRtree;
import org.locationtech.jts.linearref.LinearLocation;
import org.locationtech.jts.linearref.LocationIndexedLine;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;

/** Joins roads that nearly meet: drawn by hand they often stop a pace or two short. */
final class RoadEnds {
  /** Farther apart two roads are taken to end where they end. */
  static final double REACH_METRES = 3;

  private static final double MET_METRES = 0.001;

  private final List<Feature> features;
  private final STRtree index = new STRtree();
  private int joined;

  private RoadEnds(List<Feature> features) {
    this.features = features;
    for (int i = 0; i < features.size(); i++) {
      if (isWay(features.get(i))) {
        index.insert(features.get(i).geometry().getEnvelopeInternal(), i);
      }
    }
  }

  private static boolean isWay(Feature feature) {
    boolean road =
        feature.kind() == FeatureKind.ROAD
            || feature.kind() == FeatureKind.SUNKEN_ROAD
            || feature.kind() == FeatureKind.BRIDGE
            || feature.kind() == FeatureKind.FORD;
    return road && feature.geometry() instanceof LineString;
  }

  /** Leads loose ends to the road they nearly reach; returns how many. */
  static int join(List<Feature> features, int from, Progress progress) {
    RoadEnds ends = new RoadEnds(features);
    for (int i = from; i < features.size(); i++) {
      progress.requireWanted();
      if (isWay(features.get(i))) {
        ends.mend(i);
      }
    }
    return ends.joined;
  }

  private void mend(int number) {
    Feature road = features.get(number);
    LineString line = (LineString) road.geometry();
    if (line.isClosed() || line.getLength() <= 2 * REACH_METRES) {
      return;
    }
    // A short piece is added, as moving the end would tilt all of a long straight road.
    CoordinateList points = new CoordinateList(line.getCoordinates());
    int last = line.getNumPoints() - 1;
    Coordinate before = target(number, line.getCoordinateN(0), line.getCoordinateN(1));
    Coordinate behind = target(number, line.getCoordinateN(last), line.getCoordinateN(last - 1));
    if (before != null) {
      points.add(0, before);
      joined++;
    }
    if (behind != null) {
      points.add(behind);
      joined++;
    }
    if (before != null || behind != null) {
      Geometry mended = line.getFactory().createLineString(points.toCoordinateArray());
      features.set(
          number,
          new Feature(
              road.id(), road.kind(), mended, road.name(), road.attributes(), road.handEdit()));
    }
  }

  /** Where a loose end belongs; null where it meets another road already, or none is near. */
  private @Nullable Coordinate target(int number, Coordinate end, Coordinate next) {
    LineString piece = new GeometryFactory().createLineString(new Coordinate[] {end, next});
    Envelope reach = new Envelope(end);
    reach.expandBy(REACH_METRES);
    Coordinate best = null;
    double nearest = REACH_METRES;
    for (LineString other : near(number, reach)) {
      LinearLocation at = new LocationIndexedLine(other).project(end);
      Coordinate on = at.getCoordinate(other);
      double apart = on.distance(end);
      if (apart <= MET_METRES || piece.intersects(other)) {
        return null;
      }
      if (apart < nearest) {
        nearest = apart;
        best = nearestEnd(other, end, on);
      }
    }
    return best;
  }

  /** An end of the other road counts before a point along it. */
  private static Coordinate nearestEnd(LineString other, Coordinate end, Coordinate on) {
    for (int i : new int[] {0, other.getNumPoints() - 1}) {
      if (other.getCoordinateN(i).distance(end) <= REACH_METRES) {
        return other.getCoordinateN(i).copy();
      }
    }
    return new Coordinate(on.x, on.y);
  }

  private List<LineString> near(int number, Envelope reach) {
    List<LineString> lines = new ArrayList<>();
    for (Object other : index.query(reach)) {
      if ((Integer) other != number) {
        lines.add((LineString) features.get((Integer) other).geometry());
      }
    }
    return lines;
  }
}
