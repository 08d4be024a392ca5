package studio.kriegsspiel.importer.bench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import studio.kriegsspiel.importer.Crop;
import studio.kriegsspiel.importer.ImportRequest;
import studio.kriegsspiel.importer.TerrainImport;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.geojson.GeoJsonReader;
import studio.kriegsspiel.terrain.surface.ContourSurface;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/**
 * Prints our times and the peers' in one run, as rows for {@code docs/performance.md}. Argument: a
 * folder for the files (5 GB for the import of 20,000 x 20,000); further arguments choose among
 * {@code surface}, {@code import} and {@code sheet}.
 */
public final class ImportBenchmark {
  private static final String CRS = "EPSG:32631";

  private final Path folder;

  private ImportBenchmark(Path folder) {
    this.folder = folder;
  }

  /** Runs the benchmarks. */
  public static void main(String[] arguments) throws IOException {
    List<String> chosen =
        arguments.length > 1
            ? List.of(arguments).subList(1, arguments.length)
            : List.of("surface", "import", "sheet");
    ImportBenchmark benchmark = new ImportBenchmark(Files.createDirectories(Path.of(arguments[0])));
    System.out.println(
        "| work | ours s (processor) | peer s (processor) | ratio (processor) | remark |");
    System.out.println("|---|---|---|---|---|");
    if (chosen.contains("surface")) {
      benchmark.surface();
    }
    if (chosen.contains("import")) {
      benchmark.importLarge();
    }
    if (chosen.contains("sheet")) {
      new SheetBenchmark(benchmark.folder).run();
    }
  }

  /** Rolling ground with ridges and spurs, 60 to 200 m high. */
  private static double ground(double x, double y) {
    double u = x / 1000;
    double v = y / 1000;
    return 120
        + 30 * Math.sin(u * 1.1 + 0.4 * Math.sin(v * 2.3))
        + 22 * Math.cos(v * 1.7 - u * 0.8)
        + 9 * Math.sin(u * 5.1) * Math.cos(v * 4.3)
        + 3 * Math.sin(u * 13 + v * 11);
  }

