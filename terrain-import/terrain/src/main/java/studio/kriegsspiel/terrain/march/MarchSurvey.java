package studio.kriegsspiel.terrain.march;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.burn.Burner;
import studio.kriegsspiel.terrain.edit.SlopeEdits;
import studio.kriegsspiel.terrain.ground.FeatureReach;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** Lays the features of a terrain into the cells of a march. */
final class MarchSurvey {

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

  /** Water closes the cells on its edge as well, so that none slips through a narrow lake. */
  private static final Set<FeatureKind> WATER = EnumSet.of(FeatureKind.RIVER, FeatureKind.LAKE);

  private final Terrain terrain;
  private final GridGeometry grid;
  private final UnderfootTable table;
  private final RoadNet roads;

  MarchSurvey(Terrain terrain, GridGeometry grid) {
    this.terrain = terrain;
    this.grid = grid;
    this.table = new UnderfootTable(grid);
    Burner burner = new Burner(grid);
    List<Feature> found = new ArrayList<>();
    for (Feature feature : terrain.features()) {
      if (FELT.contains(feature.kind())) {
        burner.burn(
            feature.geometry(),
            FeatureReach.metres(feature),
            cell -> table.add(cell, feature.kind()));
        if (WATER.contains(feature.kind()) && feature.geometry().getDimension() == 2) {
          burner.burn(feature.geometry().getBoundary(), 0, cell -> table.add(cell, feature.kind()));
        }
      }
      if (feature.kind() == FeatureKind.ROAD && feature.geometry().getDimension() == 1) {
        found.add(feature);
      }
    }
    this.roads = RoadNet.of(grid, found, table);
  }

  /** Over heights in the same cells, or over a slope raster alone. */
  MarchGround over(Optional<ElevationGrid> heights, SlopeBands bands) {
    return ground(bands, SlopeEdits.bands(terrain, heights, bands), heights);
  }

  /** Over a ground of other cells or without heights. */
  MarchGround over(Ground ground, SlopeBands bands) {
    byte[] cells = new byte[grid.size()];
    if (ground.heights().isPresent()) {
      for (int i = 0; i < cells.length; i++) {
        double x = grid.centreX(i % grid.columns());
        double y = grid.centreY(i / grid.columns());
        cells[i] = bands.bandOf(ground.gradientAt(x, y).slopeDegrees());
      }
    } else {
      Arrays.fill(cells, SlopeBands.VOID);
    }
    SlopeEdits.given(terrain, grid, bands, cells);
    drawnByHand(bands, cells);
    if (ground.heights().isEmpty()) {
      for (int i = 0; i < cells.length; i++) {
        cells[i] = cells[i] == SlopeBands.VOID ? 0 : cells[i];
      }
    }
    return ground(bands, cells, ground.heights());
  }

  private MarchGround ground(SlopeBands bands, byte[] cells, Optional<ElevationGrid> heights) {
    return new MarchGround(grid, table, cells, bands.count(), roads, heights);
  }

  /** A slope drawn by hand counts before what the heights give; the later before the earlier. */
  private void drawnByHand(SlopeBands bands, byte[] cells) {
    Burner burner = new Burner(grid);
    for (Feature feature : terrain.features()) {
      if (feature.kind() == FeatureKind.SLOPE_OVERRIDE
          && feature.attributes().slopeDegrees().isPresent()) {
        byte band = bands.bandOf(feature.attributes().slopeDegrees().getAsDouble());
        burner.burn(feature.geometry(), FeatureReach.metres(feature), cell -> cells[cell] = band);
      }
    }
  }
}
