package studio.kriegsspiel.importer.vector;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.CoordinateArrays;
import org.locationtech.jts.geom.CoordinateList;
import org.locationtech.jts.geom.CoordinateSequence;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.util.GeometryFixer;
import org.locationtech.jts.geom.util.GeometryTransformer;
import org.locationtech.jts.operation.valid.RepeatedPointTester;
import studio.kriegsspiel.terrain.FeatureKind;

/** Mends what drawing programs leave: crossing outlines, doubled points, areas drawn as lines. */
final class Topology {
  private Topology() {}

  private static final double MOST_GAP_SHARE = 0.05;

  /** A sound geometry, whether it had to be changed, and whether a line was closed to an area. */
  record Mended(Geometry geometry, boolean changed, boolean closed) {}

  static Mended mend(Geometry drawn, Optional<FeatureKind> kind) {
    Geometry geometry = withoutRepeats(drawn);
    boolean wantsArea = kind.isPresent() && !kind.get().shape().accepts(1);
    boolean closed = false;
    if (wantsArea && geometry instanceof LineString line && line.getNumPoints() >= 3) {
      closed = !line.isClosed() && isNearlyClosed(line);
      if (closed || (line.isClosed() && line.getNumPoints() >= 4)) {
        geometry = area(line);
      }
    }
    if (geometry.isValid()) {
      return new Mended(geometry, false, closed);
    }
    Geometry fixed = sameDimension(GeometryFixer.fix(geometry), geometry.getDimension());
    return new Mended(fixed, true, closed);
  }

  private static Geometry withoutRepeats(Geometry drawn) {
    if (!new RepeatedPointTester().hasRepeatedPoint(drawn)) {
      return drawn;
    }
    Geometry plain = drawn;
    try {
      plain =
          new GeometryTransformer() {
            @Override
            protected CoordinateSequence transformCoordinates(
                CoordinateSequence coordinates, Geometry parent) {
              return createCoordinateSequence(
                  CoordinateArrays.removeRepeatedPoints(coordinates.toCoordinateArray()));
            }
          }.transform(drawn);
    } catch (IllegalArgumentException e) {
      // A line whose points are all the same is none; mending it will show that.
    }
    return plain.getDimension() == drawn.getDimension() ? plain : drawn;
  }

  /** Whether the gap is small beside the line: someone meant to draw an area. */
  private static boolean isNearlyClosed(LineString line) {
    double gap = line.getCoordinateN(0).distance(line.getCoordinateN(line.getNumPoints() - 1));
    return line.getNumPoints() >= 4 && gap <= MOST_GAP_SHARE * line.getLength();
  }

  private static Geometry area(LineString line) {
    CoordinateList ring = new CoordinateList(line.getCoordinates());
    ring.closeRing();
    return line.getFactory().createPolygon(ring.toCoordinateArray());
  }

  /** Only those parts of a geometry that have a dimension; others are left over from cutting. */
  static Geometry sameDimension(Geometry geometry, int dimension) {
    List<Geometry> parts = new ArrayList<>();
    collect(geometry, dimension, parts);
    return new GeometryFactory().buildGeometry(parts);
  }

  private static void collect(Geometry geometry, int dimension, List<Geometry> parts) {
    if (geometry.getNumGeometries() == 1 && geometry.getGeometryN(0) == geometry) {
      if (geometry.getDimension() == dimension && !geometry.isEmpty()) {
        parts.add(geometry);
      }
      return;
    }
    for (int i = 0; i < geometry.getNumGeometries(); i++) {
      collect(geometry.getGeometryN(i), dimension, parts);
    }
  }
}
