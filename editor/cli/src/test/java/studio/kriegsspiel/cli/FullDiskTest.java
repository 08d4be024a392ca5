package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/**
 * Every command that replaces a file of the user's, on a disk of two megabytes that has no room
 * left: it ends in one sentence, and everything lies there as it lay.
 */
class FullDiskTest {
  private static final String SCENARIO = "course-01-the-march";
  private static final String PROPERTY = "studio.library";

  @TempDir Path folder = Path.of("");
  private Path disk = Path.of("");
  private String library = "";

  @BeforeEach
  void mount() throws Exception {
    library = System.getProperty(PROPERTY, "");
    disk = Files.createDirectory(folder.resolve("disk"));
    assumeTrue(
        run("mount", "-t", "tmpfs", "-o", "size=2m", "studio-test", disk.toString()),
        "no small disk can be made here: this needs Linux and an administrator");
  }

  @AfterEach
  void unmount() throws Exception {
    System.setProperty(PROPERTY, library);
    run("umount", disk.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "library pack SCENARIO --to good.zip --overwrite",
        "library copy SCENARIO work --overwrite",
        "library install outside.zip --as mine --replace",
        "new another --from SCENARIO",
        "format work/SCENARIO.kriegsspiel",
        "export work/SCENARIO.kriegsspiel --to play --out evening",
        "terrain mapping --out mapping.csv",
        "terrain import field --elevation ../heights.tif --replace",
        "decide work/SCENARIO.kriegsspiel march Foot1 --log"
      })
  void whatLiesThereStaysAsItWas(String command) throws Exception {
    TestTerminal studio = new TestTerminal(disk);
    begin(studio);
    fill();
    Map<String, Long> before = listing();
    int exit = studio.run(command.replace("SCENARIO", SCENARIO).split(" "));
    assertThat(exit).as(studio.out() + studio.err()).isEqualTo(2);
    assertThat(studio.err())
        .as("one sentence, and no fault of ours")
        .doesNotContain("Something went wrong")
        .matches("(?s).*(fit on the disk|room left|enough space).*");
    assertThat(listing()).isEqualTo(before);
  }

  /** A package, a copy, an installed package, an export and a ground, while there is room. */
  private void begin(TestTerminal studio) throws IOException {
    System.setProperty(PROPERTY, disk.resolve("own").toString());
    fine(studio, "library pack SCENARIO --to good.zip");
    Files.copy(disk.resolve("good.zip"), disk.resolve("outside.zip"));
    fine(studio, "library install outside.zip --as mine");
    fine(studio, "library copy SCENARIO work");
    heights();
    fine(studio, "terrain import field --elevation ../heights.tif");
    fine(studio, "export work/SCENARIO.kriegsspiel --to play --out evening");
    Path text = disk.resolve("work/" + SCENARIO + ".kriegsspiel");
    Files.writeString(text, Files.readString(text).replace("  rules ", "      rules "));
  }

  private static void fine(TestTerminal studio, String command) {
    int exit = studio.run(command.replace("SCENARIO", SCENARIO).split(" "));
    assertThat(exit).as(command + ": " + studio.err()).isZero();
  }

  private void heights() throws IOException {
    GridGeometry grid = new GridGeometry(40, 40, 680_000, 5_650_000, 25);
    float[] values = new float[grid.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = 200 + i % 40;
    }
    GeoTiffWriter.write(folder.resolve("heights.tif"), grid, "EPSG:32632", values);
  }

  /** Leaves less than one page of the disk. */
  private void fill() throws IOException {
    try (OutputStream out = Files.newOutputStream(disk.resolve("filler"))) {
      byte[] page = new byte[4096];
      while (true) {
        out.write(page);
      }
    } catch (IOException full) {
      assertThat(full).hasMessageContaining("No space");
    }
  }

  /** Sizes of all files; the log of faults is the studio's own. */
  private Map<String, Long> listing() throws IOException {
    Map<String, Long> sizes = new TreeMap<>();
    try (Stream<Path> all = Files.walk(disk)) {
      List<Path> files = all.filter(Files::isRegularFile).toList();
      for (Path each : files) {
        sizes.put(disk.relativize(each).toString(), Files.size(each));
      }
    }
    return sizes;
  }

  private static boolean run(String... command) throws Exception {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      return process.waitFor(20, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException unknown) {
      return false;
    }
  }
}
