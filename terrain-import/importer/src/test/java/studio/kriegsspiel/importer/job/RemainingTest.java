package studio.kriegsspiel.importer.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RemainingTest {
  private long seconds;
  private final Remaining remaining = new Remaining(() -> TimeUnit.SECONDS.toNanos(seconds));

  @Test
  void tellsByWhatTheShareSoFarHasTaken() {
    remaining.at(0);
    assertThat(remaining.findSeconds()).isEmpty();
    seconds = 1;
    remaining.at(0.5);
    assertThat(remaining.findSeconds()).as("too soon to tell").isEmpty();
    seconds = 30;
    remaining.at(0.25);
    assertThat(remaining.findSeconds()).hasValue(90);
    seconds = 80;
    remaining.at(0.8);
    assertThat(remaining.findSeconds()).hasValue(20);
    remaining.at(-1);
    assertThat(remaining.findSeconds()).as("nobody can tell").isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "0, a few seconds left",
    "14, about 10 seconds left",
    "55, about 60 seconds left",
    "100, about 2 minutes left",
    "5300, about 88 minutes left",
    "7200, about 2 hours left"
  })
  void saysNoMoreThanItKnows(long left, String words) {
    assertThat(Remaining.words(left)).isEqualTo(words);
  }
}
