package studio.kriegsspiel.terrain.sight;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.burn.Burner;
import studio.kriegsspiel.terrain.edit.HandEdits;

/**
 * The ground as an eye meets it: bare heights, and the tops of woods and buildings upon them.
 * Immutable; build it once per terrain.
 */
public final class SightGround {
  private static final int COARSE = 5;
  private static final int FINE = 3;

  /** Lines walked over so many cells, as a share of all, cost about as much as roofs over them. */
  private static final double WORTH_ROOFS = 0.5;

  private final GridGeometry grid;
  private final float[] bare;
  private final float[] tops;
  private final boolean covered;
  private final CoverDepths depths;
  private final boolean voids;
  private final AtomicLong walked = new AtomicLong();
  private volatile @Nullable HeightMaxima coarse;
  private volatile @Nullable HeightMaxima fine;
  private volatile @Nullable HeightRoofs roofs;

  private SightGround(
      GridGeometry grid, float[] bare, float[] tops, boolean covered, CoverDepths depths) {
    this.grid = grid;
    this.bare = bare;
    this.tops = tops;
    this.covered = covered;
    this.depths = depths;
    this.voids = hasVoids(bare);
  }

  private static boolean hasVoids(float[] heights) {
    for (float each : heights) {
      if (Float.isNaN(each)) {
        return true;
      }
    }
    return false;
  }

  /** Bare ground, nothing on it. */
  public static SightGround bare(ElevationGrid heights) {
    float[] bare = heights.toArray();
    return new SightGround(heights.geometry(), bare, bare, false, new CoverDepths(bare.length));
  }

  /**
   * A terrain with its woods and buildings. Villages and farms count as solid as they are drawn.
   *
   * @throws GroundException if it has no heights
   */
  public static SightGround of(Terrain terrain) {
    ElevationGrid heights =
        HandEdits.heights(terrain)
            .orElseThrow(
                () ->
                    new GroundException(
                        terrain.name(), "has no heights", "import an elevation raster for it"));
    GridGeometry grid = heights.geometry();
    float[] bare = heights.toArray();
    float[] above = new float[bare.length];
    Burner burner = new Burner(grid);
    CoverDepths depths = new CoverDepths(bare.length);
    boolean covered = false;
    for (Feature feature : terrain.features()) {
      Optional<SightCover> cover = SightCover.of(feature);
      if (cover.isPresent()) {
        float metres = (float) cover.get().heightMetres();
        OptionalDouble view = cover.get().viewMetres();
        burner.burn(
            feature.geometry(),
            0,
            cell -> {
              above[cell] = Math.max(above[cell], metres);
              view.ifPresent(depth -> depths.give(cell, depth));
            });
        covered = true;
      }
    }
    float[] tops = bare;
    if (covered) {
      tops = Arrays.copyOf(bare, bare.length);
      for (int i = 0; i < tops.length; i++) {
        tops[i] += above[i];
      }
    }
    return new SightGround(grid, bare, tops, covered, depths);
  }

  /**
   * The same ground with screens before the view, such as banks of powder smoke: who stands in one
   * looks out from its edge as from a wood's.
   *
   * @param screens what hides, as high above the ground as each says
   */
  public SightGround behind(List<Screen> screens) {
    if (screens.isEmpty()) {
      return this;
    }
    float[] higher = tops.clone();
    Burner burner = new Burner(grid);
    for (Screen screen : screens) {
      float metres = (float) screen.heightMetres();
      burner.burn(
          screen.area(), 0, cell -> higher[cell] = Math.max(higher[cell], bare[cell] + metres));
    }
    return new SightGround(grid, bare, higher, true, depths);
  }

  /** Where the cells lie. */
  public GridGeometry grid() {
    return grid;
  }

  /** Bare heights in row order, not to be written. */
  float[] bareHeights() {
    return bare;
  }

  /** Heights of what blocks the view in row order, not to be written. */
  float[] topHeights() {
    return tops;
  }

  /** How deep one looks into what stands in each cell, where the map says so. */
  CoverDepths depths() {
    return depths;
  }

  /** How deep one looks into what stands at a point, or out of it. */
  double coverMetresAt(double x, double y, double usual) {
    int column = Math.max(0, Math.min(grid.columns() - 1, grid.columnOf(x)));
    int row = Math.max(0, Math.min(grid.rows() - 1, grid.rowOf(y)));
    return depths.metres(grid.index(column, row), usual);
  }

  /**
   * Counts one more line of sight, over so many cells, and tells whether it may pass over squares
   * that hide nothing: once so much was walked that laying roofs over all squares pays.
   */
  boolean countsAsWorthSkipping(double cells) {
    return roofs != null || walked.addAndGet((long) cells) > WORTH_ROOFS * grid.size();
  }

  /** Roofs over squares; two threads may both lay them, to one end. */
  HeightRoofs roofs() {
    HeightRoofs known = roofs;
    if (known == null) {
      known = new HeightRoofs(grid, tops);
      roofs = known;
    }
    return known;
  }

  /** The greatest heights of large squares; two threads may both measure them, to one end. */
  HeightMaxima coarse() {
    HeightMaxima known = coarse;
    if (known == null) {
      known = new HeightMaxima(grid, tops, COARSE);
      coarse = known;
    }
    return known;
  }

  /** The greatest heights of small squares. */
  HeightMaxima fine() {
    HeightMaxima known = fine;
    if (known == null) {
      known = new HeightMaxima(grid, tops, FINE);
      fine = known;
    }
    return known;
  }

  /** Whether heights are missing somewhere. */
  boolean hasVoids() {
    return voids;
  }

  /** Whether anything stands on the ground that blocks the view. */
  boolean isCovered() {
    return covered;
  }

  /** Bare height between the centres of cells, level in the outermost half cell; NaN outside. */
  double bareMetresAt(double x, double y) {
    double u = (x - grid.west()) / grid.cellMetres() - 0.5;
    double v = (grid.north() - y) / grid.cellMetres() - 0.5;
    if (!(u >= -0.5 && v >= -0.5 && u <= grid.columns() - 0.5 && v <= grid.rows() - 0.5)) {
      return Double.NaN;
    }
    u = snapped(Math.max(0, Math.min(grid.columns() - 1.0, u)));
    v = snapped(Math.max(0, Math.min(grid.rows() - 1.0, v)));
    int column = (int) Math.min(u, Math.max(0, grid.columns() - 2));
    int row = (int) Math.min(v, Math.max(0, grid.rows() - 2));
    return mix(mix(column, row, u - column), mix(column, row + 1, u - column), v - row);
  }

  /** A point in the middle of a cell does not feel the void beside it. */
  private static double snapped(double position) {
    double whole = Math.rint(position);
    return Math.abs(position - whole) < 1e-9 ? whole : position;
  }

  private double mix(int column, int row, double share) {
    int at = grid.index(column, Math.min(row, grid.rows() - 1));
    return share == 0 ? bare[at] : mix(bare[at], bare[at + 1], share);
  }

  private static double mix(double first, double second, double share) {
    return share == 0 ? first : share == 1 ? second : first + (second - first) * share;
  }
}
