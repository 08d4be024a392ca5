package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;

/**
 * The sheets of imaginary students are marked as the page for instructors has it. {@code
 * -Dgoldens=rewrite} writes what lies below its mark anew.
 */
class CourseSheetsTest {
  private static final Path PAGE = Path.of("../../docs/scenarios/course-sheets.md");
  private static final Path SHEETS =
      Path.of(
          "../../scenario-library/library/src/main/resources/studio/kriegsspiel/library/sheets");
  private static final String MARK = "<!-- made by CourseSheetsTest -->\n";
  private static final String GAMES = "3";
  private static final List<String> STUDENTS =
      List.of("good", "late", "wrong-road", "silent", "bold");

  /**
   * A line of marks: worth, share of the games, that of the solution, what is expected, evidence.
   */
  private static final Pattern MARKS =
      Pattern.compile(" +([+-]\\d+) +(\\d+ %|\\?) +(\\d+ %|\\?)  (.*) \\((.*?)\\)");

  private static final Pattern COUNTED =
      Pattern.compile("Counted (-?[0-9.]+), with .* has (\\d+) of (\\d+) marks to give.*");

  private static final Pattern WORDS = Pattern.compile("// In words (-?\\d+): (.*)");

  /** Its notes say when which battalion comes, which no plain commander knows. */
  private static final String ATTACKED_BY_THE_INSTRUCTOR = "course-03-the-defence";

  @TempDir Path folder = Path.of("");

  private record Sheet(String student, List<String> text, List<MatchResult> marks, String sum) {
    String what() {
      return text.get(0).substring("// ".length());
    }

    private MatchResult words() {
      Matcher words = WORDS.matcher(text.get(1));
      assertThat(words.matches()).as(text.get(1)).isTrue();
      return words.toMatchResult();
    }

    private MatchResult counted() {
      Matcher counted = COUNTED.matcher(sum);
      assertThat(counted.matches()).as(sum).isTrue();
      return counted.toMatchResult();
    }

    int inWords() {
      return Integer.parseInt(words().group(1));
    }

    String why() {
      return words().group(2);
    }

    int seen() {
      return (int) Math.round(Double.parseDouble(counted().group(1)));
    }

    int open() {
      return Integer.parseInt(counted().group(2));
    }

    int most() {
      return Integer.parseInt(counted().group(3));
    }

    String grade() {
      int fifths = 5 * (seen() + inWords());
      return fifths >= 4 * most()
          ? "very good"
          : fifths >= 3 * most() ? "good" : fifths >= 2 * most() ? "sufficient" : "not sufficient";
    }
  }

  /** One of each third of the course; the others are marked by {@code ./studio verify all}. */
  @ParameterizedTest
  @ValueSource(
      strings = {"course-01-the-march", "course-07-the-river-crossing", "course-09-the-surprise"})
  void ofAnExerciseAreMarkedAsThePageHasIt(String exercise) throws IOException {
    assertThat(Files.readString(PAGE)).contains(of(exercise));
  }

  @Tag("long")
  @Test
  void areMarkedAsThePageHasIt() throws IOException {
    String page = Files.readString(PAGE);
    String made = page.substring(0, page.indexOf(MARK)) + MARK + made();
    if (System.getProperty("goldens", "").equals("rewrite")) {
      Files.writeString(PAGE, made);
      return;
    }
    assertThat(page).isEqualTo(made);
  }

  private String made() throws IOException {
    List<String> exercises;
    try (Stream<Path> all = Files.list(SHEETS)) {
      exercises = all.map(each -> each.getFileName().toString()).sorted().toList();
    }
    assertThat(exercises)
        .containsExactlyElementsOf(
            Library.open().scenarios().stream()
                .map(LibraryEntry::slug)
                .filter(slug -> slug.startsWith("course-"))
                .sorted()
                .toList());
    return exercises.stream().map(this::of).collect(Collectors.joining());
  }

