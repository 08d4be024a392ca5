package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code studio tonight} proposes, refuses what cannot be played, and writes nothing. */
class TonightCommandTest {
  @TempDir Path folder;

  @AfterEach
  void nothingIsWritten() {
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void proposesForThreeToTenPeople() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("tonight", "plancenoit")).isZero();
    for (int people = 3; people <= 10; people++) {
      assertThat(studio.out()).contains(people + " people: ");
    }
  }

  @Test
  void saysWhatIsGivenUpAndWhy() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("tonight", "plancenoit", "--without", "commander of the horse")).isZero();
    assertThat(studio.out())
        .contains(
            "missing  \"Commander of the horse\" of Red is led by \"Commander of the right flank\""
                + " as well. Nobody comes for it.")
        .contains(
            "line 209: the report to \"Commander of the right flank\" of Red is a letter from"
                + " himself.")
        .doesNotContain("plays    \"Commander of the horse\"");
  }

  @Test
  void tooFewAreToldSoInASentence() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("tonight", "plancenoit", "--people", "2")).isEqualTo(2);
    assertThat(studio.out()).isEmpty();
    assertThat(studio.err()).contains("needs at least 3 people").contains("2 come.");
  }

  @Test
  void aRoleThatThereIsNotIsAFaultWithTheNearest() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("tonight", "plancenoit", "--without", "Commander of the house"))
        .isEqualTo(2);
    assertThat(studio.err()).contains("no role").contains("Commander of the horse");
  }

  @Test
  void aTitleOfTwoSidesHasToSayWhich() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(
            studio.run("tonight", "course-12-the-meeting", "--without", "Commander of the horse"))
        .isEqualTo(2);
    assertThat(studio.err()).contains("say which: `Commander of the horse of Blue` or ");
    assertThat(
            studio.run(
                "tonight", "course-12-the-meeting", "--without", "Commander of the horse of Red"))
        .isZero();
  }
}
