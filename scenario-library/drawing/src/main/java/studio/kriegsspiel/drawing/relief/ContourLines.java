package studio.kriegsspiel.drawing.relief;

import java.awt.geom.Path2D;
import studio.kriegsspiel.drawing.relief.ContourTracer.Line;
import studio.kriegsspiel.terrain.ElevationGrid;

/** Contours of a small piece of ground, for a preview while it is being shaped. */
public final class ContourLines {
  private static final int MOST_LEVELS = 400;

  private ContourLines() {}

  /**
   * Traces all contours at multiples of an interval.
   *
   * @return lines in metres east and north of the grid's north-west corner, north positive
   */
  public static Path2D of(ElevationGrid heights, double intervalMetres) {
    Path2D.Double paths = new Path2D.Double();
    if (heights.columns() < 2 || heights.rows() < 2) {
      return paths;
    }
    FineGrid grid = FineGrid.of(heights);
    ContourTracer tracer = new ContourTracer(grid);
    double west = heights.bounds().west();
    double north = heights.bounds().north();
    long first = (long) Math.ceil(grid.lowest() / intervalMetres);
    for (long step = first;
        step * intervalMetres <= grid.highest() && step < first + MOST_LEVELS;
        step++) {
      for (Line line : tracer.trace(step * intervalMetres + 1e-4)) {
        paths.moveTo(line.x(0) - west, line.y(0) - north);
        for (int i = 1; i < line.size(); i++) {
          paths.lineTo(line.x(i) - west, line.y(i) - north);
        }
      }
    }
    return paths;
  }
}
