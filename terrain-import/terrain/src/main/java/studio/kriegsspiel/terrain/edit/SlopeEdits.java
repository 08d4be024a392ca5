package studio.kriegsspiel.terrain.edit;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ObjDoubleConsumer;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.SlopeGrid;
import studio.kriegsspiel.terrain.SlopeSource;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.burn.Burner;
import studio.kriegsspiel.terrain.slope.HornSlope;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/**
 * Slope of a terrain: of its heights, of its slope raster where heights are missing or the raster
 * is preferred, and over both the slopes drawn by hand.
 */
public final class SlopeEdits {
  private SlopeEdits() {}

  /** The cells in which slope is told: those of the heights, else those of the slope raster. */
  public static Optional<GridGeometry> findGrid(Terrain terrain, Optional<ElevationGrid> heights) {
    return heights
        .map(ElevationGrid::geometry)
        .or(() -> terrain.givenSlope().map(SlopeGrid::geometry));
  }

  /** Slope of every cell of the heights in degrees, NaN where it is not known. */
  public static SlopeGrid degrees(Terrain terrain, ElevationGrid heights) {
    return degrees(terrain, Optional.of(heights));
  }

  /** Slope of every cell of {@link #findGrid} in degrees, NaN where it is not known. */
  public static SlopeGrid degrees(Terrain terrain, Optional<ElevationGrid> heights) {
    GridGeometry grid = findGrid(terrain, heights).orElseThrow();
    float[] degrees = new float[grid.size()];
    Arrays.fill(degrees, Float.NaN);
    heights.ifPresent(
        each -> System.arraycopy(HornSlope.of(each).toArray(), 0, degrees, 0, degrees.length));
    forEachGiven(
        terrain,
        grid,
        (cell, given) -> {
          if (Float.isNaN(degrees[cell]) || terrain.slopeSource() == SlopeSource.RASTER) {
            degrees[cell] = given;
          }
        });
    Burner burner = new Burner(grid);
    forEach(terrain, (area, slope) -> burner.burn(area, 0, cell -> degrees[cell] = (float) slope));
    return SlopeGrid.adopting(grid, degrees);
  }

  /** Band of every cell of {@link #findGrid} in row order, VOID where slope is not known. */
  public static byte[] bands(Terrain terrain, Optional<ElevationGrid> heights, SlopeBands bands) {
    GridGeometry grid = findGrid(terrain, heights).orElseThrow();
    byte[] cells =
        heights
            .map(each -> HornSlope.bands(each, bands))
            .orElseGet(
                () -> {
                  byte[] unknown = new byte[grid.size()];
                  Arrays.fill(unknown, SlopeBands.VOID);
                  return unknown;
                });
    given(terrain, grid, bands, cells);
    Burner burner = new Burner(grid);
    forEach(
        terrain,
        (area, slope) -> {
          byte band = bands.bandOf(slope);
          burner.burn(area, 0, cell -> cells[cell] = band);
        });
    return cells;
  }

  /** Lays the slope raster into cells that have no band yet, into all if it is preferred. */
  public static void given(Terrain terrain, GridGeometry grid, SlopeBands bands, byte[] cells) {
    forEachGiven(
        terrain,
        grid,
        (cell, degrees) -> {
          if (cells[cell] == SlopeBands.VOID || terrain.slopeSource() == SlopeSource.RASTER) {
            cells[cell] = bands.bandOf(degrees);
          }
        });
  }

  /** Takes the slope of a cell. */
  @FunctionalInterface
  private interface CellSlope {
    void take(int cell, float degrees);
  }

  private static void forEachGiven(Terrain terrain, GridGeometry grid, CellSlope action) {
    if (terrain.givenSlope().isEmpty()) {
      return;
    }
    SlopeGrid raster = terrain.givenSlope().get();
    for (int i = 0; i < grid.size(); i++) {
      double x = grid.centreX(i % grid.columns());
      float degrees = (float) raster.degreesAt(x, grid.centreY(i / grid.columns()));
      if (!Float.isNaN(degrees)) {
        action.take(i, degrees);
      }
    }
  }

  private static void forEach(Terrain terrain, ObjDoubleConsumer<Geometry> action) {
    for (Feature feature : terrain.features()) {
      OptionalDouble slope = feature.attributes().slopeDegrees();
      if (feature.kind() == FeatureKind.SLOPE_OVERRIDE && slope.isPresent()) {
        action.accept(feature.geometry(), slope.getAsDouble());
      }
    }
  }
}
