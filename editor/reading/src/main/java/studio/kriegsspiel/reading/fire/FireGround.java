package studio.kriegsspiel.reading.fire;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.LineOfFire;
import studio.kriegsspiel.situation.ground.GoingIndex;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.HandEdits;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.sight.SightField;
import studio.kriegsspiel.terrain.slope.Gradient;
import studio.kriegsspiel.terrain.slope.HornSlope;

/**
 * Reads between a weapon and its targets what rule books ask of the ground there: how steep it is,
 * whether it is even, how much of it is in view.
 */
final class FireGround {
  /** Ground hidden from the muzzle on more than this share of the way is undulating. */
  private static final double UNDULATING_SHARE = 0.1;

  private static final Gradient FLAT = new Gradient(0, 0);
  private static final double GROUND_METRES = 0.3;
  private static final double ENDS_METRES = 25;
  private static final double VIEW_METRES = 400;

  /** How far behind a target the view must be known. */
  static final double BEYOND_METRES = VIEW_METRES + 50;

  /** Stands for no obstacle at all. */
  private static final double CLEAR_METRES = 5000;

  private final SightField field;
  private final ElevationGrid heights;
  private final GridGeometry grid;
  private final BrokenGround broken;
  private final MapPoint at;

  /** Slopes of all cells, where many lines are asked for; of no length where one is. */
  private final float[] east;

  private final float[] north;

  /** Reads the ground that a field of view from the muzzle covers, for many lines. */
  FireGround(Terrain terrain, SightField field) {
    this(
        HandEdits.heights(terrain).orElseThrow(),
        BrokenGround.of(terrain, field.grid()),
        field,
        field.grid().size());
    IntStream.range(0, grid.rows()).parallel().forEach(this::keepSlopes);
  }

  /**
   * Reads the cells of one line alone.
   *
   * @param field known along that line at least
   */
  static FireGround of(Ground ground, SightField field) {
    return new FireGround(ground.heights().orElseThrow(), BrokenGround.of(ground), field, 0);
  }

  private FireGround(ElevationGrid heights, BrokenGround broken, SightField field, int kept) {
    this.field = field;
    this.grid = field.grid();
    this.at = field.eye();
    this.heights = heights;
    this.broken = broken;
    this.east = new float[kept];
    this.north = new float[kept];
  }

  private void keepSlopes(int row) {
    for (int column = 0; column < grid.columns(); column++) {
      Gradient gradient = gradient(column, row);
      east[grid.index(column, row)] = (float) gradient.east();
      north[grid.index(column, row)] = (float) gradient.north();
    }
  }

  private Gradient gradient(int column, int row) {
    GridGeometry whole = heights.geometry();
    int c = whole.columnOf(grid.centreX(column));
    int r = whole.rowOf(grid.centreY(row));
    return whole.has(c, r) ? HornSlope.gradient(heights, c, r) : FLAT;
  }

  /** How steep a cell is along a direction. */
  private double slope(int cell, double x, double y) {
    if (east.length > 0) {
      return Math.abs(east[cell] * x + north[cell] * y);
    }
    Gradient gradient = gradient(cell % grid.columns(), cell / grid.columns());
    return Math.abs((float) gradient.east() * x + (float) gradient.north() * y);
  }

  /** The line to a target; what lies at it is not looked up. */
  LineOfFire lineTo(MapPoint target) {
    return lineTo(target, Set.of());
  }

  /**
   * The line to a target at which features lie, ground of which nothing is known taken as out of
   * view.
   */
  LineOfFire lineTo(MapPoint target, Iterable<Feature> features) {
    return line(target, features, false);
  }

  /**
   * The same with all ground of which nothing is known taken as in view: that beyond the edge of
   * the map, without heights, or behind such ground; the same line where all of it is known.
   */
  LineOfFire bestLineTo(MapPoint target, Iterable<Feature> features) {
    return line(target, features, true);
  }

  private LineOfFire line(MapPoint target, Iterable<Feature> features, boolean hopeful) {
    Set<TerrainKind> kinds = EnumSet.noneOf(TerrainKind.class);
    for (Feature feature : features) {
      GoingIndex.kind(feature.kind()).ifPresent(kinds::add);
    }
    double range = at.distanceMetres(target);
    double bearing = at.bearingDegrees(target);
    double step = grid.cellMetres();
    double x = Math.sin(Math.toRadians(bearing));
    double y = Math.cos(Math.toRadians(bearing));
    double steepest = 0;
    int samples = 0;
    int rough = 0;
    int hidden = 0;
    double lastObstacle = Double.NEGATIVE_INFINITY;
    double firstObstacle = Double.POSITIVE_INFINITY;
    boolean softThere = false;
    for (double along = step; along <= range; along += step) {
      int cell = cellAt(along, x, y);
      if (cell < 0) {
        continue;
      }
      double slope = slope(cell, x, y);
      boolean uneven = broken.isUneven(grid, cell);
      // Where the slope is not known the steepest that is known must do.
      steepest = slope > steepest ? slope : steepest;
      boolean between = along > ENDS_METRES && along < range - ENDS_METRES;
      if (between) {
        samples++;
        hidden += isInView(cell, hopeful) ? 0 : 1;
        rough += uneven ? 1 : 0;
      }
      if (uneven && along < range - ENDS_METRES) {
        lastObstacle = along;
        firstObstacle = Math.min(firstObstacle, along);
      }
      softThere |= along > range - ENDS_METRES && broken.isSoft(grid, cell);
    }
    boolean undulating = hidden > samples * UNDULATING_SHARE;
    double clearBefore = lastObstacle < 0 ? CLEAR_METRES : range - lastObstacle;
    int there = cellAt(range, x, y);
    double off = there < 0 ? Double.NaN : hiddenAt(there);
    return new LineOfFire(
        range,
        Math.rint(Math.toDegrees(Math.atan(steepest)) * 1e3) / 1e3,
        rough == 0 && !undulating,
        softThere,
        inView(range, -1, x, y, hopeful),
        inView(range, 1, x, y, hopeful),
        off <= field.options().targetMetres() / 2 || hopeful && Double.isNaN(off),
        undulating ? Math.min(clearBefore, inView(range, -1, x, y, hopeful)) : clearBefore,
        Math.min(CLEAR_METRES, firstObstacle),
        kinds);
  }

  /** Metres of ground in view from the target on, towards the muzzle or away from it. */
  private double inView(double range, int direction, double x, double y, boolean hopeful) {
    double step = grid.cellMetres();
    double seen = 0;
    for (double off = step; off <= VIEW_METRES; off += step) {
      double along = range + direction * off;
      int cell = along <= 0 ? -1 : cellAt(along, x, y);
      if (along <= 0) {
        return VIEW_METRES;
      }
      if (!isInView(cell, hopeful)) {
        break;
      }
      seen = off;
    }
    return seen;
  }

  /** Whether the ground itself is seen from the muzzle; where nobody knows, as is hoped. */
  private boolean isInView(int cell, boolean hopeful) {
    float metres = cell < 0 ? Float.NaN : hiddenAt(cell);
    return Float.isNaN(metres) ? hopeful : metres <= GROUND_METRES;
  }

  private float hiddenAt(int cell) {
    return field.hiddenMetres(cell % grid.columns(), cell / grid.columns());
  }

  private int cellAt(double along, double x, double y) {
    int column = grid.columnOf(at.x() + x * along);
    int row = grid.rowOf(at.y() + y * along);
    return grid.has(column, row) ? grid.index(column, row) : -1;
  }
}