  private String of(String exercise) {
    try {
      List<Sheet> sheets = played(exercise);
      assertThat(sheets.subList(1, sheets.size()))
          .as("the good sheet of %s marks best", exercise)
          .allSatisfy(
              each ->
                  assertThat(each.seen() + each.inWords())
                      .as(each.student())
                      .isLessThan(sheets.get(0).seen() + sheets.get(0).inWords()));
      StringBuilder page = new StringBuilder();
      String title =
          Library.open().scenarios().stream()
              .filter(each -> each.slug().equals(exercise))
              .findFirst()
              .orElseThrow()
              .title();
      page.append("\n## %s\n\n".formatted(title));
      page.append(
          "Of %d marks the studio gives %d at most, the instructor %d.\n\n"
              .formatted(
                  sheets.get(0).most(),
                  sheets.get(0).most() - sheets.get(0).open(),
                  sheets.get(0).open()));
      page.append(
          "| sheet | what it is | seen | in words | sum | mark |\n|---|---|---|---|---|---|\n");
      sheets.forEach(
          each ->
              page.append(
                  "| [%s](../../scenario-library/library/src/main/resources/studio/kriegsspiel/library/sheets/%s/%s.kriegsspiel) | %s | %d | %d | %d | %s |\n"
                      .formatted(
                          each.student().replace('-', ' '),
                          exercise,
                          each.student(),
                          each.what(),
                          each.seen(),
                          each.inWords(),
                          each.seen() + each.inWords(),
                          each.grade())));
      seen(page, sheets);
      page.append("\nWhat the instructor gave for words:\n\n");
      sheets.forEach(
          each ->
              page.append(
                  "- %s, %d: %s\n"
                      .formatted(each.student().replace('-', ' '), each.inWords(), each.why())));
      return page.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the studio could see, a row an expectation and a column a sheet. */
  private static void seen(StringBuilder page, List<Sheet> sheets) {
    page.append(
        "\n| expected | worth | %s |\n|---|---|%s\n"
            .formatted(
                sheets.stream()
                    .map(each -> each.student().replace('-', ' '))
                    .collect(Collectors.joining(" | ")),
                "---|".repeat(sheets.size())));
    for (int i = 0; i < sheets.get(0).marks().size(); i++) {
      int row = i;
      MatchResult first = sheets.get(0).marks().get(i);
      if (!first.group(2).equals("?")) {
        page.append(
            "| %s | %s | %s |\n"
                .formatted(
                    first.group(4),
                    first.group(1),
                    sheets.stream()
                        .map(each -> each.marks().get(row))
                        .map(each -> each.group(2) + ", " + each.group(5))
                        .collect(Collectors.joining(" | "))));
      }
    }
  }

  private List<Sheet> played(String exercise) throws IOException {
    Path beside = Files.createDirectories(folder.resolve(exercise));
    Files.copy(
        Library.open().findScenario(exercise).orElseThrow(),
        beside.resolve(exercise + ".kriegsspiel"));
    List<String> arguments =
        new ArrayList<>(
            List.of("rehearse", exercise + "/" + exercise + ".kriegsspiel", "--runs", GAMES));
    if (exercise.equals(ATTACKED_BY_THE_INSTRUCTOR)) {
      arguments.addAll(List.of("--doctrine", "Red=hold"));
    }
    arguments.add("--orders");
    for (String each : STUDENTS) {
      Files.copy(
          SHEETS.resolve(exercise).resolve(each + ".kriegsspiel"),
          beside.resolve(each + ".kriegsspiel"));
      arguments.add(exercise + "/" + each + ".kriegsspiel");
    }
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run(arguments.toArray(new String[0]))).as(studio.err()).isZero();
    List<String> told = List.of(studio.out().split("\n\\R?(?=[^\n]*, orders of )"));
    assertThat(told).hasSize(STUDENTS.size() + 1);
    return IntStream.range(0, STUDENTS.size())
        .mapToObj(i -> sheet(exercise, STUDENTS.get(i), told.get(i + 1)))
        .toList();
  }

  private static Sheet sheet(String exercise, String student, String told) {
    try {
      Sheet sheet =
          new Sheet(
              student,
              Files.readAllLines(SHEETS.resolve(exercise).resolve(student + ".kriegsspiel")),
              told.lines()
                  .map(MARKS::matcher)
                  .filter(Matcher::matches)
                  .map(Matcher::toMatchResult)
                  .toList(),
              told.lines().filter(each -> each.startsWith("Counted")).findFirst().orElseThrow());
      assertThat(sheet.inWords()).as(exercise + " " + student).isLessThanOrEqualTo(sheet.open());
      return sheet;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
