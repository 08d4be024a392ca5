package studio.kriegsspiel.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code studio rehearse --engine spark}, as users start it. */
class CommandOnSparkTest {

  @TempDir Path folder;

  private int games = 4;

  @BeforeEach
  void sparkIsThere() throws IOException {
    Files.createDirectories(folder.resolve("state"));
    Files.createSymbolicLink(folder.resolve("state").resolve("spark"), Loopback.HOME);
  }

  private Process studio(String scenario, String... more) throws IOException {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-Dstudio.state=" + folder.resolve("state"),
                "studio.kriegsspiel.cli.Studio",
                "rehearse",
                scenario,
                "--runs=" + games));
    arguments.addAll(List.of(more));
    return Loopback.java(arguments)
        .directory(folder.toFile())
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
  }

  private String out(String scenario, String... more) throws Exception {
    Process studio = studio(scenario, more);
    assertThat(studio.waitFor()).as(Files.readString(folder.resolve("err"))).isZero();
    return Files.readString(folder.resolve("out"));
  }

  private List<Path> left() throws IOException {
    Path games = folder.resolve("state").resolve("rehearsals");
    if (!Files.isDirectory(games)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(games)) {
      return all.filter(each -> each.toString().endsWith(".txt"))
          .filter(each -> each.getParent().endsWith("games"))
          .toList();
    }
  }

  @Test
  void localModeGivesTheSameBytesEvenWhenTheStudioIsKilledOnTheWay() throws Exception {
    String scenario = "course-04-the-attack";
    String wanted = out(scenario, "--format=json");
    Process studio = studio(scenario, "--format=json", "--engine", "spark:local[1]");
    while (left().isEmpty() && studio.isAlive()) {
      Thread.sleep(20);
    }
    List<ProcessHandle> drivers = studio.descendants().toList();
    studio.destroyForcibly().waitFor();
    for (ProcessHandle each : drivers) {
      each.onExit().get(60, TimeUnit.SECONDS);
    }
    assertThat(left()).isNotEmpty().hasSizeLessThan(games);
    assertThat(out(scenario, "--format=json", "--engine", "spark:local[2]")).isEqualTo(wanted);
    assertThat(left()).isEmpty();
  }

  @Test
  void variantsTravelToACluster() throws Exception {
    String scenario = "outposts-on-the-selde";
    games = 1;
    String wanted = out(scenario, "--variants", "all", "--format=json");
    try (Loopback cluster = new Loopback(folder)) {
      cluster.addWorker();
      assertThat(
              out(
                  scenario,
                  "--variants",
                  "all",
                  "--format=json",
                  "--engine",
                  "spark:" + cluster.master()))
          .isEqualTo(wanted);
    }
  }

  @Test
  void aGridComesOutTheSame() throws Exception {
    String scenario = "course-04-the-attack";
    games = 1;
    List<String> grid = List.of("--grid", "strength of Blue.Foot1=80%..120%/40", "--format=json");
    String wanted = out(scenario, grid.toArray(String[]::new));
    List<String> onSpark = new ArrayList<>(grid);
    onSpark.addAll(List.of("--engine", "spark:local[2]"));
    assertThat(wanted).contains("Blue.Foot1");
    assertThat(out(scenario, onSpark.toArray(String[]::new))).isEqualTo(wanted);
    assertThat(left()).isEmpty();
  }

  @Test
  void aMasterThatIsNotThereIsOneSentenceSoon() throws Exception {
    Process studio = studio("course-04-the-attack", "--engine", "spark:spark://127.0.0.1:1");
    assertThat(studio.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(studio.exitValue()).isNotZero();
    assertThat(Files.readAllLines(folder.resolve("err")))
        .containsExactly(
            "studio: No Spark master answers at spark://127.0.0.1:1; start it, or check host and"
                + " port.");
    assertThat(left()).isEmpty();
  }
}
