package studio.kriegsspiel.drawing.relief;

import java.awt.geom.Path2D;
import java.util.stream.LongStream;
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
    double west = heights.bounds().west();
    double north = heights.bounds().north();
    double[] levels =
        LongStream.iterate(
                (long) Math.ceil(grid.lowest() / intervalMetres),
                step -> step * intervalMetres <= grid.highest(),
                step -> step + 1)
            .limit(MOST_LEVELS)
            .mapToDouble(step -> step * intervalMetres + 1e-4)
            .toArray();
    if (levels.length > 0) {
      new ContourTracer(grid)
          .trace(levels)
          .forEach(lines -> lines.forEach(line -> add(line, west, north, paths)));
    }
    return paths;
  }

  private static void add(Line line, double west, double north, Path2D paths) {
    paths.moveTo(line.x(0) - west, line.y(0) - north);
    for (int i = 1; i < line.size(); i++) {
      paths.lineTo(line.x(i) - west, line.y(i) - north);
    }
  }
}
