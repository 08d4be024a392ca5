package studio.kriegsspiel.desk.ground;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.buffer.BufferOp;
import org.locationtech.jts.operation.buffer.BufferParameters;
import org.locationtech.jts.operation.linemerge.LineMerger;
import org.locationtech.jts.simplify.TopologyPreservingSimplifier;

/** Shapes made simpler, cut in two and put together. */
public final class Shapes {
  private static final int ROUND = 4;

  private Shapes() {}

  /**
   * The shape without corners that lie so near the line between others; it crosses itself never.
   */
  public static Geometry simplified(Geometry shape, double metres) {
    return TopologyPreservingSimplifier.simplify(shape, metres);
  }

  /** The two parts of a line that is cut at a corner; nothing of an area, nor at an end. */
  public static Optional<List<Geometry>> split(Geometry shape, int corner) {
    if (!(shape instanceof LineString line) || corner <= 0 || corner >= line.getNumPoints() - 1) {
      return Optional.empty();
    }
    Coordinate[] all = line.getCoordinates();
    return Optional.of(
        List.of(
            line.getFactory().createLineString(Arrays.copyOfRange(all, 0, corner + 1)),
            line.getFactory().createLineString(Arrays.copyOfRange(all, corner, all.length))));
  }

  /** The strip of a breadth along a line, half of it on each side; nothing of an area. */
  public static Optional<Geometry> strip(Geometry shape, double metres) {
    return Optional.of(shape)
        .filter(LineString.class::isInstance)
        .map(
            line ->
                BufferOp.bufferOp(
                    line,
                    metres / 2,
                    new BufferParameters(
                        ROUND,
                        BufferParameters.CAP_FLAT,
                        BufferParameters.JOIN_ROUND,
                        BufferParameters.DEFAULT_MITRE_LIMIT)))
        .filter(Polygon.class::isInstance);
  }

  /** Both as one: lines that end in one point, areas that overlap or share a side. */
  public static Optional<Geometry> joined(Geometry one, Geometry other) {
    if (one instanceof LineString && other instanceof LineString) {
      LineMerger merger = new LineMerger();
      merger.add(List.of(one, other));
      Collection<?> merged = merger.getMergedLineStrings();
      return merged.size() == 1
          ? Optional.of((Geometry) merged.iterator().next())
          : Optional.empty();
    }
    if (one instanceof Polygon && other instanceof Polygon && one.intersects(other)) {
      return Optional.of(one.union(other)).filter(Polygon.class::isInstance);
    }
    return Optional.empty();
  }
}
