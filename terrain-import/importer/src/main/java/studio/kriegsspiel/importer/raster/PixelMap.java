package studio.kriegsspiel.importer.raster;

import studio.kriegsspiel.importer.crs.PointTransform;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * Where points of the terrain's grid lie in a source, in pixels from its outer corner. Exact at
 * nodes 16 points apart and bilinear between them where that is within a twentieth of a pixel, else
 * exact everywhere.
 */
final class PixelMap {
  private static final int STEP = 16;
  private static final double TOLERANCE_PIXELS = 0.05;

  private final Georeference georeference;
  private final PointTransform toSource;

  PixelMap(Georeference georeference, PointTransform toSource) {
    this.georeference = georeference;
    this.toSource = toSource;
  }

  /**
   * Positions of a block of points, row by row.
   *
   * @param grid the terrain's grid
   * @param column first cell to the west
   * @param row first cell to the north
   * @param across points from west to east
   * @param down points from north to south
   * @param perCell points along the side of a cell
   * @return pairs of pixel column and row
   */
  double[] map(GridGeometry grid, int column, int row, int across, int down, int perCell) {
    Points points = new Points(grid, column, row, perCell);
    if (toSource.isIdentity() || across < 3 || down < 3) {
      return exact(points, across, down, 1);
    }
    double[] nodes = exact(points, nodes(across), nodes(down), STEP);
    return isSmooth(points, nodes, across, down)
        ? between(nodes, across, down)
        : exact(points, across, down, 1);
  }

  private static int nodes(int points) {
    return (points - 1 + STEP - 1) / STEP + 1;
  }

  private record Points(GridGeometry grid, int column, int row, int perCell) {
    double x(double i) {
      return grid.west() + (column + (i + 0.5) / perCell) * grid.cellMetres();
    }

    double y(double j) {
      return grid.north() - (row + (j + 0.5) / perCell) * grid.cellMetres();
    }
  }

  private double[] exact(Points points, int across, int down, int step) {
    double[] xy = new double[across * down * 2];
    int at = 0;
    for (int j = 0; j < down; j++) {
      for (int i = 0; i < across; i++) {
        xy[at++] = points.x((double) i * step);
        xy[at++] = points.y((double) j * step);
      }
    }
    return toPixels(xy);
  }

  private double[] toPixels(double[] xy) {
    toSource.apply(xy, xy.length / 2);
    for (int i = 0; i < xy.length; i += 2) {
      double x = xy[i];
      double y = xy[i + 1];
      xy[i] = georeference.columnOf(x, y);
      xy[i + 1] = georeference.rowOf(x, y);
    }
    return xy;
  }

  /** Tries the middle between nodes, where the error of the straight line is greatest. */
  private boolean isSmooth(Points points, double[] nodes, int across, int down) {
    int wide = nodes(across);
    int high = nodes(down);
    double[] middles = new double[(wide - 1) * (high - 1) * 2];
    int at = 0;
    for (int j = 0; j < high - 1; j++) {
      for (int i = 0; i < wide - 1; i++) {
        middles[at++] = points.x((i + 0.5) * STEP);
        middles[at++] = points.y((j + 0.5) * STEP);
      }
    }
    toPixels(middles);
    at = 0;
    for (int j = 0; j < high - 1; j++) {
      for (int i = 0; i < wide - 1; i++) {
        for (int part = 0; part < 2; part++) {
          int node = (j * wide + i) * 2 + part;
          double straight =
              (nodes[node] + nodes[node + 2] + nodes[node + wide * 2] + nodes[node + wide * 2 + 2])
                  / 4;
          if (!(Math.abs(straight - middles[at++]) < TOLERANCE_PIXELS)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static double[] between(double[] nodes, int across, int down) {
    int wide = nodes(across);
    double[] uv = new double[across * down * 2];
    int at = 0;
    for (int j = 0; j < down; j++) {
      int nodeRow = Math.min(j / STEP, nodes(down) - 2);
      double share = (j - nodeRow * STEP) / (double) STEP;
      for (int first = 0; first < across; first += STEP) {
        int north = (nodeRow * wide + first / STEP) * 2;
        int south = north + wide * 2;
        double u = mix(nodes[north], nodes[south], share);
        double v = mix(nodes[north + 1], nodes[south + 1], share);
        double stepU = (mix(nodes[north + 2], nodes[south + 2], share) - u) / STEP;
        double stepV = (mix(nodes[north + 3], nodes[south + 3], share) - v) / STEP;
        int count = Math.min(STEP, across - first);
        for (int i = 0; i < count; i++) {
          uv[at++] = u + i * stepU;
          uv[at++] = v + i * stepV;
        }
      }
    }
    return uv;
  }

  private static double mix(double first, double second, double share) {
    return first + (second - first) * share;
  }
}
