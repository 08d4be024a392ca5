package studio.kriegsspiel.terrain.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.March;
import studio.kriegsspiel.terrain.march.MarchGround;
import studio.kriegsspiel.terrain.march.MarchRates;
import studio.kriegsspiel.terrain.march.MarchTimes;
import studio.kriegsspiel.terrain.sight.Sight;
import studio.kriegsspiel.terrain.sight.SightField;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightOptions;
import studio.kriegsspiel.terrain.slope.HornSlope;
import studio.kriegsspiel.terrain.slope.SlopeBands;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/**
 * Prints our times and the peers' in one run, as rows for {@code docs/performance.md}. Argument: a
 * folder for the files (1.5 GB for the slope of 10,000 x 10,000); further arguments choose among
 * {@code slope}, {@code sight} and {@code march}.
 */
public final class ReadingBenchmark {

  private static final String CRS = "EPSG:32631";
  private static final SlopeBands BANDS = SlopeBands.of(5, 10, 15, 25, 35);
  private static final double[] METRES_PER_MINUTE = {80, 70, 50, 30, 15, 0};
  private static final MarchRates RATES = (going, band) -> METRES_PER_MINUTE[band];

  private final Path folder;

  private ReadingBenchmark(Path folder) {
    this.folder = folder;
  }

