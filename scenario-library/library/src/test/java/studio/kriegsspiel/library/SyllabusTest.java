package studio.kriegsspiel.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.language.source.FileTexts;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.Mark;
import studio.kriegsspiel.scenario.force.Side;

/** The course's table for instructors says of every exercise what its text says. */
class SyllabusTest {
  /** No., title, name, grade, what it teaches, hours, players, book. */
  private static final Pattern ROW =
      Pattern.compile(
          "\\| (\\d+) \\| \\[([^]]+)]\\(scenarios/([a-z0-9-]+)\\.md\\) \\| (\\d) \\| ([^|]+) \\|"
              + " ([0-9.]+) \\| (\\d) \\| ([^|]+) \\|");

  private static final Library LIBRARY = Library.open();

  static Stream<MatchResult> rows() throws IOException {
    Path page = Path.of(System.getProperty("studio.root"), "docs/instructors.md");
    return Files.readAllLines(page).stream()
        .map(ROW::matcher)
        .filter(Matcher::matches)
        .map(Matcher::toMatchResult);
  }

  @Test
  void twelveRiseByGrade() throws IOException {
    List<MatchResult> rows = rows().toList();
    assertThat(rows)
        .extracting(row -> row.group(1))
        .containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12");
    assertThat(rows).extracting(row -> row.group(4)).isSorted();
    assertThat(rows.stream().map(row -> row.group(8)).distinct()).as("books").hasSize(5);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void aRowSaysWhatTheTextSays(MatchResult row) {
    Path text = LIBRARY.findScenario(row.group(3)).orElseThrow();
    Scenario scenario =
        new ScenarioLanguage()
            .load(text, FileTexts.ON_DISK.knowing(LIBRARY::findArmy))
            .scenario()
            .orElseThrow();
    assertThat(scenario.title()).endsWith(row.group(2));
    assertThat(scenario.header().rules().orElseThrow().book().shortTitle()).isEqualTo(row.group(8));
    assertThat(scenario.people().sitting().orElseThrow().minutes())
        .isEqualTo((int) (60 * Double.parseDouble(row.group(6))));
    assertThat(scenario.sides().stream().map(Side::roles).mapToInt(List::size).sum())
        .isEqualTo(Integer.parseInt(row.group(7)));
    assertThat(scenario.review().exercises())
        .isNotEmpty()
        .allSatisfy(each -> assertThat(each.grade()).hasValue(Integer.parseInt(row.group(4))))
        .allSatisfy(each -> assertThat(each.solution()).isPresent())
        .allSatisfy(SyllabusTest::isWhole);
    assertThat(scenario.variants())
        .extracting(Variant::easierFor)
        .hasSize(2)
        .doesNotHaveDuplicates();
  }

  private static void isWhole(Exercise exercise) {
    assertThat(exercise.lessons()).isNotEmpty();
    assertThat(exercise.decisions()).hasSizeGreaterThanOrEqualTo(2);
    assertThat(exercise.expectations()).as("faults and what is expected of the whole").isNotEmpty();
    assertThat(exercise.grades())
        .as("four, three and two fifths of the marks, as docs/instructors.md has it")
        .extracting(Mark::from)
        .containsExactly(fifths(exercise, 4), fifths(exercise, 3), fifths(exercise, 2));
  }

  private static int fifths(Exercise exercise, int fifths) {
    return (exercise.most() * fifths + 4) / 5;
  }
}
