package studio.kriegsspiel.drawing.relief;

import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.drawing.relief.ContourTracer.Line;
import studio.kriegsspiel.terrain.Bounds;

/**
 * The strokes of a hachured map: from points evenly spaced along each contour down to the next one,
 * sorted by weight. Ground flatter than half a degree stays white, as plateaus and valley floors
 * did. Strokes are also sorted by level, so that a smaller scale can draw every second, fourth or
 * eighth of them.
 */
final class HachureField {
  static final int WEIGHTS = 16;
  static final int LEVELS = 4;
  private static final double STEEPEST_DEGREES = 28;
  private static final double FLAT = Math.tan(Math.toRadians(0.5));

  private final FineGrid grid;
  private final double interval;
  private final double spacing;
  private final Bounds extent;
  private final TiledPaths[][] paths = new TiledPaths[LEVELS][WEIGHTS];

  HachureField(FineGrid grid, List<Line> lines, double interval, Bounds extent) {
    this.grid = grid;
    this.interval = interval;
    this.extent = extent;
    double longest = Math.max(extent.widthMetres(), extent.heightMetres());
    this.spacing = Math.max(5, longest / 700);
    for (TiledPaths[] level : paths) {
      for (int i = 0; i < WEIGHTS; i++) {
        level[i] = new TiledPaths(extent, longest / 12);
      }
    }
    lines.forEach(this::along);
  }

  /** Metres between neighbouring strokes. */
  double spacingMetres() {
    return spacing;
  }

  /** Strokes of a weight that are drawn from a level on; level 0 holds every second stroke. */
  TiledPaths paths(int level, int weight) {
    return paths[level][weight];
  }

  /** Breadth of a stroke as a share of the spacing. */
  static double share(int weight) {
    return 0.075 + 0.5 * weight / (WEIGHTS - 1.0);
  }

  private void along(Line line) {
    double left = spacing / 2;
    int number = 0;
    for (int i = 1; i < line.size(); i++) {
      double dx = line.x(i) - line.x(i - 1);
      double dy = line.y(i) - line.y(i - 1);
      double length = Math.hypot(dx, dy);
      double at = left;
      while (at < length) {
        number++;
        int level = Math.min(LEVELS - 1, Integer.numberOfTrailingZeros(number));
        stroke(level, line.x(i - 1) + dx * at / length, line.y(i - 1) + dy * at / length);
        at += spacing;
      }
      left = at - length;
    }
  }

  /**
   * One stroke from a point downhill until the next contour, level ground or the map's edge. Its
   * middle is kept only where it bends.
   */
  private void stroke(int level, double startX, double startY) {
    double step = Math.max(2, grid.geometry().cellMetres() / 2);
    double bottom = grid.heightAt(startX, startY) - interval * 0.94;
    double longest = spacing * 16;
    double x = startX;
    double y = startY;
    double run = 0;
    double steepest = 0;
    List<double[]> points = new ArrayList<>();
    points.add(new double[] {x, y});
    while (run < longest) {
      double east = (grid.heightAt(x + step, y) - grid.heightAt(x - step, y)) / (2 * step);
      double north = (grid.heightAt(x, y + step) - grid.heightAt(x, y - step)) / (2 * step);
      double rise = Math.hypot(east, north);
      if (!(rise > FLAT)) {
        break;
      }
      steepest = Math.max(steepest, rise);
      x -= east / rise * step;
      y -= north / rise * step;
      run += step;
      points.add(new double[] {x, y});
      if (!(grid.heightAt(x, y) > bottom)) {
        break;
      }
    }
    if (run >= step) {
      double degrees = Math.toDegrees(Math.atan(steepest));
      int weight = (int) Math.min(WEIGHTS - 1, degrees / STEEPEST_DEGREES * WEIGHTS);
      draw(paths[level][weight].pathAt(startX, startY), points);
    }
  }

  private void draw(Path2D.Float path, List<double[]> points) {
    double[] first = points.get(0);
    double[] last = points.get(points.size() - 1);
    double[] middle = points.get(points.size() / 2);
    path.moveTo(first[0] - extent.west(), first[1] - extent.north());
    double off = Line2D.ptSegDist(first[0], first[1], last[0], last[1], middle[0], middle[1]);
    if (off > spacing * 0.15) {
      path.lineTo(middle[0] - extent.west(), middle[1] - extent.north());
    }
    path.lineTo(last[0] - extent.west(), last[1] - extent.north());
  }
}
