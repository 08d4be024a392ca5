package studio.kriegsspiel.terrain.march;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.HandEdits;
import studio.kriegsspiel.terrain.edit.SlopeEdits;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.slope.HornSlope;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/**
 * The ground as marching troops meet it: going and slope band of every cell, and the roads as a net
 * of their own, so that a march along a road has the road's true length. Immutable; build it once
 * per terrain and set of slope bands.
 */
public final class MarchGround {

  private final GridGeometry grid;
  private final List<Underfoot> goings;
  private final short[] going;
  private final byte[] bands;
  private final int bandCount;
  private final RoadNet roads;
  private final Optional<ElevationGrid> heights;
  private volatile @Nullable MarchTiles tiles;
  private volatile boolean @Nullable [] occurring;

  MarchGround(
      GridGeometry grid,
      UnderfootTable table,
      byte[] bands,
      int bandCount,
      RoadNet roads,
      Optional<ElevationGrid> heights) {
    this.grid = grid;
    this.goings = List.copyOf(table.goings());
    this.going = table.cells();
    this.bands = bands;
    this.bandCount = bandCount;
    this.roads = roads;
    this.heights = heights;
    roads.measure(this::heightAt);
  }

  /**
   * Prepares a terrain, cell by cell of its heights. Where it has a slope raster alone, up and down
   * are not told apart.
   *
   * @throws GroundException if it has neither heights nor a slope raster
   */
  public static MarchGround of(Terrain terrain, SlopeBands bands) {
    Optional<ElevationGrid> heights = HandEdits.heights(terrain);
    GridGeometry grid =
        SlopeEdits.findGrid(terrain, heights)
            .orElseThrow(
                () ->
                    new GroundException(
                        terrain.name(),
                        "has neither heights nor a slope raster",
                        "import an elevation raster for it"));
    return new MarchSurvey(terrain, grid).over(heights, bands);
  }

  /**
   * Prepares a ground in cells of so many metres, for answers that must come at once. Slopes are
   * those at the middles of the cells; a ground without heights counts as level.
   *
   * @param cellMetres side of a cell
   */
  public static MarchGround inCells(Ground ground, SlopeBands bands, double cellMetres) {
    Bounds extent = ground.terrain().extent();
    GridGeometry grid =
        new GridGeometry(
            (int) Math.max(1, Math.ceil(extent.widthMetres() / cellMetres)),
            (int) Math.max(1, Math.ceil(extent.heightMetres() / cellMetres)),
            extent.west(),
            extent.north(),
            cellMetres);
    return new MarchSurvey(ground.terrain(), grid).over(ground, bands);
  }

  /** Bare ground without roads or anything else. */
  public static MarchGround bare(ElevationGrid heights, SlopeBands bands) {
    GridGeometry grid = heights.geometry();
    UnderfootTable table = new UnderfootTable(grid);
    return new MarchGround(
        grid,
        table,
        HornSlope.bands(heights, bands),
        bands.count(),
        RoadNet.of(grid, List.of(), table),
        Optional.of(heights));
  }

  /** Where the cells lie. */
  public GridGeometry grid() {
    return grid;
  }

  /** What lies in a cell, off any road. */
  public Underfoot underfootAt(int column, int row) {
    return goings.get(going[grid.index(column, row)]);
  }

  /** Band of the slope of a cell, {@link SlopeBands#VOID} where heights are missing. */
  public int bandAt(int column, int row) {
    return bands[grid.index(column, row)];
  }

