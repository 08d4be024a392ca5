package studio.kriegsspiel.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No file of the program is longer than 400 lines: a longer one has two reasons to change. */
class SmallRoomsTest {
  private static final int LONGEST = 400;
  private static final Path ROOT = Path.of(System.getProperty("studio.root", "../.."));

  @Test
  void noSourceFileIsTooLong() throws IOException {
    try (Stream<Path> files = sources()) {
      List<String> tooLong =
          files
              .filter(file -> lines(file) > LONGEST)
              .map(file -> ROOT.relativize(file) + " has " + lines(file) + " lines")
              .toList();
      assertThat(tooLong).isEmpty();
    }
  }

  @Test
  void itLooksAtAllModules() throws IOException {
    try (Stream<Path> files = sources()) {
      assertThat(files.map(file -> ROOT.relativize(file).subpath(0, 2).toString()).distinct())
          .contains(
              Path.of("dsl", "rules").toString(),
              Path.of("dsl", "checks").toString(),
              Path.of("terrain-import", "terrain").toString(),
              Path.of("scenario-library", "export").toString(),
              Path.of("editor", "cli").toString());
    }
  }

  private static Stream<Path> sources() throws IOException {
    return Stream.of("dsl", "terrain-import", "scenario-library", "editor")
        .map(ROOT::resolve)
        .flatMap(SmallRoomsTest::walk)
        .filter(file -> file.toString().endsWith(".java"))
        .filter(file -> ROOT.relativize(file).toString().replace('\\', '/').contains("/src/main/"));
  }

  private static Stream<Path> walk(Path folder) {
    try {
      return Files.walk(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long lines(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
