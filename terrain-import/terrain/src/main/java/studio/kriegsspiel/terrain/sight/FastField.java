package studio.kriegsspiel.terrain.sight;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Sends one ray to every cell of the rim and lets each cell be judged by the ray that passes
 * nearest to it (method R2, W. R. Franklin 1994). On rolling ground 99.8 % of the cells and more
 * are judged as {@link ExactField} does; what differs lies along the edges of dead ground.
 */
final class FastField {
  /** Neighbouring rays that go out side by side, as they meet the same cells of memory. */
  private static final int ABREAST = 32;

  /**
   * Steps that every ray takes, as near the eye rays of all directions judge the cells of a line.
   */
  private static final int NEAR_STEPS = 32;

  /** A cell of a line and the ray that judges it are no farther from the line than this. */
  private static final double ASIDE_CELLS = 3;

  private final FieldWindow window;
  private final float[] bare;
  private final float[] tops;
  private final float[] hidden;
  private final double eyeHeight;

  /** Direction of the line along which the field is asked for, in radians; empty for all. */
  private final OptionalDouble direction;

  private FastField(FieldWindow window, Optional<MapPoint> target) {
    this.window = window;
    this.direction =
        target.stream()
            .mapToDouble(to -> Math.toRadians(window.eye().bearingDegrees(to)))
            .findFirst();
    this.bare = window.ground().bareHeights();
    this.tops = window.ground().topHeights();
    this.hidden = window.unknown();
    this.eyeHeight = window.eyeHeight();
  }

  static SightField of(SightGround ground, MapPoint eye, SightOptions options) {
    return of(ground, eye, Optional.empty(), options);
  }

  /** The same along the line to a target and beyond it; most of the rest stays unknown. */
  static SightField along(SightGround ground, MapPoint eye, MapPoint target, SightOptions options) {
    return of(ground, eye, Optional.of(target), options);
  }

  private static SightField of(
      SightGround ground, MapPoint eye, Optional<MapPoint> target, SightOptions options) {
    FastField field = new FastField(FieldWindow.around(ground, eye, options), target);
    if (!Double.isNaN(field.eyeHeight)) {
      field.run();
    }
    return field.window.field(field.hidden);
  }