  /** Runs the benchmarks. */
  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    List<String> chosen =
        arguments.length > 1
            ? List.of(arguments).subList(1, arguments.length)
            : List.of("slope", "sight", "march");
    ReadingBenchmark benchmark = new ReadingBenchmark(folder);
    System.out.println(
        "| work | ours s (processor) | peer s (processor) | ratio (processor) | remark |");
    System.out.println("|---|---|---|---|---|");
    if (chosen.contains("slope")) {
      benchmark.slope();
    }
    if (chosen.contains("sight")) {
      benchmark.sight();
    }
    if (chosen.contains("march")) {
      benchmark.march();
    }
  }

  private interface Work {
    void run() throws IOException;
  }

  private static Peer.Cost best(int runs, Work work) throws IOException {
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    Peer.Cost best = new Peer.Cost(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
    for (int i = 0; i < runs; i++) {
      long begin = System.nanoTime();
      long used = system.getProcessCpuTime();
      work.run();
      best =
          best.best(
              new Peer.Cost(
                  (System.nanoTime() - begin) / 1e9, (system.getProcessCpuTime() - used) / 1e9));
    }
    return best;
  }

  private static void row(String work, Peer.Cost ours, Optional<Peer.Cost> peer, String remark) {
    System.out.printf(
        Locale.ROOT,
        "| %s | %.2f (%.2f) | %s | %s | %s |%n",
        work,
        ours.wall(),
        ours.processor(),
        peer.map(cost -> String.format(Locale.ROOT, "%.2f (%.2f)", cost.wall(), cost.processor()))
            .orElse("-"),
        peer.map(
                cost ->
                    String.format(
                        Locale.ROOT,
                        "%.1f (%.1f)",
                        cost.wall() / ours.wall(),
                        cost.processor() / ours.processor()))
            .orElse("-"),
        remark);
  }

  /** Rolling country of many swells, the same for every run. */
  private static ElevationGrid rolling(int cells, double cellMetres) {
    Random random = new Random(1815);
    double[][] wave = new double[24][4];
    for (double[] each : wave) {
      double length = 250 * Math.exp(3 * random.nextDouble());
      double turn = random.nextDouble() * 2 * Math.PI;
      each[0] = Math.cos(turn) * 2 * Math.PI / length;
      each[1] = Math.sin(turn) * 2 * Math.PI / length;
      each[2] = random.nextDouble() * 2 * Math.PI;
      each[3] = length / 120;
    }
    double[][] sines = new double[wave.length][cells];
    double[][] cosines = new double[wave.length][cells];
    for (int i = 0; i < wave.length; i++) {
      for (int column = 0; column < cells; column++) {
        sines[i][column] = Math.sin(wave[i][0] * column * cellMetres);
        cosines[i][column] = Math.cos(wave[i][0] * column * cellMetres);
      }
    }
    float[] heights = new float[cells * cells];
    java.util.stream.IntStream.range(0, cells)
        .parallel()
        .forEach(
            row -> {
              for (int i = 0; i < wave.length; i++) {
                double phase = wave[i][1] * row * cellMetres + wave[i][2];
                double s = wave[i][3] * Math.sin(phase);
                double c = wave[i][3] * Math.cos(phase);
                for (int column = 0; column < cells; column++) {
                  heights[row * cells + column] +=
                      (float) (sines[i][column] * c + cosines[i][column] * s);
                }
              }
            });
    return ElevationGrid.adopting(
        new GridGeometry(cells, cells, 500_000, 5_600_000, cellMetres), heights);
  }

  private Path file(String name, ElevationGrid grid) throws IOException {
    Path file = folder.resolve(name);
    if (!Files.exists(file)) {
      GeoTiffWriter.write(file, grid.geometry(), CRS, grid.toArray());
    }
    return file;
  }

  private static ElevationGrid read(Path file, GridGeometry geometry) {
    try (GeoTiff tiff = GeoTiff.open(file)) {
      return ElevationGrid.adopting(geometry, tiff.readAll());
    }
  }

  private void slope() throws IOException {
    int cells = 10_000;
    Path heights = folder.resolve("heights-10000.tif");
    GridGeometry geometry = new GridGeometry(cells, cells, 500_000, 5_600_000, 10);
    if (!Files.exists(heights)) {
      Path packed = folder.resolve("packed.tif");
      GeoTiffWriter.write(packed, geometry, CRS, rolling(cells, 10).toArray());
      Peer.run(List.of("gdal_translate", "-q", packed.toString(), heights.toString()));
      Files.delete(packed);
    }
    Path ours = folder.resolve("slope-ours.tif");
    Peer.Cost whole =
        best(
            3,
            () -> {
              float[] degrees = HornSlope.of(read(heights, geometry)).toArray();
              try (GeoTiffWriter writer =
                  new GeoTiffWriter(ours, geometry, CRS, GeoTiffWriter.Cells.FLOATS, false)) {
                float[] row = new float[cells];
                for (int i = 0; i < cells; i++) {
                  System.arraycopy(degrees, i * cells, row, 0, cells);
                  writer.writeRow(row);
                }
              }
            });
    Optional<Peer.Cost> gdal =
        Peer.cost(
            3,
            List.of(
                "gdaldem",
                "slope",
                "-q",
                "-compute_edges",
                heights.toString(),
                folder.resolve("slope-gdal.tif").toString()));
    row("slope of 10,000 x 10,000, file to file (gdaldem slope)", whole, gdal, "");
    ElevationGrid held = read(heights, geometry);
    Peer.Cost bands = best(3, () -> HornSlope.bands(held, BANDS));
    row("slope bands of the same from heights in memory (gdaldem slope alone)", bands, gdal, "");
  }

  private void sight() throws IOException {
    ElevationGrid grid = rolling(4001, 5);
    Path heights = file("heights-4001.tif", grid);
    MapPoint eye = new MapPoint(grid.geometry().centreX(2000), grid.geometry().centreY(2000));
    SightOptions options = new SightOptions(1.7, 1.7, 10_000, 0, 6 / 7.0);
    SightGround ground = SightGround.bare(grid);
    Peer.Cost field = best(5, () -> Sight.from(ground, eye, options));
    Peer.Cost fromFile =
        best(3, () -> Sight.from(SightGround.bare(read(heights, grid.geometry())), eye, options));
    Path view = folder.resolve("view-gdal.tif");
    Optional<Peer.Cost> gdal =
        Peer.cost(
            3,
            List.of(
                "gdal_viewshed",
                "-q",
                "-ox",
                "" + eye.x(),
                "-oy",
                "" + eye.y(),
                "-oz",
                "1.7",
                "-tz",
                "1.7",
                "-md",
                "10000",
                heights.toString(),
                view.toString()));
    SightOptions nearer = options.withRange(4000);
    SightField exact = Sight.fromExactly(ground, eye, nearer);
    SightField fast = Sight.from(ground, eye, nearer);
    String remark =
        String.format(
            Locale.ROOT,
            "within 4 km agrees with the exact answer on %.3f %% of cells; gdal_viewshed on %s",
            100 * fast.agreement(exact),
            gdal.isPresent() ? gdalAgreement(view, exact) : "-");
    row("sight field, 10 km radius, 5 m cells, in memory (gdal_viewshed)", field, gdal, remark);
    row("the same from file", fromFile, gdal, "");
  }

  private static String gdalAgreement(Path view, SightField exact) {
    try (GeoTiff tiff = GeoTiff.open(view)) {
      float[] seen = tiff.readAll();
      GridGeometry grid = exact.grid();
      int shift = (grid.columns() - tiff.width()) / 2;
      long both = 0;
      long agree = 0;
      for (int row = 0; row < tiff.height(); row++) {
        for (int column = 0; column < tiff.width(); column++) {
          int c = column + shift;
          int r = row + shift;
          if (grid.has(c, r) && !Float.isNaN(exact.hiddenMetres(c, r))) {
            both++;
            agree += (seen[row * tiff.width() + column] > 0) == exact.isVisible(c, r) ? 1 : 0;
          }
        }
      }
      return String.format(Locale.ROOT, "%.3f %%", 100.0 * agree / both);
    }
  }

  private void march() throws IOException {
    int cells = 4000;
    ElevationGrid grid = rolling(cells, 5);
    Path heights = file("heights-4000.tif", grid);
    MapPoint start = new MapPoint(grid.geometry().centreX(2000), grid.geometry().centreY(2000));
    Peer.Cost ours =
        best(
            3,
            () ->
                March.from(MarchGround.bare(read(heights, grid.geometry()), BANDS), start, RATES));
    Optional<Peer.Cost> walk = grass(heights, start, "r.walk");
    row(
        "march times over 4,000 x 4,000, file to times (r.walk, without its import)",
        ours,
        walk,
        errors(cells));
  }

  /**
   * Greatest and mean error of distance on level ground, ours and that of a search over 8
   * neighbours.
   */
  private static String errors(int cells) {
    GridGeometry geometry = new GridGeometry(1001, 1001, 0, 1001 * 5, 5);
    ElevationGrid level = ElevationGrid.computed(geometry, (x, y) -> 0);
    MapPoint middle = new MapPoint(geometry.centreX(500), geometry.centreY(500));
    MarchTimes times = March.from(MarchGround.bare(level, BANDS), middle, RATES);
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
        "distance on level ground wrong by %.2f %% at most, %.3f %% on average (8 neighbours: 8.2 %%)",
        100 * most,
        100 * sum / count);
  }

  private Optional<Peer.Cost> grass(Path heights, MapPoint start, String module)
      throws IOException {
    Path location = folder.resolve("grass");
    List<String> imported = new ArrayList<>();
    if (!Files.exists(location)) {
      imported = List.of("grass", "-c", heights.toString(), "-e", location.toString());
      if (Peer.run(imported).isEmpty()) {
        return Optional.empty();
      }
      Peer.run(
          List.of(
              "grass",
              location.resolve("PERMANENT").toString(),
              "--exec",
              "r.in.gdal",
              "input=" + heights,
              "output=h",
              "--q"));
      Peer.run(
          List.of(
              "grass",
              location.resolve("PERMANENT").toString(),
              "--exec",
              "r.mapcalc",
              "expression=f=0",
              "--q"));
    }
    return Peer.cost(
        1,
        List.of(
            "grass",
            location.resolve("PERMANENT").toString(),
            "--exec",
            module,
            "elevation=h",
            "friction=f",
            "output=w",
            "start_coordinates=" + start.x() + "," + start.y(),
            "memory=4000",
            "--overwrite",
            "--q"));
  }
}
