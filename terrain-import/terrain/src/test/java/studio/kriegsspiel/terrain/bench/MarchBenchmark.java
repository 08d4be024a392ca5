package studio.kriegsspiel.terrain.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.DenseReference;
import studio.kriegsspiel.terrain.march.GroundMarch;
import studio.kriegsspiel.terrain.march.MarchGround;
import studio.kriegsspiel.terrain.march.MarchRates;
import studio.kriegsspiel.terrain.march.MarchTimes;
import studio.kriegsspiel.terrain.march.WalkingRates;
import studio.kriegsspiel.terrain.slope.SlopeBands;
import studio.kriegsspiel.terrain.tiff.GeoTiff;

/** March times over 4,000 x 4,000 cells, beside {@code r.walk} of GRASS. */
final class MarchBenchmark {

  private static final int CELLS = 4000;
  private static final int SMALL = 201;
  private static final int FINER = 3;
  private static final SlopeBands BANDS = SlopeBands.of(5, 10, 15, 25, 35);
  private static final double[] METRES_PER_MINUTE = {80, 70, 50, 30, 15, 0};
  private static final MarchRates RATES = (going, band) -> METRES_PER_MINUTE[band];

  private MarchBenchmark() {}

  static void run(Bench bench) throws IOException {
    ElevationGrid grid = Bench.rolling(CELLS, 5);
    Path heights = bench.file("heights-4000.tif", grid);
    MapPoint start =
        new MapPoint(grid.geometry().centreX(CELLS / 2), grid.geometry().centreY(CELLS / 2));
    Peer.Cost byBands =
        Bench.best(
            3,
            () ->
                GroundMarch.from(
                    MarchGround.bare(Bench.read(heights, grid.geometry()), BANDS), start, RATES));
    Peer.Cost walking =
        Bench.best(
            3,
            () ->
                GroundMarch.from(
                    MarchGround.bare(Bench.read(heights, grid.geometry()), BANDS),
                    start,
                    new WalkingRates()));
    Grass grass = new Grass(bench.folder().resolve("grass"), heights);
    Optional<Peer.Cost> walk = grass.walk(start, "w");
    Bench.row(
        "march times over 4,000 x 4,000 by bands of slope, file to times (`r.walk`, without its import)",
        byBands,
        walk,
        onLevelGround());
    Bench.row("the same with `r.walk`'s own rates, uphill and downhill apart", walking, walk, "");
    errors(bench);
  }

  /** Greatest and mean error of distance on level ground. */
  private static String onLevelGround() {
    GridGeometry geometry = new GridGeometry(1001, 1001, 0, 1001 * 5, 5);
    ElevationGrid level = ElevationGrid.computed(geometry, (x, y) -> 0);
    MapPoint middle = new MapPoint(geometry.centreX(500), geometry.centreY(500));
    MarchTimes times = GroundMarch.from(MarchGround.bare(level, BANDS), middle, RATES);
    double most = 0;
    double sum = 0;
    int count = 0;
    for (int row = 0; row < 1001; row++) {
      for (int column = 0; column < 1001; column++) {
        double metres =
            new MapPoint(geometry.centreX(column), geometry.centreY(row)).distanceMetres(middle);
        if (metres > 0) {
          double error = Math.abs(times.minutes(column, row) * 80 / metres - 1);
          most = Math.max(most, error);
          sum += error;
          count++;
        }
      }
    }
    return String.format(
        Locale.ROOT,
        "distance on level ground wrong by %.2f %% at most, %.3f %% on average",
        100 * most,
        100 * sum / count);
  }

  /** Errors of ours and of {@code r.walk} against a dense reference over the same small ground. */
  private static void errors(Bench bench) throws IOException {
    ElevationGrid.Surface surface = Bench.swells();
    GridGeometry geometry = new GridGeometry(SMALL, SMALL, 500_000, 5_600_000, 5);
    ElevationGrid grid = ElevationGrid.computed(geometry, surface);
    Path heights = bench.file("heights-" + SMALL + ".tif", grid);
    int half = SMALL / 2;
    MapPoint start = new MapPoint(geometry.centreX(half), geometry.centreY(half));
    MarchTimes ours = GroundMarch.from(MarchGround.bare(grid, BANDS), start, new WalkingRates());
    GridGeometry fine =
        new GridGeometry(
            SMALL * FINER, SMALL * FINER, geometry.west(), geometry.north(), 5.0 / FINER);
    double[] truth =
        new DenseReference(surface, fine, new WalkingRates(), 6)
            .from(half * FINER + FINER / 2, half * FINER + FINER / 2);
    System.out.println("| errors against a dense reference | mean | greatest | | |");
    float[] minutes = ours.toArray();
    error("ours", minutes, 1, truth, fine);
    for (String knight : List.of("", "-k")) {
      Grass grass = new Grass(bench.folder().resolve("grass-small"), heights);
      if (grass.walk(start, "w" + knight.length(), knight).isPresent()) {
        Path out = bench.folder().resolve("walk" + knight + ".tif");
        grass.export("w" + knight.length(), out);
        try (GeoTiff tiff = GeoTiff.open(out)) {
          error("r.walk " + knight, tiff.readAll(), 60, truth, fine);
        }
        Files.delete(out);
      }
    }
  }

  private static void error(
      String who, float[] times, double perMinute, double[] truth, GridGeometry fine) {
    double sum = 0;
    double most = 0;
    for (int i = 0; i < times.length; i++) {
      int column = i % SMALL * FINER + FINER / 2;
      int row = i / SMALL * FINER + FINER / 2;
      double exact = truth[fine.index(column, row)];
      double off = exact > 0 ? Math.abs(times[i] / perMinute / exact - 1) : 0;
      sum += off;
      most = Math.max(most, off);
    }
    System.out.printf(
        Locale.ROOT, "| %s | %.3f %% | %.2f %% | | |%n", who, 100 * sum / times.length, 100 * most);
  }
}
