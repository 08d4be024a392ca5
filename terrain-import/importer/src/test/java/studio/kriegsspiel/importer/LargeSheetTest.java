package studio.kriegsspiel.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.importer.job.ImportCancelledException;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.io.TerrainPackage;
import studio.kriegsspiel.terrain.tiff.PictureTiffWriter;

/** Sheets far larger than the memory, in processes of their own. */
class LargeSheetTest {
  private static final int WIDTH = 6000;
  private static final int SIDE = 512;

  private static final int MOST_STEPS_AFTERWARDS = 4;

  @TempDir Path folder;

  /** A GeoTIFF of one red, one blue and one green third of its width. */
  private Path sheet(int height) throws IOException {
    Path file = folder.resolve("scan.tif");
    Georeference place = Georeference.northUp(600_000, 5_600_000, 2);
    try (PictureTiffWriter tiff =
        new PictureTiffWriter(file, WIDTH, height, SIDE, 1, false, place, "EPSG:32631")) {
      for (int column = 0; column * SIDE < WIDTH; column++) {
        int[] tile = new int[SIDE * SIDE];
        for (int i = 0; i < tile.length; i++) {
          int third = (column * SIDE + i % SIDE) * 3 / WIDTH;
          tile[i] = third == 0 ? 0xFFFF0000 : third == 1 ? 0xFF0000FF : 0xFF00FF00;
        }
        byte[] packed = tiff.pack(tile, SIDE);
        for (int row = 0; row * SIDE < height; row++) {
          tiff.write(0, column, row, packed);
        }
      }
    }
    return file;
  }

  /** Imports the sheet of the first argument; with "slowly", dwells where it may be killed. */
  public static void main(String[] arguments) {
    boolean slowly = Arrays.asList(arguments).contains("slowly");
    ImportRequest.Builder request =
        ImportRequest.builder("field", Path.of(arguments[1])).sheet(Path.of(arguments[0]));
    if (arguments[2].endsWith(".points")) {
      request.controlPoints(Path.of(arguments[2]), Method.THIN_PLATE).sourceCrs("EPSG:32631");
    }
    try (TerrainImport work = new TerrainImport(request.build())) {
      work.run(
          new Progress() {
            @Override
            public void report(double share, String step) {
              if (slowly && share > 0.3) {
                System.out.println("half way");
                System.out.flush();
                try {
                  Thread.sleep(60_000);
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
              }
            }

            @Override
            public boolean isCancelled() {
              return false;
            }
          });
    }
    System.out.println("done");
  }

  private Process start(String heap, String... arguments) throws IOException {
    List<String> command =
        new java.util.ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + heap,
                "-XX:+UseSerialGC",
                "-Djava.awt.headless=true",
                "-cp",
                System.getProperty("java.class.path"),
                LargeSheetTest.class.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  private static String outputOf(Process process) throws IOException, InterruptedException {
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    return output;
  }

  @Test
  void fiftyMegapixelsAreCutInNinetySixMegabytes() throws Exception {
    Path target = folder.resolve("field");
    Process process = start("96m", sheet(8400).toString(), target.toString(), "as it is");
    assertThat(outputOf(process)).endsWith("done\n");
    SheetImage image = TerrainPackage.read(target).sheet().orElseThrow();
    assertThat(image.tiles().orElseThrow().levels()).isEqualTo(6);
    try (var smallest =
        image.tiles().orElseThrow().source().findTile(5, 0, 0).orElseThrow().open()) {
      var tile = javax.imageio.ImageIO.read(smallest);
      assertThat(tile.getWidth()).isEqualTo(188);
      assertThat(tile.getRGB(10, 100)).isEqualTo(0xFFFF0000);
      assertThat(tile.getRGB(94, 260)).isEqualTo(0xFF0000FF);
      assertThat(tile.getRGB(180, 5)).isEqualTo(0xFF00FF00);
    }
  }

  @Test
  void twentyMegapixelsAreRedrawnInNinetySixMegabytes() throws Exception {
    Path target = folder.resolve("field");
    Process process =
        start("96m", sheet(3400).toString(), target.toString(), bentPoints().toString());
    assertThat(outputOf(process)).endsWith("done\n");
    SheetImage image = TerrainPackage.read(target).sheet().orElseThrow();
    assertThat(image.fileName()).isIn("sheet.tif");
    assertThat(image.georeference().isNorthUp()).isTrue();
    assertThat(target.resolve("spool")).doesNotExist();
  }

  @Test
  void aKilledImportLeavesNothingThatReadsAndTheNextSweeps() throws Exception {
    Path target = folder.resolve("field");
    Path scan = sheet(1700);
    Process process = start("256m", scan.toString(), target.toString(), "as it is", "slowly");
    try (BufferedReader output =
        new BufferedReader(
            new java.io.InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      assertThat(output.readLine()).isEqualTo("half way");
    } finally {
      process.destroyForcibly();
    }
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(target).doesNotExist();
    assertThat(hidden()).isNotEmpty();
    ImportRequest request = ImportRequest.builder("field", target).sheet(scan).build();
    try (TerrainImport work = new TerrainImport(request)) {
      work.run(Progress.NONE);
    }
    assertThat(hidden()).isEmpty();
    assertThat(TerrainPackage.read(target).sheet()).isPresent();
  }

  /** Points that no straight placing fits. */
  private Path bentPoints() throws IOException {
    Path points = folder.resolve("scan.points");
    Files.writeString(
        points,
        "mapX,mapY,sourceX,sourceY,enable\n600000,5600000,0,0,1\n612000,5600300,6000,0,1\n"
            + "600500,5596600,0,-1700,1\n612300,5597000,6000,-1700,1\n606000,5598700,3000,-800,1\n");
    return points;
  }

  private List<Path> hidden() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.getFileName().toString().startsWith(".")).toList();
    }
  }

  @Test
  void cancellingAtAnyStageIsHeardSoonAndLeavesNothing() throws Exception {
    Path points = bentPoints();
    Path scan = sheet(1700);
    Path target = folder.resolve("field");
    for (double share : new double[] {0, 0.05, 0.2, 0.5, 0.8}) {
      ImportRequest request =
          ImportRequest.builder("field", target)
              .sheet(scan)
              .controlPoints(points, Method.THIN_PLATE)
              .sourceCrs("EPSG:32631")
              .build();
      AtomicInteger afterwards = new AtomicInteger(-1);
      try (TerrainImport work = new TerrainImport(request)) {
        assertThatThrownBy(() -> work.run(endingAt(share, afterwards)))
            .isInstanceOf(ImportCancelledException.class);
      }
      // How soon is told in steps of work, of which an import of this size reports hundreds.
      assertThat(afterwards.get()).isLessThanOrEqualTo(MOST_STEPS_AFTERWARDS);
      assertThat(target).doesNotExist();
      assertThat(hidden()).isEmpty();
    }
  }

  /** Wants no more from a share of the work on, and counts what is reported after that. */
  private static Progress endingAt(double end, AtomicInteger afterwards) {
    return new Progress() {
      @Override
      public void report(double share, String step) {
        if (share >= end || afterwards.get() >= 0) {
          afterwards.incrementAndGet();
        }
      }

      @Override
      public boolean isCancelled() {
        return afterwards.get() >= 0;
      }
    };
  }
}
