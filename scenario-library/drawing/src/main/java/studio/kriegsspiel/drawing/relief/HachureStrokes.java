package studio.kriegsspiel.drawing.relief;

import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.stream.LongStream;
import studio.kriegsspiel.drawing.relief.ContourTracer.Line;
import studio.kriegsspiel.terrain.Bounds;

/**
 * Draws the strokes of a {@link HachureField}: in rows between auxiliary contours, each stroke down
 * the steepest slope from one contour to the next, as broad as its slope asks. Rows are about
 * equally long on paper, so the contours between which they run are the closer together in height
 * the gentler the ground is; hence the whole surface is covered but for level ground.
 */
final class HachureStrokes {
  /** Length of a row, as a multiple of the spacing of strokes. */
  private static final double ROW = 5.5;

  /** Gentler ground stays white, as plateaus and valley floors did. */
  private static final double FLAT = Math.tan(Math.toRadians(0.4));

  /** Strokes thinner than this share of the spacing are set farther apart instead. */
  private static final double THINNEST = 0.11;

  private static final double WIDEST_GAP = 1.9;

  /** White between two rows, as a share of a row. */
  private static final double GAP = 0.035;

  /** Tiles over the longer side of the ground; only those in view are drawn. */
  private static final double TILES = 36;

  private static final int MOST_STEPS = 64;
  private static final int MOST_LEVELS = 2000;

  private final SlopeField field;
  private final LehmannScale scale;
  private final double spacing;
  private final double step;
  private final double rung;

  /** A slope from which on strokes are as close as they ever are. */
  private final double closest;

  private final Bounds extent;
  private final StrokeCrowd crowd;
  private final TiledPaths[] paths = new TiledPaths[HachureField.WEIGHTS];
  private final SlopeField.Sample sample = new SlopeField.Sample();
  private final double[] xs = new double[MOST_STEPS + 1];
  private final double[] ys = new double[MOST_STEPS + 1];

  /**
   * The strokes of a ground, sorted by their weights.
   *
   * @param spacing metres between neighbouring strokes
   */
  static TiledPaths[] draw(SlopeField field, LehmannScale scale, double spacing, Bounds extent) {
    return new HachureStrokes(field, scale, spacing, extent).paths;
  }

  private HachureStrokes(SlopeField field, LehmannScale scale, double spacing, Bounds extent) {
    this.field = field;
    this.scale = scale;
    this.spacing = spacing;
    this.extent = extent;
    this.step = spacing * 0.7;
    this.closest = Math.tan(Math.toRadians(scale.degrees(THINNEST) * 1.001));
    this.crowd = new StrokeCrowd(extent, spacing);
    double longest = Math.max(extent.widthMetres(), extent.heightMetres());
    for (int i = 0; i < HachureField.WEIGHTS; i++) {
      paths[i] = new TiledPaths(extent, longest / TILES);
    }
    double low = field.grid().lowest();
    double high = field.grid().highest();
    double finest = ROW * spacing * FLAT;
    while (high - low > finest * MOST_LEVELS) {
      finest *= 2;
    }
    this.rung = finest;
    if (high > low) {
      draw((long) Math.ceil(low / rung), (long) Math.floor(high / rung));
    }
  }

  private void draw(long first, long last) {
    double[] levels =
        LongStream.rangeClosed(first, last).mapToDouble(rungs -> rungs * rung + 1e-4).toArray();
    if (levels.length == 0) {
      return;
    }
    List<List<Line>> lines =
        new ContourTracer(field.grid())
            .trace(levels, (column, row, level) -> begins(column, row, first + level));
    for (int i = levels.length - 1; i >= 0; i--) {
      long rungs = first + i;
      double height = levels[i];
      lines.get(i).forEach(line -> along(line, rungs, height));
    }
  }

  /** Whether rows may begin in a cell at a level: at every quarter of a row's height. */
  private boolean begins(int column, int row, long rungs) {
    FineGrid grid = field.grid();
    double nw = grid.height(column, row);
    double ne = grid.height(column + 1, row);
    double sw = grid.height(column, row + 1);
    double se = grid.height(column + 1, row + 1);
    double east = ne + se - nw - sw;
    double north = nw + ne - sw - se;
    double rise = Math.sqrt(east * east + north * north) / 2 / grid.geometry().cellMetres();
    return rise > FLAT && rungs % Math.max(1, rungsOfRow(rise) / 4) == 0;
  }

  /** How many rungs a row takes on a slope: a power of two. */
  private long rungsOfRow(double rise) {
    double wanted = ROW * spacing * rise / rung;
    return wanted < 2 ? 1 : 1L << Math.getExponent(wanted);
  }

