package studio.kriegsspiel.terrain.surface;

import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;

/**
 * Heights from contours and spot heights: the surface of least curvature through them, found from
 * coarse to fine. Hilltops rise above their highest contour instead of being cut flat. Ridges and
 * valleys whose points have heights of their own (a third coordinate) hold the surface along them
 * and leave it rounded; those without let it be sharp.
 */
public final class ContourSurface {
  private static final int ROUNDS = 8;
  private static final long MOST_CELLS = 30_000_000;
  private static final int LEAST_POINTS = 3;

  private ContourSurface() {}

  /**
   * Builds the surface.
   *
   * @param features contours and spot heights with heights; ridges and valleys, also some way
   *     beyond the grid; others do not count
   * @param progress hears the share done, and may throw to end the work
   * @throws GroundException if there are too few heights, all in one, or too many cells
   */
  public static ElevationGrid of(
      List<Feature> features, GridGeometry grid, DoubleConsumer progress) {
    HeightPoints points = HeightPoints.of(features, grid);
    if (points.known.size() < LEAST_POINTS) {
      throw new GroundException(
          "the contours and spot heights",
          "give " + points.known.size() + " heights on the terrain",
          "draw more, and give each its height in metres");
    }
    if (grid.size() > MOST_CELLS) {
      throw new GroundException(
          "the surface of contours",
          "would have %d x %d cells".formatted(grid.columns(), grid.rows()),
          "choose larger cells");
    }
    int margin = points.reachBeyond(grid.bounds()) ? HeightPoints.BEYOND_CELLS : 0;
    GridGeometry wide = grown(grid, margin);
    double[] plate = new PlateSolver(points, wide, Optional.empty(), ROUNDS, progress).solve();
    ElevationGrid all = heights(plate, wide);
    return margin == 0 ? all : ElevationGrid.computed(grid, all::heightMetresAt);
  }

  private static GridGeometry grown(GridGeometry grid, int cells) {
    return new GridGeometry(
        grid.columns() + 2 * cells,
        grid.rows() + 2 * cells,
        grid.west() - cells * grid.cellMetres(),
        grid.north() + cells * grid.cellMetres(),
        grid.cellMetres());
  }

  /** The ground around a grid from which drawn heights still shape the ground within. */
  public static Bounds reach(GridGeometry grid) {
    return grown(grid, HeightPoints.BEYOND_CELLS).bounds();
  }

  /** Whether features of a kind have a say in the surface. */
  public static boolean isShapedBy(FeatureKind kind) {
    return switch (kind) {
      case CONTOUR, SPOT_HEIGHT, RIDGE_LINE, VALLEY_LINE -> true;
      default -> false;
    };
  }

  /** Whether lines among these features tell the heights of the ground. */
  public static boolean isDrawnIn(List<Feature> features) {
    return features.stream()
        .anyMatch(
            feature -> feature.kind() == FeatureKind.CONTOUR || HeightPoints.tellsHeights(feature));
  }

  static ElevationGrid heights(double[] plate, GridGeometry grid) {
    float[] heights = new float[grid.size()];
    int wide = Math.max(2, grid.columns());
    for (int i = 0; i < heights.length; i++) {
      heights[i] = (float) plate[i / grid.columns() * wide + i % grid.columns()];
    }
    return ElevationGrid.adopting(grid, heights);
  }
}
