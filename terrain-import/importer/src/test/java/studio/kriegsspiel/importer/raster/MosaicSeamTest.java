package studio.kriegsspiel.importer.raster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.Window;

/** Tiles that do not fit each other well, brought together. */
class MosaicSeamTest {
  private static final SourceSystem SYSTEM = SourceSystem.ofCode("test", "EPSG:32631");
  private static final ElevationGrid.Surface PLANE =
      (x, y) -> 100 + (x - 600_000) / 50 + (y - 5_600_000) / 70;

  @TempDir Path folder;

  private static RasterSource tile(
      double west,
      double north,
      double pixel,
      int columns,
      int rows,
      ElevationGrid.Surface ground) {
    GridGeometry grid = new GridGeometry(columns, rows, west, north, pixel);
    return new ArrayRaster(
        "tile",
        columns,
        rows,
        Georeference.northUp(west, north, pixel),
        SYSTEM,
        ElevationGrid.computed(grid, ground).toArray(),
        List.of());
  }

  private ElevationGrid join(GridGeometry grid, RasterSource... tiles) throws IOException {
    Path file = folder.resolve("out.tif");
    new ElevationPlan(List.of(tiles), SYSTEM, grid, true, new ElevationPlan.Limits(5_000, 9_000, 9))
        .write(file, false, Progress.NONE);
    try (GeoTiff tiff = GeoTiff.open(file)) {
      return ElevationGrid.adopting(grid, tiff.readAll());
    }
  }

  private static double steepestStep(ElevationGrid heights, int row) {
    double steepest = 0;
    for (int column = 1; column < heights.columns(); column++) {
      float step = heights.height(column, row) - heights.height(column - 1, row);
      steepest = Float.isNaN(step) ? Double.NaN : Math.max(steepest, Math.abs(step));
    }
    return steepest;
  }

  private static void assertPlane(ElevationGrid heights) {
    for (int row = 0; row < heights.rows(); row++) {
      for (int column = 0; column < heights.columns(); column++) {
        double truth =
            PLANE.heightMetres(heights.geometry().centreX(column), heights.geometry().centreY(row));
        assertThat((double) heights.height(column, row)).isCloseTo(truth, within(0.03));
      }
    }
  }

  @Test
  void tilesOffTheGridOfTheirNeighboursMeetWithoutAStep() throws IOException {
    // The second lies 7 m to the south of the first's rows, edge to edge in the west.
    assertPlane(
        join(
            new GridGeometry(300, 80, 600_100, 5_600_900, 5),
            tile(600_000, 5_601_000, 20, 50, 50, PLANE),
            tile(601_000, 5_600_993, 20, 50, 50, PLANE)));
  }

  @Test
  void tilesOfDifferentPixelsMeetWithoutAStep() throws IOException {
    assertPlane(
        join(
            new GridGeometry(500, 80, 600_100, 5_600_900, 5),
            tile(600_000, 5_601_000, 20, 50, 50, PLANE),
            tile(601_000, 5_601_020, 30, 40, 40, PLANE),
            tile(602_200, 5_601_020, 3, 300, 400, PLANE)));
  }

  @Test
  void whereTilesDisagreeTheOneFadesIntoTheOther() throws IOException {
    ElevationGrid heights =
        join(
            new GridGeometry(300, 20, 600_200, 5_600_600, 5),
            tile(600_000, 5_601_000, 10, 100, 100, (x, y) -> 100),
            tile(600_003, 5_601_002, 20, 100, 100, (x, y) -> 104));
    assertThat(heights.height(20, 10)).isEqualTo(100);
    assertThat(heights.height(290, 10)).isEqualTo(104);
    assertThat(steepestStep(heights, 10)).isBetween(0.1, 0.6);
  }

  @Test
  void tilesOfOneGridThatOverlapAndDisagreeFadeToo() throws IOException {
    ElevationGrid heights =
        join(
            new GridGeometry(300, 20, 600_200, 5_600_600, 5),
            tile(600_000, 5_601_000, 10, 100, 100, (x, y) -> 100),
            tile(600_900, 5_601_000, 10, 100, 100, (x, y) -> 102));
    assertThat(heights.height(20, 10)).isEqualTo(100);
    assertThat(heights.height(290, 10)).isEqualTo(102);
    assertThat(steepestStep(heights, 10)).isLessThan(0.3);
  }

  @Test
  void tilesThatShareAnEdgeRowAreOneRaster() {
    List<RasterSource> joined =
        Mosaic.join(
            List.of(
                tile(600_000, 5_601_000, 20, 51, 51, PLANE),
                tile(601_000, 5_601_000, 20, 51, 51, PLANE)));
    assertThat(joined).singleElement().extracting(RasterSource::width).isEqualTo(101);
  }

  @Test
  void noPixelIsReadTwiceOnTheWayFromNorthToSouth() throws IOException {
    List<Window> read = new ArrayList<>();
    RasterSource source = tile(600_000, 5_601_000, 5, 200, 200, PLANE);
    SlidingSource sliding = new SlidingSource(new Counting(source, read));
    for (int row = 0; row < 200; row += 9) {
      Window wanted =
          new Window(0, Math.max(0, row - 3), 200, Math.min(200, row + 12) - Math.max(0, row - 3));
      SlidingSource.Piece piece = sliding.read(wanted);
      Window had = piece.window();
      int at = (wanted.row() + 1 - had.row()) * 200 + 17;
      assertThat(piece.values()[at])
          .isEqualTo(source.read(new Window(17, wanted.row() + 1, 1, 1))[0]);
    }
    assertThat(read)
        .allMatch(
            window ->
                (window.row() + window.rows()) % 16 == 0 || window.row() + window.rows() == 200);
    assertThat(read.stream().mapToInt(window -> window.columns() * window.rows()).sum())
        .isEqualTo(200 * 200);
  }

  private record Counting(RasterSource source, List<Window> read) implements RasterSource {
    @Override
    public String name() {
      return source.name();
    }

    @Override
    public int width() {
      return source.width();
    }

    @Override
    public int height() {
      return source.height();
    }

    @Override
    public int blockRows() {
      return 16;
    }

    @Override
    public Georeference georeference() {
      return source.georeference();
    }

    @Override
    public SourceSystem system() {
      return source.system();
    }

    @Override
    public float[] read(Window window) {
      read.add(window);
      return source.read(window);
    }

    @Override
    public List<String> remarks() {
      return source.remarks();
    }

    @Override
    public void close() {
      source.close();
    }
  }
}
