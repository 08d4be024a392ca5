package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Samples beside what is expected of them; {@code -Dgoldens=rewrite} writes them anew. */
final class Goldens {
  private static final Path SAMPLES = Path.of("src/test/resources/samples");

  private Goldens() {}

  static List<Path> samples(String folder) {
    try (Stream<Path> files = Files.list(SAMPLES.resolve(folder))) {
      return files.filter(each -> each.toString().endsWith(".kriegsspiel")).sorted().toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  static void compare(Path sample, String ending, String actual) throws IOException {
    Path golden =
        sample.resolveSibling(sample.getFileName().toString().replace(".kriegsspiel", ending));
    if ("rewrite".equals(System.getProperty("goldens"))) {
      Files.writeString(golden, actual);
    }
    assertThat(golden).as("the golden of %s", sample).exists();
    assertThat(actual).isEqualTo(Files.readString(golden));
  }
}
