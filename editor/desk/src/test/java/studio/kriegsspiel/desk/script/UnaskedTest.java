package studio.kriegsspiel.desk.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where proposals come by themselves. */
class UnaskedTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "KGL5 at \", true",
        "KGL5 at \"Mill\", false",
        "assert Red., true",
        "weight 3., false",
        "visibility 1, false",
        "KGL5 in, false",
        "., false",
      })
  void behindAnOpeningMarkAndBehindADotAlone(String written, boolean welcome) {
    String text = "deploy\n  " + written;
    assertThat(Unasked.isWelcome(text, text.length())).isEqualTo(welcome);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "at \"La, true",
        "at \"La\", false",
        "on \"La, false",
      })
  void whoTypesOnIsStillThereUntilTheTitleEnds(String now, boolean there) {
    assertThat(Unasked.isStillThere("at \"", 4, now, now.length())).isEqualTo(there);
  }
}
