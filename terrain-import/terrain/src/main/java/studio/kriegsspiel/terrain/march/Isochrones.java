package studio.kriegsspiel.terrain.march;

import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.operation.linemerge.LineMerger;
import studio.kriegsspiel.terrain.GridGeometry;

/** Draws lines that a body reaches at one time. */
public final class Isochrones {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private Isochrones() {}

  /** The line reached after so many minutes, as one or more line strings; empty if none is. */
  public static Geometry at(MarchTimes times, double minutes) {
    GridGeometry grid = times.grid();
    LineMerger merger = new LineMerger();
    for (int row = 0; row + 1 < grid.rows(); row++) {
      for (int column = 0; column + 1 < grid.columns(); column++) {
        square(times, minutes, column, row, merger);
      }
    }
    LineString[] lines =
        ((java.util.Collection<?>) merger.getMergedLineStrings())
            .stream().map(LineString.class::cast).toArray(LineString[]::new);
    return GEOMETRY.createMultiLineString(lines);
  }

  /**
   * One square between four centres of cells (marching squares); a side without a time is passed
   * over.
   */
  private static void square(
      MarchTimes times, double minutes, int column, int row, LineMerger merger) {
    int[][] corners = {{column, row}, {column + 1, row}, {column + 1, row + 1}, {column, row + 1}};
    Coordinate[] crossings = new Coordinate[4];
    int count = 0;
    for (int side = 0; side < 4; side++) {
      int[] from = corners[side < 2 ? side : (side + 1) % 4];
      int[] to = corners[side < 2 ? side + 1 : side];
      double first = times.minutes(from[0], from[1]);
      double second = times.minutes(to[0], to[1]);
      if (Double.isInfinite(first) || Double.isInfinite(second)) {
        return;
      }
      if ((first < minutes) != (second < minutes)) {
        double share = (minutes - first) / (second - first);
        GridGeometry grid = times.grid();
        crossings[count++] =
            new Coordinate(
                grid.centreX(from[0]) + (grid.centreX(to[0]) - grid.centreX(from[0])) * share,
                grid.centreY(from[1]) + (grid.centreY(to[1]) - grid.centreY(from[1])) * share);
      }
    }
    for (int i = 0; i + 1 < count; i += 2) {
      if (!crossings[i].equals2D(crossings[i + 1])) {
        merger.add(GEOMETRY.createLineString(new Coordinate[] {crossings[i], crossings[i + 1]}));
      }
    }
  }
}