  private void run() {
    int reach = window.reach();
    int eye =
        window.grid().index(window.eyeColumn() - window.west(), window.eyeRow() - window.north());
    hidden[eye] = 0;
    int rays = 2 * reach + 1;
    int sheaves = (rays + ABREAST - 1) / ABREAST;
    IntStream.range(0, 4 * sheaves)
        .parallel()
        .forEach(
            i -> {
              int first = i % sheaves * ABREAST;
              int last = Math.min(rays, first + ABREAST) - 1;
              new Sheaf(Side.values()[i / sheaves], first - reach, last - reach).run();
            });
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

  /**
   * Neighbouring rays to one side, stepping abreast from lattice line to lattice line away from the
   * eye. <i>Main</i> is the way they go, <i>across</i> the way from ray to ray.
   */
  private final class Sheaf {
    private final boolean holdsCorners;
    private final int step;
    private final int firstAim;
    private final int count;
    private final int reach = window.reach();
    private final double range = window.options().rangeMetres();
    private final double sink = window.options().sinkPerSquareMetre();
    private final double cell = window.ground().grid().cellMetres();
    private final Axis main;
    private final Axis across;

    /**
     * Of each ray: cells across to one cell ahead, metres of a step, and the last step in range.
     */
    private final double[] lean;

    private final double[] stepMetres;
    private final double[] perMetre;
    private final int[] lastStep;

    /** Steepest view of each ray over bare ground. */
    private final double[] steepest;

    private final Optional<CoverViews> cover;

    /** Which rays have met ground without heights; of no length where all are known. */
    private final boolean[] blind;

    Sheaf(Side side, int firstAim, int lastAim) {
      this.holdsCorners = side.holdsCorners();
      this.step = side.columnStep + side.rowStep;
      this.firstAim = holdsCorners ? firstAim : Math.max(firstAim, 1 - reach);
      int lastOwn = holdsCorners ? lastAim : Math.min(lastAim, reach - 1);
      this.count = Math.max(0, lastOwn - this.firstAim + 1);
      Axis columns = Axis.columns(window);
      Axis rows = Axis.rows(window);
      this.main = holdsCorners ? columns : rows;
      this.across = holdsCorners ? rows : columns;
      this.lean = new double[count];
      this.stepMetres = new double[count];
      this.perMetre = new double[count];
      this.lastStep = new int[count];
      this.steepest = new double[count];
      Arrays.fill(steepest, Double.NEGATIVE_INFINITY);
      for (int ray = 0; ray < count; ray++) {
        lean[ray] = (double) (this.firstAim + ray) / reach;
        stepMetres[ray] = cell * Math.sqrt(1 + lean[ray] * lean[ray]);
        perMetre[ray] = 1 / stepMetres[ray];
        int inRange = (int) Math.min(reach, range / stepMetres[ray] + 1);
        lastStep[ray] = isWanted(lean[ray]) ? inRange : Math.min(inRange, NEAR_STEPS);
      }
      this.cover =
          window.ground().isCovered()
              ? Optional.of(new CoverViews(window, stepMetres))
              : Optional.empty();
      this.blind = new boolean[window.ground().hasVoids() ? count : 0];
    }

    /** Whether a ray passes cells that are asked for farther from the eye. */
    private boolean isWanted(double lean) {
      if (direction.isEmpty()) {
        return true;
      }
      double angle = direction.getAsDouble();
      double east = holdsCorners ? step : lean;
      double south = holdsCorners ? lean : step;
      double ahead = east * Math.sin(angle) - south * Math.cos(angle);
      double aside = east * Math.cos(angle) + south * Math.sin(angle);
      return ahead > 0 && Math.abs(aside) * NEAR_STEPS <= ASIDE_CELLS * ahead;
    }

    void run() {
      int furthest = Arrays.stream(lastStep).max().orElse(0);
      for (int i = 1; i <= furthest; i++) {
        int line = main.eye + step * i;
        if (line < 0 || line >= main.limit || !stepAll(i, line)) {
          return;
        }
      }
    }

    /** Takes every ray to the next lattice line; false once none is in range and on the ground. */
    private boolean stepAll(int i, int line) {
      boolean any = false;
      int from = line * main.stride;
      int last = across.limit - 1;
      double perStep = 1.0 / i;
      for (int ray = 0; ray < count; ray++) {
        double offset = lean[ray] * i;
        // Counted from the rim, as whole numbers are cut towards 0.
        int lower = (int) (offset + reach) - reach;
        double part = offset - lower;
        int nearest = part < 0.5 ? lower : lower + 1;
        int cellAcross = across.eye + nearest;
        if (i > lastStep[ray] || cellAcross < 0 || cellAcross > last) {
          continue;
        }
        any = true;
        if (isNearest(firstAim + ray, i, nearest)) {
          judge(ray, line, cellAcross, i, nearest);
        }
        int first = Math.max(0, Math.min(last, across.eye + lower));
        int second = Math.max(0, Math.min(last, across.eye + lower + 1));
        meet(ray, i, perStep, from + first * across.stride, from + second * across.stride, part);
      }
      return any;
    }

    /** Whether no other ray passes nearer to a cell. */
    private boolean isNearest(int aim, int i, int nearest) {
      long off = 2 * ((long) nearest * reach - (long) aim * i);
      return off >= -i && off < i && (holdsCorners || Math.abs(nearest) != i);
    }

    /** Judges a cell, to which no other ray passes nearer, by what lies before it. */
    private void judge(int ray, int line, int cellAcross, int i, int nearest) {
      double distance = cell * Math.sqrt((double) i * i + (double) nearest * nearest);
      if (distance > range) {
        return;
      }
      int target = line * main.stride + cellAcross * across.stride;
      double ground = bare[target];
      double view = steepest[ray];
      if (cover.isPresent()) {
        view = Math.max(view, cover.get().steepest(ray, target));
      }
      double sight = eyeHeight + view * distance + sink * distance * distance;
      double metres = view == Double.NEGATIVE_INFINITY ? 0 : sight - ground;
      int at =
          (line - main.origin) * main.hiddenStride
              + (cellAcross - across.origin) * across.hiddenStride;
      hidden[at] =
          blind.length > 0 && blind[ray] && metres <= target()
              ? Float.NaN
              : (float) (metres < 0 ? 0 : metres);
    }

    private double target() {
      return window.options().targetMetres();
    }

    private void meet(int ray, int i, double perStep, int first, int second, double part) {
      double distance = i * stepMetres[ray];
      double sunk = sink * distance * distance + eyeHeight;
      double ground = bare[first] + (bare[second] - bare[first]) * part;
      double view = (ground - sunk) * (perStep * perMetre[ray]);
      if (view > steepest[ray]) {
        steepest[ray] = view;
      }
      if (blind.length > 0 && Double.isNaN(view)) {
        blind[ray] = true;
      }
      if (cover.isPresent()) {
        double top = tops[first] + (tops[second] - tops[first]) * part;
        cover.get().meet(ray, i, view, (top - sunk) * (perStep * perMetre[ray]));
      }
    }
  }

  /**
   * Columns or rows, as counted in the whole ground and in the window.
   *
   * @param eye number of the eye's
   * @param limit how many there are
   * @param stride cells from one to the next in the whole ground
   * @param origin first one in the window
   * @param hiddenStride cells from one to the next in the window
   */
  private record Axis(int eye, int limit, int stride, int origin, int hiddenStride) {
    static Axis columns(FieldWindow window) {
      return new Axis(window.eyeColumn(), window.ground().grid().columns(), 1, window.west(), 1);
    }

    static Axis rows(FieldWindow window) {
      return new Axis(
          window.eyeRow(),
          window.ground().grid().rows(),
          window.ground().grid().columns(),
          window.north(),
          window.grid().columns());
    }
  }
}
