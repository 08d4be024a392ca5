package studio.kriegsspiel.library.reconstruction;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.Polygon;
import studio.kriegsspiel.library.reconstruction.LeastCurvature.Fixed;
import studio.kriegsspiel.library.reconstruction.TerrainSource.Cut;
import studio.kriegsspiel.library.reconstruction.TerrainSource.Heights;
import studio.kriegsspiel.library.reconstruction.TerrainSource.Line;
import studio.kriegsspiel.library.reconstruction.TerrainSource.Pit;
import studio.kriegsspiel.library.reconstruction.TerrainSource.Spot;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * Shapes the ground: a smooth surface through the figures, then hollow roads and pits cut into it.
 */
final class Relief {

  /** The surface is solved so far beyond the edges, that they do not flatten it. */
  private static final double MARGIN_METRES = 320;

  /** Heights are kept to this step, far below their accuracy, so that the file stays small. */
  private static final double STEP_METRES = 1 / 64.0;

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private final Heights heights;

  Relief(Heights heights) {
    this.heights = heights;
  }

  /** The ground without its hollow roads and pits, on a grid around the origin of the figures. */
  ElevationGrid uncut(GridGeometry grid) {
    double cell = grid.cellMetres();
    int margin = (int) Math.ceil(MARGIN_METRES / cell);
    GridGeometry wide =
        new GridGeometry(
            grid.columns() + 2 * margin,
            grid.rows() + 2 * margin,
            grid.west() - margin * cell,
            grid.north() + margin * cell,
            cell);
    double[] solved = LeastCurvature.solve(wide, fixed(cell / 2));
    return ElevationGrid.computed(
        grid, (x, y) -> stepped(solved[wide.index(wide.columnOf(x), wide.rowOf(y))]));
  }

  /** The ground as it was. */
  ElevationGrid cut(ElevationGrid uncut) {
    float[] ground = uncut.toArray();
    GridGeometry grid = uncut.geometry();
    for (Cut cut : heights.cuts()) {
      for (int i = 1; i < cut.points().size(); i++) {
        cutSegment(ground, uncut, cut, cut.points().get(i - 1), cut.points().get(i));
      }
    }
    for (Pit pit : heights.pits()) {
      dig(ground, uncut, pit);
    }
    return ElevationGrid.adopting(grid, ground);
  }

  private List<Fixed> fixed(double stepMetres) {
    List<Fixed> fixed = new ArrayList<>();
    for (Line line : heights.lines()) {
      for (int i = 1; i < line.points().size(); i++) {
        double[] from = line.points().get(i - 1);
        double[] to = line.points().get(i);
        int steps = (int) Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / stepMetres);
        for (int step = 0; step <= steps; step++) {
          double share = (double) step / steps;
          fixed.add(
              new Fixed(
                  from[0] + (to[0] - from[0]) * share,
                  from[1] + (to[1] - from[1]) * share,
                  from[2] + (to[2] - from[2]) * share));
        }
      }
    }
    for (Spot spot : heights.spots()) {
      fixed.add(new Fixed(spot.at()[0], spot.at()[1], spot.height()));
    }
    return fixed;
  }

  private static void cutSegment(
      float[] ground, ElevationGrid uncut, Cut cut, double[] from, double[] to) {
    LineSegment axis = new LineSegment(from[0], from[1], to[0], to[1]);
    double half = cut.widthMetres() / 2;
    double reach = half + cut.bankMetres();
    Envelope box = new Envelope(axis.p0, axis.p1);
    box.expandBy(reach);
    lower(
        ground,
        uncut,
        box,
        (x, y) -> {
          Coordinate here = new Coordinate(x, y);
          double share = Math.max(0, Math.min(1, axis.projectionFactor(here)));
          double depth = from[2] + (to[2] - from[2]) * share;
          return depth * bank(axis.distance(here), half, reach);
        });
  }

  private static void dig(float[] ground, ElevationGrid uncut, Pit pit) {
    List<Coordinate> ring = new ArrayList<>();
    pit.area().forEach(point -> ring.add(new Coordinate(point[0], point[1])));
    ring.add(ring.get(0));
    Polygon outline = GEOMETRY.createPolygon(ring.toArray(new Coordinate[0]));
    lower(
        ground,
        uncut,
        outline.getEnvelopeInternal(),
        (x, y) -> {
          org.locationtech.jts.geom.Point here = GEOMETRY.createPoint(new Coordinate(x, y));
          double inside = outline.covers(here) ? outline.getBoundary().distance(here) : 0;
          return pit.depth() * Math.min(1, inside / pit.bankMetres());
        });
  }

  private interface Depth {
    double at(double x, double y);
  }

  /**
   * Lowers the ground to a depth below the uncut surface; where cuts meet, the deeper one counts.
   */
  private static void lower(float[] ground, ElevationGrid uncut, Envelope box, Depth depth) {
    GridGeometry grid = uncut.geometry();
    int firstRow = Math.max(0, grid.rowOf(box.getMaxY()));
    int lastRow = Math.min(grid.rows() - 1, grid.rowOf(box.getMinY()));
    int firstColumn = Math.max(0, grid.columnOf(box.getMinX()));
    int lastColumn = Math.min(grid.columns() - 1, grid.columnOf(box.getMaxX()));
    for (int row = firstRow; row <= lastRow; row++) {
      for (int column = firstColumn; column <= lastColumn; column++) {
        int at = grid.index(column, row);
        double below = depth.at(grid.centreX(column), grid.centreY(row));
        ground[at] = Math.min(ground[at], (float) stepped(uncut.height(at) - below));
      }
    }
  }

  /** 1 on the floor of a cut, falling to 0 at the top of its bank. */
  private static double bank(double fromAxis, double half, double reach) {
    return fromAxis <= half ? 1 : Math.max(0, (reach - fromAxis) / (reach - half));
  }

  private static double stepped(double height) {
    return Math.rint(height / STEP_METRES) * STEP_METRES;
  }
}
