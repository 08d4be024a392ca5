package studio.kriegsspiel.importer.raster;

import java.util.Arrays;
import java.util.List;
import studio.kriegsspiel.importer.control.ScanPlacement;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.CoordinateReach;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.tiff.Window;

/**
 * A raster that control points bend onto the ground, as if it were a straight grid: bilinear
 * between the pixels of the bent one.
 */
final class WarpedRaster implements RasterSource {
  private static final int STEP = 8;
  private static final int RIM = 16;

  private final RasterSource source;
  private final ScanPlacement placement;
  private final Georeference near;
  private final Georeference grid;
  private final int width;
  private final int height;

  /**
   * Bends a raster.
   *
   * @param source the raster, placed nearly right by a straight placing
   * @param placement where its pixels lie
   */
  WarpedRaster(RasterSource source, ScanPlacement placement) {
    this.source = source;
    this.placement = placement;
    this.near = source.georeference();
    Bounds bounds = edges();
    double pixel = near.pixelMetres();
    this.width = (int) Math.max(1, Math.min(100_000, Math.ceil(bounds.widthMetres() / pixel)));
    this.height = (int) Math.max(1, Math.min(100_000, Math.ceil(bounds.heightMetres() / pixel)));
    this.grid = Georeference.in(source.name(), pixel, 0, bounds.west(), 0, -pixel, bounds.north());
  }

  private Bounds edges() {
    double[] x = new double[4 * (RIM + 1)];
    double[] y = new double[x.length];
    for (int i = 0; i <= RIM; i++) {
      double across = (double) source.width() * i / RIM;
      double down = (double) source.height() * i / RIM;
      MapPoint[] at = {
        placement.toGround(across, 0),
        placement.toGround(across, source.height()),
        placement.toGround(0, down),
        placement.toGround(source.width(), down)
      };
      for (int k = 0; k < 4; k++) {
        x[i * 4 + k] = at[k].x();
        y[i * 4 + k] = at[k].y();
      }
    }
    Arrays.sort(x);
    Arrays.sort(y);
    // What is not a number is sorted behind all that are.
    if (!CoordinateReach.holds(x[0], x[x.length - 1])
        || !CoordinateReach.holds(y[0], y[y.length - 1])) {
      throw new GroundException(
          source.name(),
          "has control points that place its rim where no coordinate system reaches",
          "mend them, or place it by others");
    }
    return new Bounds(x[0], y[0], x[x.length - 1], y[y.length - 1]);
  }

  @Override
  public float[] read(Window window) {
    double[][] pixels = pixels(window);
    int left = source.width();
    int top = source.height();
    int right = -1;
    int bottom = -1;
    for (double[] at : pixels) {
      if (at[0] >= 0 && at[1] >= 0 && at[0] <= source.width() && at[1] <= source.height()) {
        left = Math.min(left, (int) at[0] - 1);
        right = Math.max(right, (int) at[0] + 1);
        top = Math.min(top, (int) at[1] - 1);
        bottom = Math.max(bottom, (int) at[1] + 1);
      }
    }
    float[] values = new float[pixels.length];
    Arrays.fill(values, Float.NaN);
    if (right < 0) {
      return values;
    }
    int column = Math.max(0, left);
    int row = Math.max(0, top);
    Window part =
        new Window(
            column,
            row,
            Math.min(source.width() - 1, right) - column + 1,
            Math.min(source.height() - 1, bottom) - row + 1);
    float[] from = source.read(part);
    for (int i = 0; i < values.length; i++) {
      values[i] = between(from, part, pixels[i][0] - 0.5, pixels[i][1] - 0.5);
    }
    return values;
  }

  private float between(float[] from, Window part, double u, double v) {
    if (!(u >= -0.5 && v >= -0.5 && u <= source.width() - 0.5 && v <= source.height() - 0.5)) {
      return Float.NaN;
    }
    double x = Math.min(Math.max(u - part.column(), 0), part.columns() - 1.0);
    double y = Math.min(Math.max(v - part.row(), 0), part.rows() - 1.0);
    int column = (int) x;
    int row = (int) y;
    int nextColumn = Math.min(column + 1, part.columns() - 1);
    int nextRow = Math.min(row + 1, part.rows() - 1);
    double right = x - column;
    double down = y - row;
    int width = part.columns();
    double north = mix(from[row * width + column], from[row * width + nextColumn], right);
    double south = mix(from[nextRow * width + column], from[nextRow * width + nextColumn], right);
    return (float) mix(north, south, down);
  }

  /** A weight of nothing also keeps a void from spreading. */
  private static double mix(double a, double b, double share) {
    return share == 0 ? a : share == 1 ? b : a + (b - a) * share;
  }

  /** Column and row in the bent raster of each cell: exact at knots, straight between them. */
  private double[][] pixels(Window window) {
    int across = (window.columns() + STEP - 1) / STEP + 1;
    int down = (window.rows() + STEP - 1) / STEP + 1;
    double[][] knots = new double[across * down][];
    for (int i = 0; i < knots.length; i++) {
      MapPoint ground =
          grid.toGround(
              window.column() + i % across * STEP + 0.5, window.row() + i / across * STEP + 0.5);
      knots[i] =
          placement.toPixel(
              ground.x(),
              ground.y(),
              near.columnOf(ground.x(), ground.y()),
              near.rowOf(ground.x(), ground.y()));
    }
    double[][] pixels = new double[window.columns() * window.rows()][2];
    for (int i = 0; i < pixels.length; i++) {
      int column = i % window.columns();
      int row = i / window.columns();
      int knot = row / STEP * across + column / STEP;
      double right = column % STEP / (double) STEP;
      double below = row % STEP / (double) STEP;
      for (int k = 0; k < 2; k++) {
        double north = mix(knots[knot][k], knots[knot + 1][k], right);
        double south = mix(knots[knot + across][k], knots[knot + across + 1][k], right);
        pixels[i][k] = mix(north, south, below);
      }
    }
    return pixels;
  }

  @Override
  public String name() {
    return source.name();
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public int height() {
    return height;
  }

  @Override
  public Georeference georeference() {
    return grid;
  }

  @Override
  public SourceSystem system() {
    return source.system();
  }

  @Override
  public List<String> remarks() {
    return source.remarks();
  }

  @Override
  public void close() {
    source.close();
  }
}
