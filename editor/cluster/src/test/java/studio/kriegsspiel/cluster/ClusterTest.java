package studio.kriegsspiel.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.cli.command.rehearse.Rehearsals;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.reading.rehearsal.GameEnd;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.Threads;
import studio.kriegsspiel.reading.rehearsal.apart.GameText;
import studio.kriegsspiel.reading.rehearsal.apart.GamesFolder;
import studio.kriegsspiel.reading.rehearsal.apart.GamesJob;
import studio.kriegsspiel.study.Studies;

/** Spark plays the same games as threads, whoever fails on the way. */
class ClusterTest {
  private static final String NAME = "course-12-the-meeting";
  private static final String RESTS = "all";
  private static final int GAMES = 4;
  private static final long SEED = 5;

  private static Rehearsal rehearsal;
  private static List<GameEnd> wanted;
  private static String job;
  private static byte[] files;

  @TempDir Path folder;

  @BeforeAll
  static void threadsPlayThem() throws Exception {
    Path path = Library.open().findScenario(NAME).orElseThrow();
    rehearsal = Rehearsals.of(Studies.ofLibrary().read(path), Map.of());
    wanted = new ArrayList<>();
    new Threads(2).play(rehearsal, GAMES, SEED, wanted::add);
    job = job(Rehearsals.basis(rehearsal));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry(NAME + ".kriegsspiel"));
      zip.write(Files.readAllBytes(path));
    }
    files = bytes.toByteArray();
  }

  private static String job(String basis) {
    return new GamesJob(NAME + ".kriegsspiel", Optional.empty(), Map.of(), List.of(), basis, SEED)
        .write();
  }

  private GamesFolder games() {
    return new GamesFolder(folder, RESTS);
  }

  private void assertEachIsThereOnceAsWanted() throws IOException {
    GameText text = new GameText(rehearsal);
    for (int i = 0; i < GAMES; i++) {
      assertThat(games().find(i).flatMap(text::read)).contains(wanted.get(i));
    }
    assertThat(written()).hasSize(GAMES);
  }

  private Map<String, FileTime> written() throws IOException {
    Map<String, FileTime> times = new TreeMap<>();
    Path all = folder.resolve("games");
    if (Files.isDirectory(all)) {
      try (var each = Files.newDirectoryStream(all, "*.txt")) {
        for (Path file : each) {
          times.put(file.getFileName().toString(), Files.getLastModifiedTime(file));
        }
      }
    }
    return times;
  }

  @Test
  void aTaskThatFailsOnceIsTriedAgainAndItsGameCountedOnce() throws Exception {
    String master = "local[2,2]";
    FailsOnce task = new FailsOnce(job, files, 1);
    new ClusterRun(games(), master).play(GAMES, ClusterRun.setup(master), task);
    assertEachIsThereOnceAsWanted();
  }

  @Test
  void whatFailsForGoodIsOneSentenceAndTheOthersAreKept() throws Exception {
    String master = "local[1]";
    FailsOnce task = new FailsOnce(job, files, 2);
    assertThatThrownBy(
            () -> new ClusterRun(games(), master).play(GAMES, ClusterRun.setup(master), task))
        .isInstanceOf(ClusterFault.class)
        .hasMessageStartingWith("Spark gave up; ");
    assertThat(written().keySet()).containsExactly("000000.txt", "000001.txt");
  }

  @Test
  void anotherScenarioThanTheOneMeantIsNotPlayed() {
    String master = "local[1]";
    GameTask task = new GameTask(job("another"), files);
    assertThatThrownBy(
            () -> new ClusterRun(games(), master).play(1, ClusterRun.setup(master), task))
        .isInstanceOf(ClusterFault.class)
        .hasMessageContaining("makes another game of the scenario");
  }

  @Test
  void aJobThatDiesIsTakenUpAgain() throws Exception {
    Files.writeString(games().job(), job);
    Files.write(games().files(), files);
    Process first = driver();
    while (written().isEmpty() && first.isAlive()) {
      Thread.sleep(20);
    }
    first.destroyForcibly().waitFor();
    Map<String, FileTime> before = written();
    assertThat(before).isNotEmpty().hasSizeLessThan(GAMES);
    Files.writeString(folder.resolve("games").resolve("000003.txt"), "half of a ga");
    assertThat(driver().waitFor()).isZero();
    assertEachIsThereOnceAsWanted();
    assertThat(written()).containsAllEntriesOf(before);
  }

  /** One game at a time, so that there is a while in which some have ended and some have not. */
  private Process driver() throws IOException {
    return Loopback.java(
            List.of(
                ClusterMain.class.getName(),
                folder.toString(),
                RESTS,
                "local[1]",
                Integer.toString(GAMES)))
        .redirectErrorStream(true)
        .redirectOutput(games().log().toFile())
        .start();
  }

  @Test
  void aMasterAndAWorkerPlayTheSame() throws Exception {
    try (Loopback cluster = new Loopback(folder)) {
      SparkConf setup =
          ClusterRun.setup(cluster.master())
              .set(
                  "spark.executor.extraClassPath",
                  Path.of("target", "test-classes").toAbsolutePath().toString());
      FailsOnce task = new FailsOnce(job, files, 1);
      assertThatThrownBy(
              () -> new ClusterRun(games(), cluster.master(), 2).play(GAMES, setup, task))
          .isInstanceOf(ClusterFault.class)
          .hasMessage(
              "The Spark master at %s gives no workers to play the games; see what it says."
                  .formatted(cluster.master()));
      cluster.addWorker();
      new ClusterRun(games(), cluster.master()).play(GAMES, setup, task);
      assertEachIsThereOnceAsWanted();
    }
  }
}