  private void surface() throws IOException {
    int side = 1000;
    GridGeometry grid = new GridGeometry(side, side, 600_000, 5_600_000, 5);
    ElevationGrid truth = ElevationGrid.computed(grid, ImportBenchmark::ground);
    Path heights = folder.resolve("truth.tif");
    GeoTiffWriter.write(heights, grid, CRS, truth.toArray());
    Path lines = folder.resolve("contours.geojson");
    Files.deleteIfExists(lines);
    run("gdal_contour", "-q", "-i", "5", "-a", "elev", "-f", "GeoJSON", heights + "", lines + "");
    List<Feature> contours = new ArrayList<>();
    try (InputStream input = Files.newInputStream(lines)) {
      GeoJsonReader.read(
          "contours",
          input,
          raw ->
              contours.add(
                  new Feature(
                      "c" + contours.size(),
                      FeatureKind.CONTOUR,
                      raw.geometry(),
                      Optional.empty(),
                      Attributes.builder()
                          .heightMetres(Double.parseDouble(raw.properties().get("elev")))
                          .build())));
    }
    ElevationGrid[] ours = {truth};
    Cost best = new Cost(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
    for (int i = 0; i < 5; i++) {
      best = best.best(Cost.of(() -> ours[0] = ContourSurface.of(contours, grid, share -> {})));
    }
    Cost peer = grass(lines, heights);
    Path result = folder.resolve("grass.tif");
    String theirs =
        Files.exists(result)
            ? String.format(Locale.ROOT, "%.3f m", rmse(read(result), truth))
            : "?";
    row(
        "contours (5 m) to a surface of 1,000 x 1,000 (`r.surf.contour`)",
        best,
        peer,
        String.format(Locale.ROOT, "RMSE %.3f m, peer %s", rmse(ours[0].toArray(), truth), theirs));
  }

  private Cost grass(Path lines, Path heights) throws IOException {
    Path script = folder.resolve("surface.sh");
    Path result = folder.resolve("grass.tif");
    Path seconds = folder.resolve("seconds");
    Files.deleteIfExists(seconds);
    try (BufferedWriter out = Files.newBufferedWriter(script, StandardCharsets.UTF_8)) {
      out.write("r.in.gdal -o input=" + heights + " output=h --q\ng.region raster=h\n");
      out.write("v.in.ogr -o input=" + lines + " output=c --q\n");
      out.write("v.to.rast input=c output=cr use=attr attribute_column=elev type=line --q\n");
      out.write("TIMEFORMAT='%R %U %S'\n");
      out.write("{ time r.surf.contour input=cr output=s --q; } 2> " + seconds + "\n");
      out.write("r.out.gdal input=s output=" + result + " type=Float32 --q --o -f\n");
    }
    run("grass", "--tmp-location", "XY", "--exec", "bash", script.toString());
    if (!Files.exists(seconds)) {
      return new Cost(Double.NaN, Double.NaN);
    }
    List<String> said = Files.readAllLines(seconds);
    String[] words = said.get(said.size() - 1).split(" ");
    return new Cost(
        Double.parseDouble(words[0]), Double.parseDouble(words[1]) + Double.parseDouble(words[2]));
  }

  private static float[] read(Path file) {
    try (GeoTiff tiff = GeoTiff.open(file)) {
      return tiff.readAll();
    }
  }

  private static double rmse(float[] heights, ElevationGrid truth) {
    double squares = 0;
    int count = 0;
    for (int i = 0; i < heights.length; i++) {
      if (!Float.isNaN(heights[i])) {
        squares += Math.pow(heights[i] - truth.height(i), 2);
        count++;
      }
    }
    return Math.sqrt(squares / count);
  }

  private void importLarge() throws IOException {
    int side = 20_000;
    GridGeometry grid = new GridGeometry(side, side, 500_000, 5_700_000, 5);
    Path large = folder.resolve("large.tif");
    if (!Files.exists(large)) {
      Random random = new Random(1815);
      try (GeoTiffWriter writer =
          new GeoTiffWriter(large, grid, CRS, GeoTiffWriter.Cells.FLOATS, true)) {
        float[] row = new float[side];
        for (int j = 0; j < side; j++) {
          for (int i = 0; i < side; i++) {
            row[i] =
                (float) (100 + 40 * Math.sin(i / 900.0) * Math.cos(j / 700.0))
                    + random.nextFloat() / 10;
          }
          writer.writeRow(row);
        }
      }
    }
    ImportRequest request =
        ImportRequest.builder("large", folder.resolve("large-package"))
            .elevation(large)
            .targetCrs("EPSG:25831")
            .cellMetres(5)
            .crop(new Crop(500_000, 5_600_000, 600_000, 5_700_000, false))
            .build();
    Cost ours =
        Cost.of(
            () -> {
              try (TerrainImport work = new TerrainImport(request)) {
                work.run(Progress.NONE);
              }
            });
    Cost peer = Cost.of(() -> warp(large));
    row(
        "import of 20,000 x 20,000 (DEFLATE) into another system, file to package (`gdalwarp`)",
        ours,
        peer,
        "heap limit " + (Runtime.getRuntime().maxMemory() >> 20) + " MiB");
  }

  private void warp(Path large) throws IOException {
    run(
        "gdalwarp",
        "-q",
        "-overwrite",
        "-multi",
        "-wo",
        "NUM_THREADS=2",
        "-r",
        "bilinear",
        "-t_srs",
        "EPSG:25831",
        "-tr",
        "5",
        "5",
        "-co",
        "COMPRESS=DEFLATE",
        "-co",
        "PREDICTOR=3",
        "-co",
        "TILED=YES",
        "-co",
        "NUM_THREADS=2",
        large + "",
        folder.resolve("warped.tif") + "");
  }

  static void run(String... command) throws IOException {
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      if (!process.waitFor(30, TimeUnit.MINUTES)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  static void row(String work, Cost ours, Cost peer, String remark) {
    System.out.printf(
        Locale.ROOT,
        "| %s | %.2f (%.2f) | %.2f (%.2f) | %.1f (%.1f) | %s |%n",
        work,
        ours.wall(),
        ours.processor(),
        peer.wall(),
        peer.processor(),
        peer.wall() / ours.wall(),
        peer.processor() / ours.processor(),
        remark);
  }
}
