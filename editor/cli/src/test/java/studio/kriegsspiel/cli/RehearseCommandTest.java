package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A scenario is rehearsed at the terminal. */
class RehearseCommandTest {
  private static final String MEETING = "course-12-the-meeting";

  @TempDir Path folder = Path.of("");

  private String fine(String... arguments) {
    TestTerminal studio = new TestTerminal(folder);
    int status = studio.run(arguments);
    assertThat(studio.err()).isEmpty();
    assertThat(status).isZero();
    return studio.out();
  }

  @Test
  void theSameSeedGivesTheSameGamesWhateverTheThreads() {
    String one =
        fine("rehearse", MEETING, "--runs", "2", "--seed", "3", "--threads", "1", "--format=json");
    String two =
        fine("rehearse", MEETING, "--runs", "2", "--seed", "3", "--threads", "2", "--format=json");
    assertThat(two).isEqualTo(one);
    assertThat(one).contains("\"games\" : 2", "\"doctrines\"", "\"objectives\"", "\"ahead\"");
  }

  @Test
  void tellsChancesAndOneOfTheGames() {
    assertThat(fine("rehearse", MEETING, "--runs", "1", "--doctrine", "Red=storm"))
        .contains("1 game, seed 1.", "Red, storm: all he has goes forward at once.")
        .contains("Gained:", "Ahead at the end:", "First contact at ", "Asked in a game: ");
    assertThat(fine("rehearse", MEETING, "--run", "1"))
        .contains(": ordered: ", ": decided, ", "play has ended");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--runs 0 | --runs, --threads and --run count from 1",
        "--doctrine Red=rush | `rush` is no doctrine: storm, guard, hold, delay.",
        "--doctrine Green=hold | The scenario has no side `Green`."
      })
  void whatCannotBeIsTold(String options, String told) {
    TestTerminal studio = new TestTerminal(folder);
    String[] words = ("rehearse " + MEETING + " " + options).split(" ");
    assertThat(studio.run(words)).isEqualTo(2);
    assertThat(studio.err()).contains(told);
  }
}
