package studio.kriegsspiel.reading.decision;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The log of an evening is a file that a person may have written in. */
class EveningLogTest {
  private static final String FILE =
      "# Game night\n\nAt Anna's.\n\n## Fire, 13:10\n\nNo loss.\n- points: 0\n\n## By hand\n";

  @Test
  void whatIsReadIsWrittenAgain() {
    EveningLog log = EveningLog.parse(FILE);

    assertThat(log.head()).isEqualTo("# Game night\n\nAt Anna's.");
    assertThat(log.entries())
        .extracting(EveningLog.Entry::title)
        .containsExactly("Fire, 13:10", "By hand");
    assertThat(log.markdown()).isEqualTo(FILE);
    assertThat(EveningLog.parse("").markdown()).isEmpty();
  }

  @Test
  void anEntryIsAddedCorrectedAndTakenOut() {
    EveningLog log = EveningLog.parse(FILE).with(new EveningLog.Entry("Melee", "The farm holds."));

    assertThat(log.markdown()).endsWith("## By hand\n\n## Melee\n\nThe farm holds.\n");
    assertThat(log.corrected(1, new EveningLog.Entry("Two\nlines", "")).entries().get(1).title())
        .isEqualTo("Two lines");
    assertThat(log.without(0).markdown()).doesNotContain("No loss").contains("## By hand");
  }

  @Test
  void noEntryBreaksTheFileApart() {
    EveningLog log = EveningLog.EMPTY.with(new EveningLog.Entry("One", "a\r\n## b"));

    assertThat(EveningLog.parse(log.markdown()).entries()).hasSize(1);
  }

  @Test
  void plainTextHasNoMarks() {
    assertThat(EveningLog.parse(FILE).plain())
        .isEqualTo(
            "Game night\n\nAt Anna's.\n\nFire, 13:10\n-----------\nNo loss.\n- points: 0\n\n"
                + "By hand\n-------\n");
  }

  @Test
  void theFileStandsBesideItsScenario() {
    assertThat(EveningLog.beside(Path.of("games", "farm.kriegsspiel")))
        .isEqualTo(Path.of("games", "farm.evening.md"));
  }
}
