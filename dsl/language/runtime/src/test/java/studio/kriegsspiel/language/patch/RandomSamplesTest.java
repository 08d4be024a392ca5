package studio.kriegsspiel.language.patch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Some random scenarios are kept as files, their lines ended as files of the repository end them,
 * so that tests of papers and files can be held to them; {@code -Dgoldens.rewrite=true} writes them
 * anew.
 */
class RandomSamplesTest {
  private static final Path FOLDER = Path.of("src/test/resources/random");
  private static final int KEPT = 30;

  static IntStream seeds() {
    return IntStream.range(0, KEPT);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void areAsTheyAreDrawn(int seed) throws IOException {
    keep(
        "trial-%02d.kriegsspiel".formatted(seed),
        new RandomScenario(new Random(seed)).write().replaceAll("\\r\\n?", "\n"));
  }

  @Test
  void theListThatTheyBringInLiesBeside() throws IOException {
    keep(RandomScenario.LIST_NAME, RandomScenario.LIST);
  }

  private static void keep(String name, String text) throws IOException {
    Path file = FOLDER.resolve(name);
    if (Boolean.getBoolean("goldens.rewrite")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, text);
    }
    assertThat(Files.readString(file)).isEqualTo(text);
  }
}
