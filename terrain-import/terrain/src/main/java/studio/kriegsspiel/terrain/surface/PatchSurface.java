package studio.kriegsspiel.terrain.surface;

import java.util.List;
import java.util.Optional;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * Heights of one area from the contours, spot heights, ridges and valleys within it and from the
 * ground around it: the surface of least curvature that leaves the surroundings as they are. With
 * no line in it the area is bridged smoothly from rim to rim, as if what stood there were taken
 * away.
 */
public final class PatchSurface {
  private static final int LEAST_ROUNDS = 16;
  private static final int MOST_ROUNDS = 160;
  private static final int WORK = 4_000_000;
  private static final int MOST_CELLS = 2_500_000;

  private PatchSurface() {}

  /**
   * Bends the surface; ground without any line and without a rim stays. Above 2.5 million cells it
   * is bent on coarser ones and read between them.
   *
   * @param area where the ground is new
   * @param around heights of the area and a margin around it; voids in the area are filled
   * @param lines what gives heights; parts outside the area do not count
   * @param beltMetres breadth along the rim in which heights lose their hold towards the rim
   * @return heights of all cells of {@code around}
   */
  public static ElevationGrid of(
      Geometry area, ElevationGrid around, List<Feature> lines, double beltMetres) {
    GridGeometry grid = coarse(around.geometry());
    HeightPoints points = HeightPoints.of(lines, grid);
    weaken(points, area, beltMetres);
    if (points.known.isEmpty() && area.covers(area.getFactory().toGeometry(envelope(around)))) {
      return around;
    }
    int rounds = Math.max(LEAST_ROUNDS, Math.min(MOST_ROUNDS, WORK / grid.size()));
    HeldRim rim = new HeldRim(area, around);
    double[] plate = new PlateSolver(points, grid, Optional.of(rim), rounds, share -> {}).solve();
    ElevationGrid bent = ContourSurface.heights(plate, grid);
    return grid.equals(around.geometry())
        ? bent
        : ElevationGrid.computed(around.geometry(), bent::heightMetresAt);
  }

  private static Envelope envelope(ElevationGrid grid) {
    return grid.bounds().toEnvelope();
  }

  private static GridGeometry coarse(GridGeometry grid) {
    int factor = 1;
    while ((long) grid.size() / factor / factor > MOST_CELLS) {
      factor++;
    }
    return new GridGeometry(
        (grid.columns() + factor - 1) / factor,
        (grid.rows() + factor - 1) / factor,
        grid.west(),
        grid.north(),
        grid.cellMetres() * factor);
  }

  private static void weaken(HeightPoints points, Geometry area, double beltMetres) {
    IndexedPointInAreaLocator within = new IndexedPointInAreaLocator(area);
    IndexedFacetDistance rim = new IndexedFacetDistance(area.getBoundary());
    points.known.removeIf(point -> outside(within, point));
    points.sharp.removeIf(point -> outside(within, point));
    for (double[] point : points.known) {
      Geometry at = area.getFactory().createPoint(new Coordinate(point[0], point[1]));
      double share = beltMetres > 0 ? Math.min(1, rim.distance(at) / beltMetres) : 1;
      point[3] *= share * share;
    }
  }

  private static boolean outside(IndexedPointInAreaLocator area, double[] point) {
    return area.locate(new Coordinate(point[0], point[1])) == Location.EXTERIOR;
  }
}
