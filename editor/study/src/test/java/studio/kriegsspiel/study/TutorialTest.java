package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.finding.Finding;

/** Each step of the tutorial is a file that is found to be as the page says. */
class TutorialTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("studio.root"), "docs/language/tutorial");
  private static final String PAGE = read(FOLDER.resolveSibling("tutorial.md"));
  private static final Pattern ROW =
      Pattern.compile(
          "(?m)^\\| \\[\\d+]\\(tutorial/(\\d\\d\\.kriegsspiel)\\) \\|[^|]+\\| ([^|]+) \\|$");
  private static final Pattern EXAMPLE = Pattern.compile("(?s)```kriegsspiel\\n(.*?)```");

  static Stream<Arguments> steps() {
    return ROW.matcher(PAGE).results().map(row -> Arguments.of(row.group(1), row.group(2)));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("steps")
  void isFoundToBeAsThePageSays(String file, String ids) {
    Study study = Studies.ofLibrary().read(FOLDER.resolve(file));
    List<String> expected = ids.equals("nothing") ? List.of() : Arrays.asList(ids.split(", "));
    assertThat(study.findings().stream().map(Finding::id).distinct().sorted()).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("steps")
  void isSetInOrder(String file, String ids) {
    assertThat(new ScenarioLanguage().format(read(FOLDER.resolve(file)))).isEmpty();
  }

  @Test
  void everyFileIsAStep() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              steps().map(step -> String.valueOf(step.get()[0])).toList());
    }
  }

  /** What the page shows stands in one of the files, line by line. */
  @Test
  void whatIsShownIsWrittenThere() {
    String all =
        String.join("\n", steps().map(s -> read(FOLDER.resolve(s.get()[0] + ""))).toList());
    List<String> lines = all.lines().toList();
    List<String> shown =
        EXAMPLE
            .matcher(PAGE)
            .results()
            .map(MatchResult::group)
            .flatMap(String::lines)
            .filter(line -> !line.isBlank() && !line.startsWith("```"))
            .toList();
    assertThat(shown).hasSizeGreaterThan(20).isSubsetOf(lines);
  }
}
