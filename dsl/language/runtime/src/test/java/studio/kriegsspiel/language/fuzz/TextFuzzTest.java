package studio.kriegsspiel.language.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A small budget, the same each time; the larger one is {@code ./studio fuzz language}. What that
 * finds is kept among the regressions.
 */
class TextFuzzTest {
  private static final int RUNS = 100;
  private static final int TEXTS = 250;
  private static final long SEED = 1824;

  @TempDir Path folder;

  /** Guided by the code that inputs reach, in a process of its own. */
  @Test
  void jazzerFindsNothingInItsSmallBudget() throws Exception {
    TextFuzz.Outcome outcome = TextFuzz.run("-runs=" + RUNS, SEED, folder);
    assertThat(outcome.failed()).as(outcome.report()).isFalse();
    assertThat(outcome.report()).contains("Done " + RUNS + " runs");
  }

  /** Words in places where nobody would write them. */
  @Test
  void shuffledTextsKeepEveryPromise() throws IOException {
    ShuffledText texts = new ShuffledText(TextFuzz.samples(), SEED);
    for (int i = 0; i < TEXTS; i++) {
      String text = texts.next();
      assertThatCode(() -> TextPromises.check(text)).as("text %d", i).doesNotThrowAnyException();
    }
  }

  static Stream<Path> regressions() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/fuzz"))) {
      return files.sorted().toList().stream();
    }
  }

  /** Texts that once went wrong. */
  @ParameterizedTest
  @MethodSource("regressions")
  void whatOnceWentWrongDoesNotAgain(Path file) throws IOException {
    TextEntry.fuzzerTestOneInput(Files.readAllBytes(file));
  }
}