  private static int weight(double share) {
    return (int)
        Math.max(
            0,
            Math.min(
                HachureField.WEIGHTS - 1,
                Math.round((share - 0.02) / 0.8 * (HachureField.WEIGHTS - 1))));
  }

  private void along(Line line, long rungs, double height) {
    double left = spacing / 2;
    for (int i = 1; i < line.size(); i++) {
      double dx = line.x(i) - line.x(i - 1);
      double dy = line.y(i) - line.y(i - 1);
      double length = Math.sqrt(dx * dx + dy * dy);
      double at = left;
      while (at < length) {
        double x = line.x(i - 1) + dx * at / length;
        double y = line.y(i - 1) + dy * at / length;
        at += begin(x, y, rungs, height);
      }
      left = at - length;
    }
  }

  /** Draws a stroke from a point of a contour, and returns how far off the next one begins. */
  private double begin(double x, double y, long rungs, double height) {
    field.at(x, y, sample);
    double rise = sample.rise();
    if (!(rise > FLAT)) {
      return spacing / 2;
    }
    double apart = apart(rise);
    double tolerance = rung * 0.1;
    // Within a row a stroke is only put in where there is a gap.
    double clear = rungs % rungsOfRow(rise) == 0 ? 0.62 : 0.85;
    if (crowd.isCrowded(x, y, height, spacing * apart * clear, tolerance)) {
      return spacing / 3;
    }
    long down = Math.min(rungsOfRow(rise), Long.lowestOneBit(rungs == 0 ? 64 : rungs));
    return stroke(x, y, height, rungs - down, apart, tolerance) ? spacing * apart : spacing / 3;
  }

  /** How many times as far as steep ones gentle strokes lie apart: they are no thinner instead. */
  private double apart(double rise) {
    if (rise > closest) {
      return 1;
    }
    double share = scale.share(Math.toDegrees(Math.atan(rise)));
    return Math.max(1, Math.min(WIDEST_GAP, THINNEST / share));
  }

  /**
   * One stroke downhill to a contour, level ground, another stroke or the map's edge. Where the
   * ground grows steeper, it goes on to a contour at which rows begin there.
   *
   * @return whether there was room for it
   */
  private boolean stroke(
      double startX, double startY, double top, long rungs, double apart, double tolerance) {
    long down = rungs;
    double bottom = end(top, down);
    double x = startX;
    double y = startY;
    double last = top;
    int points = 0;
    xs[0] = x;
    ys[0] = y;
    while (points < MOST_STEPS) {
      double rise = sample.rise();
      if (!(rise > FLAT)) {
        break;
      }
      double stride = Math.min(step, (last - bottom) / rise + step * 0.05);
      x -= sample.east / rise * stride;
      y -= sample.north / rise * stride;
      field.at(x, y, sample);
      if (!(sample.height < last)
          || crowd.isCrowded(x, y, sample.height, spacing * 0.45 * apart, tolerance)) {
        break;
      }
      last = sample.height;
      points++;
      xs[points] = x;
      ys[points] = y;
      if (last <= bottom) {
        long beyond = Math.floorMod(down, Math.max(1, rungsOfRow(sample.rise()) / 2));
        if (beyond == 0) {
          break;
        }
        down -= beyond;
        bottom = end(top, down);
      }
    }
    double run = Math.hypot(xs[points] - startX, ys[points] - startY);
    if (run <= spacing) {
      return false;
    }
    for (int i = 0; i <= points; i++) {
      crowd.add(xs[i], ys[i], top, last);
    }
    double degrees = Math.toDegrees(Math.atan((top - last) / run));
    add(paths[weight(scale.share(degrees) * apart)].pathAt(startX, startY), points);
    return true;
  }

  /** A little above a contour, so that rows stay apart. */
  private double end(double top, long rungs) {
    return rungs * rung + GAP * (top - rungs * rung);
  }

  /** Adds the stroke; its middle is kept only where it bends. */
  private void add(Path2D.Float path, int last) {
    int middle = last / 2;
    path.moveTo(xs[0] - extent.west(), ys[0] - extent.north());
    double off = Line2D.ptSegDist(xs[0], ys[0], xs[last], ys[last], xs[middle], ys[middle]);
    if (off > spacing * 0.12) {
      path.lineTo(xs[middle] - extent.west(), ys[middle] - extent.north());
    }
    path.lineTo(xs[last] - extent.west(), ys[last] - extent.north());
  }
}
