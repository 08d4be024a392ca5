package studio.kriegsspiel.terrain.march;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.burn.Burner;
import studio.kriegsspiel.terrain.edit.HandEdits;
import studio.kriegsspiel.terrain.edit.SlopeEdits;
import studio.kriegsspiel.terrain.ground.FeatureReach;
import studio.kriegsspiel.terrain.slope.HornSlope;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/**
 * The ground as marching troops meet it: going and slope band of every cell, and the roads as a net
 * of their own, so that a march along a road has the road's true length. Immutable; build it once
 * per terrain and set of slope bands.
 */
public final class MarchGround {

  /** Kinds that change how troops go; others only shape the ground or are met by sight and fire. */
  private static final Set<FeatureKind> FELT =
      EnumSet.of(
          FeatureKind.WOOD_LIGHT,
          FeatureKind.WOOD_DENSE,
          FeatureKind.MARSH,
          FeatureKind.STREAM,
          FeatureKind.RIVER,
          FeatureKind.LAKE,
          FeatureKind.FORD,
          FeatureKind.BRIDGE,
          FeatureKind.BUILDING,
          FeatureKind.FARM,
          FeatureKind.GARDEN,
          FeatureKind.ORCHARD,
          FeatureKind.VILLAGE,
          FeatureKind.TOWN,
          FeatureKind.HEDGE,
          FeatureKind.WALL,
          FeatureKind.DITCH,
          FeatureKind.EMBANKMENT,
          FeatureKind.FIELDWORK,
          FeatureKind.BARRICADE,
          FeatureKind.SAND_PIT,
          FeatureKind.ROUGH);

  private final GridGeometry grid;
  private final List<Going> goings;
  private final short[] going;
  private final byte[] bands;
  private final int bandCount;
  private final RoadNet roads;

  private MarchGround(
      GridGeometry grid,
      List<Going> goings,
      short[] going,
      byte[] bands,
      int bandCount,
      RoadNet roads) {
    this.grid = grid;
    this.goings = List.copyOf(goings);
    this.going = going;
    this.bands = bands;
    this.bandCount = bandCount;
    this.roads = roads;
  }

  /**
   * Prepares a terrain.
   *
   * @throws GroundException if it has no heights
   */
  public static MarchGround of(Terrain terrain, SlopeBands bands) {
    ElevationGrid heights =
        HandEdits.heights(terrain)
            .orElseThrow(
                () ->
                    new GroundException(
                        terrain.name(), "has no heights", "import an elevation raster for it"));
    GridGeometry grid = heights.geometry();
    GoingTable table = new GoingTable(grid);
    Burner burner = new Burner(grid);
    List<Feature> roads = new ArrayList<>();
    for (Feature feature : terrain.features()) {
      if (FELT.contains(feature.kind())) {
        burner.burn(
            feature.geometry(),
            FeatureReach.metres(feature),
            cell -> table.add(cell, feature.kind()));
      }
      if (isRoad(feature)) {
        roads.add(feature);
      }
    }
    RoadNet net = RoadNet.of(grid, roads, table);
    return new MarchGround(
        grid,
        table.goings(),
        table.cells(),
        SlopeEdits.bands(terrain, heights, bands),
        bands.count(),
        net);
  }

  /** Bare ground without roads or anything else. */
  public static MarchGround bare(ElevationGrid heights, SlopeBands bands) {
    GridGeometry grid = heights.geometry();
    GoingTable table = new GoingTable(grid);
    return new MarchGround(
        grid,
        table.goings(),
        table.cells(),
        HornSlope.bands(heights, bands),
        bands.count(),
        RoadNet.of(grid, List.of(), table));
  }

  private static boolean isRoad(Feature feature) {
    return feature.kind() == FeatureKind.ROAD && feature.geometry().getDimension() == 1;
  }

  /** Where the cells lie. */
  public GridGeometry grid() {
    return grid;
  }

  /** What lies in a cell, off any road. */
  public Going goingAt(int column, int row) {
    return goings.get(going[grid.index(column, row)]);
  }

  /** Band of the slope of a cell, {@link SlopeBands#VOID} where heights are missing. */
  public int bandAt(int column, int row) {
    return bands[grid.index(column, row)];
  }

  /** The net of roads. */
  RoadNet roads() {
    return roads;
  }

  /** Minutes for one metre in every cell under these rates, infinite where nobody can go. */
  float[] slowness(MarchRates rates) {
    float[][] table = new float[goings.size()][bandCount];
    for (int i = 0; i < table.length; i++) {
      for (int band = 0; band < bandCount; band++) {
        table[i][band] = slowness(rates.metresPerMinute(goings.get(i), band));
      }
    }
    float[] slowness = new float[going.length];
    for (int i = 0; i < slowness.length; i++) {
      slowness[i] = bands[i] < 0 ? Float.POSITIVE_INFINITY : table[going[i]][bands[i]];
    }
    return slowness;
  }

  /** Minutes for one metre on the road at every node of the net. */
  float[] roadSlowness(MarchRates rates) {
    float[] slowness = new float[roads.size()];
    Map<Integer, Float> known = new HashMap<>();
    for (int node = 0; node < slowness.length; node++) {
      int band = Math.max(0, bands[roads.cell(node)]);
      Going here = roads.going(node);
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
