package studio.kriegsspiel.terrain.sight;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
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

  /** Heights of what blocks the view, where a source gives none. */
  private static final Map<FeatureKind, Double> USUAL_METRES =
      Map.of(
          FeatureKind.WOOD_LIGHT, 8.0,
          FeatureKind.WOOD_DENSE, 12.0,
          FeatureKind.ORCHARD, 4.0,
          FeatureKind.BUILDING, 7.0,
          FeatureKind.FARM, 7.0,
          FeatureKind.VILLAGE, 7.0,
          FeatureKind.TOWN, 10.0);

  private final GridGeometry grid;
  private final float[] bare;
  private final float[] tops;
  private final boolean covered;

  private SightGround(GridGeometry grid, float[] bare, float[] tops, boolean covered) {
    this.grid = grid;
    this.bare = bare;
    this.tops = tops;
    this.covered = covered;
  }

  /** Bare ground, nothing on it. */
  public static SightGround bare(ElevationGrid heights) {
    float[] bare = heights.toArray();
    return new SightGround(heights.geometry(), bare, bare, false);
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
    boolean covered = false;
    for (Feature feature : terrain.features()) {
      OptionalDouble height = blockingMetres(feature);
      if (height.isPresent()) {
        float metres = (float) height.getAsDouble();
        burner.burn(feature.geometry(), 0, cell -> above[cell] = Math.max(above[cell], metres));
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
    return new SightGround(grid, bare, tops, covered);
  }

  /** Height of a feature that blocks the view, nothing for one that does not. */
  private static OptionalDouble blockingMetres(Feature feature) {
    Double usual = USUAL_METRES.get(feature.kind());
    if (usual == null || feature.geometry().getDimension() < 2) {
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(feature.attributes().heightMetres().orElse(usual));
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
    return new SightGround(grid, bare, higher, true);
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