  /**
   * The nearest point to one from which a body can set out, on the ground or on a road; nothing if
   * there is none so near.
   */
  public Optional<MapPoint> findPassable(MapPoint wanted, MarchRates rates, double mostMetres) {
    MapPoint inside = inside(wanted);
    if (isPassable(grid.columnOf(inside.x()), grid.rowOf(inside.y()), rates)) {
      return Optional.of(inside);
    }
    int reach = (int) Math.ceil(mostMetres / grid.cellMetres());
    int column = grid.columnOf(inside.x());
    int row = grid.rowOf(inside.y());
    @Nullable MapPoint best = null;
    for (int r = row - reach; r <= row + reach; r++) {
      for (int c = column - reach; c <= column + reach; c++) {
        MapPoint middle = new MapPoint(grid.centreX(c), grid.centreY(r));
        double metres = middle.distanceMetres(inside);
        if (metres <= mostMetres
            && (best == null || metres < best.distanceMetres(inside))
            && isPassable(c, r, rates)) {
          best = middle;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  private MapPoint inside(MapPoint point) {
    double hair = grid.cellMetres() * 1e-6;
    Bounds edges = grid.bounds();
    return new MapPoint(
        Math.max(edges.west() + hair, Math.min(edges.east() - hair, point.x())),
        Math.max(edges.south() + hair, Math.min(edges.north() - hair, point.y())));
  }

  private boolean isPassable(int column, int row, MarchRates rates) {
    if (!grid.has(column, row)) {
      return false;
    }
    int cell = grid.index(column, row);
    if (bands[cell] >= 0 && rates.metresPerMinute(goings.get(going[cell]), bands[cell]) > 0) {
      return true;
    }
    return roads.in(cell).stream()
        .anyMatch(node -> rates.metresPerMinute(roads.going(node), Math.max(0, bands[cell])) > 0);
  }

  /** Height of the ground between the middles of cells; NaN outside, 0 where it has no heights. */
  double heightAt(double x, double y) {
    return heights.isPresent() ? heights.get().heightMetresAt(x, y) : 0;
  }

  /** Heights at the middles of all cells, level where there are none. */
  float[] heights() {
    if (heights.isPresent() && heights.get().geometry().equals(grid)) {
      return heights.get().toArray();
    }
    float[] sampled = new float[grid.size()];
    for (int i = 0; i < sampled.length; i++) {
      sampled[i] =
          (float) heightAt(grid.centreX(i % grid.columns()), grid.centreY(i / grid.columns()));
    }
    return sampled;
  }

  /** Share of the cells whose slope is not known and which therefore count as closed, 0 to 1. */
  public double unknownShare() {
    long unknown = 0;
    for (byte band : bands) {
      unknown += band < 0 ? 1 : 0;
    }
    return (double) unknown / bands.length;
  }

  /** Number of bands of slope. */
  int bandCount() {
    return bandCount;
  }

  /** All combinations of what may lie in a cell or on a road. */
  List<Underfoot> goings() {
    return goings;
  }

  /** Band of the slope of a cell. */
  int band(int cell) {
    return bands[cell];
  }

  /** The net of roads. */
  RoadNet roads() {
    return roads;
  }

  /** How many kinds of cells there may be: combinations of what lies there and band of slope. */
  int kinds() {
    return goings.size() * bandCount;
  }

  /** The kind of a cell, {@link #kinds} where heights are missing. */
  int kind(int cell) {
    return bands[cell] < 0 ? kinds() : going[cell] * bandCount + bands[cell];
  }

  /** The ground as searches go over it, laid out when the first asks. */
  MarchTiles tiles() {
    MarchTiles laid = tiles;
    if (laid == null) {
      laid = new MarchTiles(this);
      tiles = laid;
    }
    return laid;
  }

  /** A copy of which kinds of cells occur; the last place stands for missing heights. */
  boolean[] occurring() {
    boolean[] known = occurring;
    if (known == null) {
      known = new boolean[kinds() + 1];
      for (int cell = 0; cell < going.length; cell++) {
        known[kind(cell)] = true;
      }
      occurring = known;
    }
    return known.clone();
  }

  /**
   * Minutes for one metre over each kind of cell that occurs; infinite for others, and where nobody
   * can go.
   */
  float[] slowness(MarchRates rates) {
    boolean[] occurring = occurring();
    float[] slowness = new float[occurring.length];
    for (int kind = 0; kind < slowness.length; kind++) {
      slowness[kind] =
          occurring[kind] && kind < kinds()
              ? slowness(rates.metresPerMinute(goings.get(kind / bandCount), kind % bandCount))
              : Float.POSITIVE_INFINITY;
    }
    return slowness;
  }

  /** Minutes for one metre on the road at every node of the net. */
  float[] roadSlowness(MarchRates rates) {
    float[] slowness = new float[roads.size()];
    Map<Integer, Float> known = new HashMap<>();
    for (int node = 0; node < slowness.length; node++) {
      int band = Math.max(0, bands[roads.cell(node)]);
      Underfoot here = roads.going(node);
      int key = roads.goingNumber(node) * 128 + band;
      slowness[node] = known.computeIfAbsent(key, k -> slowness(rates.metresPerMinute(here, band)));
    }
    return slowness;
  }

  private static float slowness(double metresPerMinute) {
    return metresPerMinute > 0 && Double.isFinite(metresPerMinute)
        ? (float) (1 / metresPerMinute)
        : Float.POSITIVE_INFINITY;
  }
}
