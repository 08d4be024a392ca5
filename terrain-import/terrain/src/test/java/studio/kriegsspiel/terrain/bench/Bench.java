package studio.kriegsspiel.terrain.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/** What the benchmarks share: files in a folder, ground to work on, rows of the table. */
final class Bench {

  static final String CRS = "EPSG:32631";

  private final Path folder;

  Bench(Path folder) {
    this.folder = folder;
  }

  Path folder() {
    return folder;
  }

  interface Work {
    void run() throws IOException;
  }

  static Peer.Cost best(int runs, Work work) throws IOException {
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

  static void row(String work, Peer.Cost ours, Optional<Peer.Cost> peer, String remark) {
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

  /** The swells of rolling country, the same for every run. */
  private static double[][] waves() {
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
    return wave;
  }

  /** Rolling country as a surface, gentle enough that walkers are not stopped. */
  static ElevationGrid.Surface swells() {
    double[][] waves = waves();
    return (x, y) -> {
      double height = 100;
      for (double[] wave : waves) {
        height +=
            wave[3] / 3 * Math.sin(wave[0] * (x - 500_000) + wave[1] * (y - 5_600_000) + wave[2]);
      }
      return height;
    };
  }

  /** Rolling country of many swells, the same for every run. */
  static ElevationGrid rolling(int cells, double cellMetres) {
    double[][] wave = waves();
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

  Path file(String name, ElevationGrid grid) throws IOException {
    Path file = folder.resolve(name);
    if (!Files.exists(file)) {
      GeoTiffWriter.write(file, grid.geometry(), CRS, grid.toArray());
    }
    return file;
  }

  static ElevationGrid read(Path file, GridGeometry geometry) {
    try (GeoTiff tiff = GeoTiff.open(file)) {
      return ElevationGrid.adopting(geometry, tiff.readAll());
    }
  }
}
