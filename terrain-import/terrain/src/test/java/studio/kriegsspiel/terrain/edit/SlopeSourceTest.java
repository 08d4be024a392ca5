package studio.kriegsspiel.terrain.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.SlopeGrid;
import studio.kriegsspiel.terrain.SlopeSource;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.io.TerrainPackage;
import studio.kriegsspiel.terrain.march.MarchGround;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** Slope from heights, from a raster of slope, or from both. */
class SlopeSourceTest {
  private static final GridGeometry GRID = new GridGeometry(20, 10, 0, 100, 10);
  private static final SlopeBands BANDS = SlopeBands.of(5, 10, 15);

  @TempDir Path folder;

  /** A raster that says 12 degrees everywhere but in its first column. */
  private static SlopeGrid raster() {
    float[] degrees = new float[GRID.size()];
    Arrays.fill(degrees, 12);
    for (int row = 0; row < GRID.rows(); row++) {
      degrees[GRID.index(0, row)] = Float.NaN;
    }
    return SlopeGrid.adopting(GRID, degrees);
  }

  /** Heights that rise 7 m in 100 m, by 4.004 degrees, with a void in the east. */
  private static ElevationGrid heights() {
    return ElevationGrid.computed(GRID, (x, y) -> x > 150 ? Double.NaN : 0.07 * x);
  }

  private static Terrain.Builder ground() {
    return Terrain.builder("test", "EPSG:32631", GRID.bounds()).givenSlope(raster());
  }

  private static void says(Terrain terrain, double x, double degrees, int band) {
    assertThat(Ground.of(terrain).slopeDegreesAt(x, 55)).isCloseTo(degrees, within(0.001));
    SlopeGrid slope = SlopeEdits.degrees(terrain, HandEdits.heights(terrain));
    assertThat(slope.degreesAt(x, 55)).isCloseTo(degrees, within(0.001));
    int column = GRID.columnOf(x);
    assertThat(MarchGround.of(terrain, BANDS).bandAt(column, 5)).isEqualTo(band);
  }

  @Test
  void aRasterAloneAnswers() {
    Terrain alone = ground().build();
    says(alone, 55, 12, 2);
    assertThat(MarchGround.of(alone, BANDS).bandAt(0, 5)).isEqualTo(SlopeBands.VOID);
    // One column of twenty.
    assertThat(MarchGround.of(alone, BANDS).unknownShare()).isEqualTo(0.05);
    assertThat(SlopeEdits.findGrid(alone, Optional.empty())).contains(GRID);
  }

  @Test
  void theRasterFillsVoidsOfTheHeights() {
    Terrain both = ground().elevation(heights()).build();
    says(both, 55, 4.004, 0);
    says(both, 175, 12, 2);
    assertThat(MarchGround.of(both, BANDS).unknownShare()).isZero();
  }

  @Test
  void whoPrefersTheRasterGetsItAndHeightsWhereItSaysNothing() {
    Terrain preferring = ground().elevation(heights()).slopeSource(SlopeSource.RASTER).build();
    says(preferring, 55, 12, 2);
    says(preferring, 5, 4.004, 0);
  }

  @Test
  void aPackageKeepsThePreference() {
    Path target = folder.resolve("test");
    TerrainPackage.write(ground().slopeSource(SlopeSource.RASTER).build(), target);
    assertThat(TerrainPackage.read(target).slopeSource()).isEqualTo(SlopeSource.RASTER);
    TerrainPackage.write(ground().build(), folder.resolve("plain"));
    assertThat(TerrainPackage.read(folder.resolve("plain")).slopeSource())
        .isEqualTo(SlopeSource.HEIGHTS);
  }
}
