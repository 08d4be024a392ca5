package studio.kriegsspiel.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.language.source.FileTexts;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/** What a student of the course reads "From the book" are the figures of the book. */
class CourseBookTest {
  private static final Library LIBRARY = Library.open();
  private static final Pattern PAPER =
      Pattern.compile(
          "(?s)report to (\\w+) at [^\"]*\"\"\"((?:(?!\"\"\").)*# From the book.*?)\"\"\"");

  private record Printed(
      String exercise, String table, String row, String column, String words, String place) {}

  static List<Printed> printed() throws IOException {
    return Files.readAllLines(
            Path.of("src/test/resources/studio/kriegsspiel/library/course-book.txt"))
        .stream()
        .filter(each -> !each.startsWith("#"))
        .map(each -> each.split(" \\| "))
        .map(each -> new Printed(each[0], each[1], each[2], each[3], each[4], each[5]))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("printed")
  void aFigureIsThatOfTheBook(Printed printed) throws IOException {
    RuleTable table =
        RuleBooks.get(
                new ScenarioLanguage()
                    .load(text(printed), FileTexts.ON_DISK.knowing(LIBRARY::findArmy))
                    .scenario()
                    .orElseThrow()
                    .header()
                    .rules()
                    .orElseThrow()
                    .book())
            .table(printed.table());
    List<TableRow> rows = table.rows().stream().filter(row -> isRow(row, printed.row())).toList();
    assertThat(rows).hasSize(1);
    TableRow row = rows.get(0);
    assertThat(row.citation(printed.column()).toString()).contains(printed.place());
    assertThat(papers(text(printed)).values())
        .isNotEmpty()
        .allSatisfy(
            paper ->
                assertThat(paper)
                    .contains(
                        printed
                            .words()
                            .replace("{}", String.valueOf(row.value(printed.column())))));
  }

  @Test
  void everyStudentReadsSome() throws IOException {
    Map<String, Long> figures =
        printed().stream().collect(Collectors.groupingBy(Printed::exercise, Collectors.counting()));
    assertThat(figures).hasSize(12).allSatisfy((each, count) -> assertThat(count).isPositive());
    assertThat(papers(LIBRARY.findScenario("course-12-the-meeting").orElseThrow()).keySet())
        .containsExactlyInAnyOrder("Blue", "Red");
  }

  private static Path text(Printed printed) {
    return LIBRARY.findScenario(printed.exercise()).orElseThrow();
  }

  private static boolean isRow(TableRow row, String cells) {
    return Stream.of(cells.split(", "))
        .map(each -> each.split("="))
        .allMatch(each -> String.valueOf(row.value(each[0])).equals(each[1]));
  }

  /** What the book has on the papers of each side, on one line. */
  private static Map<String, String> papers(Path text) throws IOException {
    Matcher report = PAPER.matcher(Files.readString(text));
    return report
        .results()
        .collect(
            Collectors.toMap(
                each -> each.group(1),
                each ->
                    each.group(2)
                        .substring(each.group(2).indexOf("# From the book"))
                        .replaceAll("\\s+-?\\s*", " ")));
  }
}
