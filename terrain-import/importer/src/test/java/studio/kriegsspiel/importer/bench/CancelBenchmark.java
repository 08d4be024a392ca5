package studio.kriegsspiel.importer.bench;

import java.awt.image.BufferedImage;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import studio.kriegsspiel.importer.Crop;
import studio.kriegsspiel.importer.ImportRequest;
import studio.kriegsspiel.importer.TerrainImport;
import studio.kriegsspiel.importer.job.ImportCancelledException;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/**
 * How long an import goes on after it was cancelled, phase by phase: each is cancelled at many
 * moments, and the longest wait is printed with what was being done. Argument: a folder for the
 * files (1 GB); further arguments choose among the phases.
 */
public final class CancelBenchmark {
  private static final int MOMENTS = 12;
  private static final String CRS = "EPSG:32631";

  private final Path folder;
  private final List<String> chosen;

  private CancelBenchmark(Path folder, List<String> chosen) {
    this.folder = folder;
    this.chosen = chosen;
  }

  /** Runs the phases. */
  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    CancelBenchmark bench =
        new CancelBenchmark(folder, List.of(arguments).subList(1, arguments.length));
    System.out.println("| phase | whole s | longest wait s | by the processor s | while |");
    System.out.println("|---|---|---|---|---|");
    bench.run(
        "mosaic",
        request ->
            request.elevation(bench.heights("a", 0, 0)).elevation(bench.heights("b", 20_000, 0)));
    bench.run(
        "warp", request -> request.elevation(bench.heights("a", 0, 0)).targetCrs("EPSG:31370"));
    bench.run(
        "voids", request -> request.elevation(bench.heights("holes", 0, 0.02)).fillVoids(true));
    bench.run(
        "slope",
        request ->
            request.elevation(bench.heights("a", 0, 0)).slopePercent(bench.heights("a", 0, 0)));
    bench.run(
        "features",
        request -> bench.onSmall(request).features(bench.lines("roads", "\"highway\":\"track\"")));
    bench.run("areas", request -> bench.onSmall(request).features(bench.areas()));
    bench.run(
        "contours",
        request ->
            request
                .targetCrs(CRS)
                .crop(new Crop(600_000, 5_580_000, 620_000, 5_600_000, false))
                .cellMetres(10)
                .features(bench.lines("contours", "\"elevation\":120")));
    bench.run("png", request -> request.sheet(bench.sheet("png")));
    bench.run("jpg", request -> request.sheet(bench.sheet("jpg")));
    bench.run("redrawn", request -> request.sheet(bench.sheet("jpg")).targetCrs("EPSG:31370"));
    bench.run("zip", request -> request.elevation(bench.heights("a", 0, 0)));
  }

  private ImportRequest.Builder onSmall(ImportRequest.Builder request) {
    return request.elevation(heights("a", 0, 0)).cellMetres(200);
  }

  private void run(String phase, Consumer<ImportRequest.Builder> sources) throws IOException {
    if (!chosen.isEmpty() && !chosen.contains(phase)) {
      return;
    }
    double whole = once(phase, sources, Double.POSITIVE_INFINITY)[0];
    double[] worst = new double[2];
    String during = "";
    Map<String, Double> each = new TreeMap<>();
    for (int i = 0; i < MOMENTS; i++) {
      step.set("opening");
      double[] waits = once(phase, sources, whole * (i + 0.5) / MOMENTS);
      each.merge(step.get(), waits[1], Math::max);
      if (waits[1] > worst[0]) {
        worst = new double[] {waits[1], waits[2]};
        during = step.get();
      }
    }
    System.out.printf(
        Locale.ROOT,
        "| %s | %.1f | %.2f | %.2f | %s |%n",
        phase,
        whole,
        worst[0],
        worst[1],
        during);
    each.forEach((what, wait) -> System.out.printf(Locale.ROOT, "    %.2f %s%n", wait, what));
  }

  private final AtomicReference<String> step = new AtomicReference<>("");

  private static double processor() {
    return ((com.sun.management.OperatingSystemMXBean)
                java.lang.management.ManagementFactory.getOperatingSystemMXBean())
            .getProcessCpuTime()
        / 1e9;
  }

  /** Seconds of the whole; of the wait after the moment, by the clock and by the processor. */
  private double[] once(String phase, Consumer<ImportRequest.Builder> sources, double moment)
      throws IOException {
    Path target = folder.resolve("out-" + phase + (phase.equals("zip") ? ".zip" : ""));
    ImportRequest.Builder request = ImportRequest.builder("out", target);
    sources.accept(request);
    long[] at = new long[1];
    double[] cpu = new double[1];
    long begin = System.nanoTime();
    Thread canceller =
        new Thread(
            () -> {
              try {
                Thread.sleep((long) (moment * 1000));
                cpu[0] = processor();
                at[0] = System.nanoTime();
              } catch (InterruptedException done) {
                return;
              }
            });
    if (Double.isFinite(moment)) {
      canceller.start();
    }
    Progress progress =
        new Progress() {
          @Override
          public void report(double share, String what) {
            step.set(what);
          }

          @Override
          public boolean isCancelled() {
            return at[0] != 0;
          }
        };
    try (TerrainImport work = new TerrainImport(request.build())) {
      work.run(progress);
    } catch (ImportCancelledException e) {
      requireNothing(target);
    }
    long end = System.nanoTime();
    double used = processor() - cpu[0];
    canceller.interrupt();
    if (Files.isDirectory(target)) {
      try (Stream<Path> files = Files.walk(target)) {
        for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    Files.deleteIfExists(target);
    return new double[] {
      (end - begin) / 1e9, at[0] == 0 ? 0 : (end - at[0]) / 1e9, at[0] == 0 ? 0 : used
    };
  }

  private void requireNothing(Path target) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      files
          .filter(file -> file.getFileName().toString().contains(target.getFileName().toString()))
          .forEach(
              left -> {
                throw new IllegalStateException("left behind: " + left);
              });
    }
  }

  private Path heights(String name, double east, double holes) {
    Path file = folder.resolve(name + ".tif");
    if (!Files.exists(file)) {
      GridGeometry grid = new GridGeometry(4000, 4000, 600_000 + east, 5_600_000, 5);
      Random random = new Random(1815);
      float[] values = new float[grid.size()];
      for (int i = 0; i < values.length; i++) {
        values[i] = (float) (100 + 40 * Math.sin(i % 4000 / 300.0) * Math.cos(i / 4000 / 200.0));
      }
      for (int i = 0; i < values.length * holes / 400; i++) {
        int corner = random.nextInt(3900) * 4000 + random.nextInt(3900);
        for (int k = 0; k < 400; k++) {
          values[corner + k / 20 * 4000 + k % 20] = Float.NaN;
        }
      }
      try {
        GeoTiffWriter.write(file, grid, CRS, values);
      } catch (IOException e) {
        throw new java.io.UncheckedIOException(e);
      }
    }
    return file;
  }

  private static final String HEAD =
      "{\"type\":\"FeatureCollection\",\"crs\":{\"type\":\"name\",\"properties\":{\"name\":"
          + "\"urn:ogc:def:crs:EPSG::32631\"}},\"features\":[";

  private Path lines(String name, String property) {
    return write(
        name,
        60_000,
        (random, i) -> {
          double x = 600_000 + random.nextDouble() * 19_000;
          double y = 5_580_500 + random.nextDouble() * 19_000;
          StringBuilder points = new StringBuilder();
          for (int k = 0; k < 20; k++) {
            points.append(k == 0 ? "" : ",");
            points.append(
                String.format(Locale.ROOT, "[%.1f,%.1f]", x + k * 20, y + 20 * Math.sin(k)));
          }
          return "{\"type\":\"Feature\",\"properties\":{%s},\"geometry\":{\"type\":\"LineString\",\"coordinates\":[%s]}}"
              .formatted(property.replace("120", String.valueOf(60 + i % 100)), points);
        });
  }

  private Path areas() {
    return write(
        "woods",
        40_000,
        (random, i) -> {
          double x = 600_000 + random.nextDouble() * 19_000;
          double y = 5_580_500 + random.nextDouble() * 19_000;
          return String.format(
              Locale.ROOT,
              "{\"type\":\"Feature\",\"properties\":{\"natural\":\"wood\"},\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[[%1$.1f,%2$.1f],[%3$.1f,%2$.1f],[%1$.1f,%4$.1f],[%3$.1f,%4$.1f],[%1$.1f,%2$.1f]]]}}",
              x,
              y,
              x + 150,
              y + 130);
        });
  }

  private Path write(
      String name, int count, java.util.function.BiFunction<Random, Integer, String> feature) {
    Path file = folder.resolve(name + ".geojson");
    Random random = new Random(1815);
    try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
      out.write(HEAD);
      for (int i = 0; i < count; i++) {
        out.write((i == 0 ? "" : ",\n") + feature.apply(random, i));
      }
      out.write("]}");
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return file;
  }

  private Path sheet(String format) {
    Path file = folder.resolve("sheet." + format);
    if (!Files.exists(file)) {
      BufferedImage image = new BufferedImage(9000, 7000, BufferedImage.TYPE_3BYTE_BGR);
      int[] row = new int[9000];
      Random random = new Random(1815);
      for (int y = 0; y < 7000; y++) {
        Arrays.setAll(row, x -> random.nextInt(40) * 0x010101 + 0x808080);
        image.setRGB(0, y, 9000, 1, row, 0, 9000);
      }
      try {
        ImageIO.write(image, format, file.toFile());
        Files.writeString(
            folder.resolve("sheet." + (format.equals("png") ? "pgw" : "jgw")),
            "2\n0\n0\n-2\n600001\n5599999\n");
        Files.writeString(
            folder.resolve("sheet.prj"),
            "PROJCS[\"WGS 84 / UTM zone 31N\",GEOGCS[\"WGS 84\",DATUM[\"WGS_1984\",SPHEROID[\"WGS 84\",6378137,298.257223563]],PRIMEM[\"Greenwich\",0],UNIT[\"degree\",0.0174532925199433]],PROJECTION[\"Transverse_Mercator\"],PARAMETER[\"latitude_of_origin\",0],PARAMETER[\"central_meridian\",3],PARAMETER[\"scale_factor\",0.9996],PARAMETER[\"false_easting\",500000],PARAMETER[\"false_northing\",0],UNIT[\"metre\",1]]");
      } catch (IOException e) {
        throw new java.io.UncheckedIOException(e);
      }
    }
    return file;
  }
}
