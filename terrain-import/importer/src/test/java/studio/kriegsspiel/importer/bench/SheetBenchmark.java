package studio.kriegsspiel.importer.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import studio.kriegsspiel.importer.ImportRequest;
import studio.kriegsspiel.importer.TerrainImport;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.tiff.PictureTiffWriter;

/**
 * A scan of 500 megapixels, or of fewer rows with {@code -Dsheet.rows}, cut into tiles and redrawn,
 * beside GDAL doing the same.
 */
final class SheetBenchmark {
  private static final int WIDTH = 25_000;
  private static final int HEIGHT = Integer.getInteger("sheet.rows", 20_000);
  private static final int SIDE = 512;
  private static final String CRS = "EPSG:25831";

  private static final double[] SINES =
      IntStream.range(0, 8192).mapToDouble(i -> Math.sin(i * Math.PI / 4096)).toArray();

  /** Column, row, x and y of the points by which the scan is redrawn. */
  private static final int[][] POINTS = {
    {0, 0, 500_000, 5_700_000},
    {WIDTH, 0, 525_000, 5_700_400},
    {0, HEIGHT, 500_500, 5_700_000 - HEIGHT},
    {WIDTH, HEIGHT, 525_300, 5_700_300 - HEIGHT},
    {WIDTH / 2, HEIGHT / 2, 512_500, 5_700_200 - HEIGHT / 2},
    {6_000, HEIGHT / 4, 506_000, 5_700_100 - HEIGHT / 4}
  };

  private final Path folder;

  SheetBenchmark(Path folder) {
    this.folder = folder;
  }

  /** A drawn map with the grain of a scan. */
  private static int[] tile(int left, int top, int columns, int rows) {
    Random grain = new Random(left * 31L + top);
    int[] tile = new int[columns * rows];
    for (int i = 0; i < tile.length; i++) {
      int x = left + i % columns;
      int y = top + i / columns;
      double height = sine(x, 310) * sine(y, 270) + sine(x + y, 900);
      double line = height * 8 - Math.floor(height * 8);
      boolean wood = sine(x, 1500) * sine(y, 1100) > 0.5;
      int noise = grain.nextInt(7) - 3;
      int red = (line < 0.08 ? 150 : wood ? 178 : 238) + noise;
      int green = (line < 0.08 ? 90 : wood ? 208 : 228) + noise;
      int blue = (line < 0.08 ? 40 : wood ? 140 : 200) + noise;
      tile[i] = 0xFF000000 | red << 16 | green << 8 | blue;
    }
    return tile;
  }

  private static double sine(int at, int length) {
    return SINES[(int) (at * (SINES.length / 6.283) / length) % SINES.length];
  }

  private Path scan() throws IOException {
    Path file = folder.resolve("scan-" + HEIGHT + ".tif");
    if (Files.exists(file)) {
      return file;
    }
    Path half = folder.resolve("scan.part");
    Georeference place = Georeference.northUp(500_000, 5_700_000, 1);
    try (PictureTiffWriter tiff =
        new PictureTiffWriter(half, WIDTH, HEIGHT, SIDE, 1, false, place, CRS)) {
      int across = (WIDTH + SIDE - 1) / SIDE;
      int down = (HEIGHT + SIDE - 1) / SIDE;
      IntStream.range(0, across * down)
          .parallel()
          .forEach(
              i -> {
                int left = i % across * SIDE;
                int top = i / across * SIDE;
                int columns = Math.min(SIDE, WIDTH - left);
                int[] pixels = tile(left, top, columns, Math.min(SIDE, HEIGHT - top));
                try {
                  tiff.write(0, i % across, i / across, tiff.pack(pixels, columns));
                } catch (IOException e) {
                  throw new java.io.UncheckedIOException(e);
                }
              });
    }
    return Files.move(half, file, StandardCopyOption.REPLACE_EXISTING);
  }

  void run() throws IOException {
    Path scan = scan();
    Cost ours = Cost.of(() -> importSheet(ImportRequest.builder("scan", pack()).sheet(scan)));
    Path copy = folder.resolve("copy.tif");
    Cost peer =
        Cost.of(
            () -> {
              ImportBenchmark.run(
                  "gdal_translate",
                  "-q",
                  "-co",
                  "TILED=YES",
                  "-co",
                  "COMPRESS=DEFLATE",
                  "-co",
                  "PREDICTOR=2",
                  "-co",
                  "NUM_THREADS=2",
                  scan + "",
                  copy + "");
              ImportBenchmark.run(
                  "gdaladdo",
                  "-q",
                  "-r",
                  "average",
                  "--config",
                  "GDAL_NUM_THREADS",
                  "2",
                  copy + "",
                  "2",
                  "4",
                  "8",
                  "16",
                  "32",
                  "64");
            });
    ImportBenchmark.row(
        "sheet of "
            + WIDTH / 1000 * HEIGHT / 1000
            + " megapixels to a package with tiles (`gdal_translate` and `gdaladdo`)",
        ours,
        peer,
        heap());
    Path points = folder.resolve("scan.points");
    Files.writeString(
        points,
        "mapX,mapY,sourceX,sourceY,enable\n"
            + Arrays.stream(POINTS)
                .map(p -> p[2] + "," + p[3] + "," + p[0] + ",-" + p[1] + ",1\n")
                .collect(Collectors.joining()));
    Cost drawn =
        Cost.of(
            () ->
                importSheet(
                    ImportRequest.builder("scan", pack())
                        .sheet(scan)
                        .controlPoints(points, Method.THIN_PLATE)
                        .sourceCrs(CRS)));
    Cost warped = Cost.of(() -> warp(scan));
    ImportBenchmark.row(
        "the same redrawn by a thin plate through six points (`gdalwarp -tps`, without overviews)",
        drawn,
        warped,
        heap());
  }

  private void warp(Path scan) throws IOException {
    Path placed = folder.resolve("placed.vrt");
    List<String> words =
        new ArrayList<>(List.of("gdal_translate", "-q", "-of", "VRT", "-a_srs", CRS));
    for (int[] point : POINTS) {
      words.add("-gcp");
      Arrays.stream(point).mapToObj(Integer::toString).forEach(words::add);
    }
    words.addAll(List.of(scan + "", placed + ""));
    ImportBenchmark.run(words.toArray(String[]::new));
    ImportBenchmark.run(
        "gdalwarp",
        "-q",
        "-overwrite",
        "-tps",
        "-r",
        "bilinear",
        "-multi",
        "-wo",
        "NUM_THREADS=2",
        "-dstalpha",
        "-co",
        "TILED=YES",
        "-co",
        "COMPRESS=DEFLATE",
        "-co",
        "PREDICTOR=2",
        "-co",
        "NUM_THREADS=2",
        placed + "",
        folder.resolve("tps.tif") + "");
  }

  private Path pack() {
    return folder.resolve("scan-package");
  }

  private static void importSheet(ImportRequest.Builder request) {
    try (TerrainImport work = new TerrainImport(request.build())) {
      work.run(Progress.NONE);
    }
  }

  private static String heap() {
    return "heap limit " + (Runtime.getRuntime().maxMemory() >> 20) + " MiB";
  }
}
