package studio.kriegsspiel.drawing.relief;

import java.awt.geom.Path2D;
import java.util.List;
import studio.kriegsspiel.drawing.relief.ContourTracer.Line;
import studio.kriegsspiel.terrain.Bounds;

/**
 * The strokes of a hachured map: from points evenly spaced along each contour down to the next one,
 * sorted by weight. Ground flatter than half a degree stays white, as plateaus and valley floors
 * did.
 */
final class HachureField {
  static final int WEIGHTS = 8;
  private static final double STEEPEST_DEGREES = 28;
  private static final double FLAT = Math.tan(Math.toRadians(0.5));

  private final FineGrid grid;
  private final double interval;
  private final double spacing;
  private final Bounds extent;
  private final TiledPaths[] paths = new TiledPaths[WEIGHTS];

  HachureField(FineGrid grid, List<Line> lines, double interval, Bounds extent) {
    this.grid = grid;
    this.interval = interval;
    this.extent = extent;
    double longest = Math.max(extent.widthMetres(), extent.heightMetres());
    this.spacing = Math.max(5, longest / 700);
    for (int i = 0; i < WEIGHTS; i++) {
      paths[i] = new TiledPaths(extent, longest / 12);
    }
    lines.forEach(this::along);
  }

  /** Metres between neighbouring strokes. */
  double spacingMetres() {
    return spacing;
  }

  TiledPaths paths(int weight) {
    return paths[weight];
  }

  /** Breadth of a stroke as a share of the spacing. */
  static double share(int weight) {
    return 0.075 + 0.5 * weight / (WEIGHTS - 1.0);
  }

  private void along(Line line) {
    double left = spacing / 2;
    for (int i = 1; i < line.size(); i++) {
      double dx = line.x(i) - line.x(i - 1);
      double dy = line.y(i) - line.y(i - 1);
      double length = Math.hypot(dx, dy);
      double at = left;
      while (at < length) {
        stroke(line.x(i - 1) + dx * at / length, line.y(i - 1) + dy * at / length);
        at += spacing;
      }
      left = at - length;
    }
  }

  /** One stroke from a point downhill until the next contour, level ground or the map's edge. */
  private void stroke(double startX, double startY) {
    double step = Math.max(2, grid.geometry().cellMetres() / 2);
    double bottom = grid.heightAt(startX, startY) - interval * 0.94;
    double longest = spacing * 16;
    double x = startX;
    double y = startY;
    double run = 0;
    double steepest = 0;
    Path2D.Float path = new Path2D.Float();
    path.moveTo(x - extent.west(), y - extent.north());
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
      path.lineTo(x - extent.west(), y - extent.north());
      if (!(grid.heightAt(x, y) > bottom)) {
        break;
      }
    }
    if (run >= step) {
      double degrees = Math.toDegrees(Math.atan(steepest));
      int weight = (int) Math.min(WEIGHTS - 1, degrees / STEEPEST_DEGREES * WEIGHTS);
      paths[weight].pathAt(startX, startY).append(path, false);
    }
  }
}
