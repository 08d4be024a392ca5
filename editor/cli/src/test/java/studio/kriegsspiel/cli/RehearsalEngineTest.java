package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.cli.command.rehearse.Rehearsals;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.reading.rehearsal.Engine;
import studio.kriegsspiel.reading.rehearsal.GameEnd;
import studio.kriegsspiel.reading.rehearsal.Played;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.Run;
import studio.kriegsspiel.reading.rehearsal.apart.GameText;
import studio.kriegsspiel.reading.rehearsal.apart.GamesFolder;
import studio.kriegsspiel.reading.rehearsal.apart.GamesJob;
import studio.kriegsspiel.study.Studies;

/** Who plays the games of a rehearsal does not matter, and what he says of them can be kept. */
class RehearsalEngineTest {
  private static final String ATTACK = "course-04-the-attack";

  @TempDir Path folder = Path.of("");

  private static Rehearsal rehearsal(String slug) {
    Path file = Library.open().findScenario(slug).orElseThrow();
    return Rehearsals.of(Studies.ofLibrary().read(file), Map.of());
  }

  /** Plays the last game first, and tells of each by text in a folder. */
  private Engine backwards() {
    return (rehearsal, count, seed, ended) -> {
      GameText text = new GameText(rehearsal);
      GamesFolder games = new GamesFolder(folder, "backwards");
      try {
        for (int i = count - 1; i >= 0; i--) {
          games.keep(i, text.write(rehearsal.end(Rehearsal.seed(seed, i))));
        }
        for (int i = 0; i < count; i++) {
          ended.accept(games.find(i).flatMap(text::read).orElseThrow());
        }
      } catch (IOException unwritable) {
        throw new AssertionError(unwritable);
      }
    };
  }

  /** Between them: marks, news that comes, bodies that are lost, and objectives for people. */
  @ParameterizedTest
  @CsvSource({"course-04-the-attack", "the-bridge-of-seldenau"})
  void anotherEngineComesToTheSameByText(String slug) throws InterruptedException {
    Rehearsal rehearsal = rehearsal(slug);
    List<Integer> seen = new ArrayList<>();
    Played threads = rehearsal.runs(2, 9, 2, done -> {});
    Played other = rehearsal.runs(2, 9, backwards(), done -> seen.add(done.size()));
    assertThat(other).isEqualTo(threads);
    assertThat(seen).containsExactly(1, 2);
    assertThat(threads.runs().get(0).outcomes()).isNotEmpty();
    assertThat(threads.runs().get(0).marks().isEmpty()).isEqualTo(slug.contains("seldenau"));
  }

  @Test
  void gamesThatBreakAreCountedByTheirNumber() throws InterruptedException {
    Rehearsal rehearsal = rehearsal(ATTACK);
    Run run = rehearsal.run(1);
    GameText text = new GameText(rehearsal);
    GameEnd broken = new GameEnd(Optional.empty(), "no \"way\"");
    assertThat(text.read(text.write(broken))).contains(broken);
    Engine second =
        (of, count, seed, ended) -> {
          ended.accept(broken);
          ended.accept(new GameEnd(Optional.of(run), ""));
          ended.accept(broken);
        };
    List<String> seen = new ArrayList<>();
    assertThat(
            rehearsal.runs(3, 1, second, (runs, played) -> seen.add(runs.size() + " of " + played)))
        .isEqualTo(
            new Played(
                List.of(run),
                List.of(new Played.Broken(1, "no \"way\""), new Played.Broken(3, "no \"way\""))));
    assertThat(seen).containsExactly("0 of 1", "1 of 2", "1 of 3");
    assertThatThrownBy(
            () -> rehearsal.runs(1, 1, (of, count, seed, end) -> end.accept(broken), done -> {}))
        .isInstanceOf(GameRefusedException.class)
        .hasMessage("No game of seed 1 can be played to its end: no \"way\"");
  }

