package studio.kriegsspiel.terrain.sight;

import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Sends one ray to every cell of the rim and lets each cell be judged by the ray that passes
 * nearest to it (method R2, W. R. Franklin 1994). On rolling ground 99.8 % of the cells and more
 * are judged as {@link ExactField} does; what differs lies along the edges of dead ground.
 */
final class FastField {

  private final FieldWindow window;
  private final float[] bare;
  private final float[] tops;
  private final boolean covered;
  private final float[] hidden;
  private final double eyeHeight;

  private FastField(FieldWindow window) {
    this.window = window;
    this.bare = window.ground().bareHeights();
    this.tops = window.ground().topHeights();
    this.covered = window.ground().isCovered();
    this.hidden = window.unknown();
    this.eyeHeight = window.eyeHeight();
  }

  static SightField of(SightGround ground, MapPoint eye, SightOptions options) {
    FastField field = new FastField(FieldWindow.around(ground, eye, options));
    if (!Double.isNaN(field.eyeHeight)) {
      field.run();
    }
    return field.window.field(field.hidden);
  }

  private void run() {
    int reach = window.reach();
    write(window.eyeColumn(), window.eyeRow(), 0);
    int rays = 2 * reach + 1;
    IntStream.range(0, 4 * rays)
        .parallel()
        .forEach(i -> new Ray(Side.values()[i / rays], i % rays - reach).run());
  }

  private void write(int column, int row, double metres) {
    int at = window.grid().index(column - window.west(), row - window.north());
    hidden[at] = (float) metres;
  }

  /** The four sides of the rim; corners belong to east and west. */
  private enum Side {
    EAST(1, 0),
    WEST(-1, 0),
    SOUTH(0, 1),
    NORTH(0, -1);

    private final int columnStep;
    private final int rowStep;

    Side(int columnStep, int rowStep) {
      this.columnStep = columnStep;
      this.rowStep = rowStep;
    }

    boolean holdsCorners() {
      return rowStep == 0;
    }
  }

  /** One ray, stepping from lattice line to lattice line away from the eye. */
  private final class Ray {
    private final Side side;
    private final int aim;
    private final double lean;
    private final double stepMetres;
    private final double inverse;
    private final int reach = window.reach();
    private final double range = window.options().rangeMetres();
    private final double sink = window.options().sinkPerSquareMetre();
    private final double cover = window.options().coverMetres();
    private final int columns = window.ground().grid().columns();
    private final int rows = window.ground().grid().rows();
    private final double cell = window.ground().grid().cellMetres();

    /** Steepest view over bare ground, and over what stands on it farther back than cover. */
    private double bareView = Double.NEGATIVE_INFINITY;

    private double topView = Double.NEGATIVE_INFINITY;
    private final double[] topViews;

    Ray(Side side, int aim) {
      this.side = side;
      this.aim = aim;
      this.lean = (double) aim / window.reach();
      this.stepMetres = cell * Math.sqrt(1 + lean * lean);
      this.inverse = 1 / stepMetres;
      this.topViews = new double[Math.max(1, (int) Math.ceil(cover / stepMetres))];
      java.util.Arrays.fill(topViews, Double.NEGATIVE_INFINITY);
    }

    void run() {
      if (!side.holdsCorners() && Math.abs(aim) == reach) {
        return;
      }
      boolean alongColumns = side.holdsCorners();
      int start = alongColumns ? window.eyeColumn() : window.eyeRow();
      int across = alongColumns ? window.eyeRow() : window.eyeColumn();
      int step = side.columnStep + side.rowStep;
      int mainLimit = alongColumns ? columns : rows;
      int acrossLimit = alongColumns ? rows : columns;
      int mainStride = alongColumns ? 1 : columns;
      int acrossStride = alongColumns ? columns : 1;
      for (int i = 1; i <= reach; i++) {
        int main = start + step * i;
        double offset = lean * i;
        int lower = (int) Math.floor(offset);
        double part = offset - lower;
        int nearest = part < 0.5 ? lower : lower + 1;
        if (main < 0 || main >= mainLimit || (i - 1) * stepMetres > range) {
          return;
        }
        int cellAcross = across + nearest;
        if (cellAcross < 0 || cellAcross >= acrossLimit) {
          return;
        }
        judge(main, cellAcross, i, nearest, mainStride, acrossStride);
        int first = Math.max(0, Math.min(acrossLimit - 1, across + lower));
        int second = Math.max(0, Math.min(acrossLimit - 1, across + lower + 1));
        meet(
            i,
            main * mainStride + first * acrossStride,
            main * mainStride + second * acrossStride,
            part);
      }
    }

    /** Judges a cell by what lies before it, if no other ray passes nearer. */
    private void judge(
        int main, int cellAcross, int step, int nearest, int mainStride, int acrossStride) {
      boolean corner = Math.abs(nearest) == step;
      if (corner && !side.holdsCorners()) {
        return;
      }
      long off = 2 * ((long) nearest * reach - (long) aim * step);
      if (off < -step || off >= step) {
        return;
      }
      double distance = cell * Math.sqrt((double) step * step + (double) nearest * nearest);
      if (distance > range) {
        return;
      }
      double ground = bare[main * mainStride + cellAcross * acrossStride];
      double view = Math.max(bareView, topView);
      double line = eyeHeight + view * distance + sink * distance * distance;
      double metres = view == Double.NEGATIVE_INFINITY ? 0 : line - ground;
      if (side.holdsCorners()) {
        write(main, cellAcross, positive(metres));
      } else {
        write(cellAcross, main, positive(metres));
      }
    }

    private static double positive(double metres) {
      return metres < 0 ? 0 : metres;
    }

    private void meet(int step, int first, int second, double part) {
      double distance = step * stepMetres;
      double sunk = sink * distance * distance + eyeHeight;
      double ground = bare[first] + (bare[second] - bare[first]) * part;
      double perMetre = inverse / step;
      double view = (ground - sunk) * perMetre;
      if (view > bareView) {
        bareView = view;
      }
      if (covered) {
        double top = tops[first] + (tops[second] - tops[first]) * part;
        int slot = step % topViews.length;
        topViews[slot] = distance < cover ? view : (top - sunk) * perMetre;
        double behind = topViews[(step + 1) % topViews.length];
        if (behind > topView) {
          topView = behind;
        }
      }
    }
  }
}