  @Test
  void textThatIsDamagedOrOfAnotherScenarioIsNoGame() {
    Rehearsal rehearsal = rehearsal(ATTACK);
    GameText text = new GameText(rehearsal);
    String whole = text.write(rehearsal.end(1));
    assertThat(text.read(whole)).isPresent();
    assertThat(text.read(whole.substring(0, whole.length() - 1))).isEmpty();
    assertThat(text.read("{}")).isEmpty();
    assertThat(text.read("")).isEmpty();
    assertThat(text.read(whole.replace("\"due\":\"", "\"due\":\"x"))).isEmpty();
    assertThat(new GameText(rehearsal("course-03-the-defence")).read(whole)).isEmpty();
  }

  @Test
  void aFolderCountsEachGameOnceAndOnlyItsOwn() throws IOException {
    GamesFolder games = new GamesFolder(folder, "one");
    assertThat(games.missing(3)).containsExactly(0, 1, 2);
    games.keep(1, "first");
    games.keep(1, "again");
    games.keep(2, "");
    assertThat(games.find(1)).contains("again");
    assertThat(games.find(2)).contains("");
    assertThat(games.missing(4)).containsExactly(0, 3);
    assertThat(new GamesFolder(folder, "other").missing(3)).containsExactly(0, 1, 2);
    Path file = folder.resolve("games").resolve("000001.txt");
    Files.copy(file, folder.resolve("games").resolve("000000.txt"));
    Files.writeString(file, Files.readString(file).replace("again", "agai"));
    assertThat(games.missing(3)).containsExactly(0, 1);
  }

  @Test
  void aJobIsTheSameTextWhoeverWritesIt() throws IOException {
    Map<String, String> doctrines = Map.of("Red", "storm", "Blue", "hold", "Green", "guard");
    GamesJob job =
        new GamesJob("a.kriegsspiel", Optional.of("Night"), doctrines, List.of(), "0123", -7);
    assertThat(GamesJob.read(job.write())).isEqualTo(job);
    GamesJob cell =
        new GamesJob("a.kriegsspiel", Optional.empty(), Map.of(), List.of("hour of B=5"), "0", 1);
    assertThat(GamesJob.read(cell.write())).isEqualTo(cell);
    assertThat(job.write())
        .isEqualTo(
            "{\"scenario\":\"a.kriegsspiel\",\"variant\":\"Night\",\"doctrines\":{\"Blue\":\"hold\","
                + "\"Green\":\"guard\",\"Red\":\"storm\"},\"basis\":\"0123\",\"seed\":-7}");
  }

  private String fault(String... more) {
    TestTerminal studio = new TestTerminal(folder);
    List<String> all = new ArrayList<>(List.of("rehearse", ATTACK, "--runs", "2"));
    all.addAll(List.of(more));
    assertThat(studio.run(all.toArray(String[]::new))).isNotZero();
    assertThat(studio.out()).isEmpty();
    return studio.err().strip();
  }

  @Test
  void withoutSparkOneSentenceNamesTheCommandThatFetchesIt() {
    assertThat(fault("--engine", "spark"))
        .isEqualTo("studio: Spark is not here yet; `./studio cluster-get` fetches it.");
    assertThat(fault("--engine", "flink"))
        .isEqualTo("studio: `flink` is no engine; there is spark[:MASTER].");
    assertThat(fault("--engine", "spark:yarn"))
        .isEqualTo("studio: `yarn` is no Spark master; it is local[N] or spark://HOST:PORT.");
    assertThat(fault("--engine", "spark", "--changes"))
        .isEqualTo("studio: --engine stands without --run, --orders and --changes.");
  }

  @Test
  void aMasterThatIsNotThereAndASparkThatBreaksOffAreOneSentence() throws IOException {
    Path spark = folder.resolve("state").resolve("spark");
    Files.createDirectories(spark.resolve("jars"));
    Files.writeString(spark.resolve("java-options"), "-Xmx64m\n");
    assertThat(fault("--engine", "spark:spark://127.0.0.1:1"))
        .isEqualTo(
            "studio: No Spark master answers at spark://127.0.0.1:1; start it, or check host and"
                + " port.");
    assertThat(folder.resolve("state").resolve("rehearsals")).doesNotExist();
    assertThat(fault("--engine", "spark:local[1]"))
        .startsWith("studio: Spark broke off; what it said is in ")
        .endsWith("log.txt. The same command takes the games up again.");
  }
}
