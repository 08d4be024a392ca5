package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.terrain.Confidence;

/**
 * The table of the written standard ({@code -Dgoldens=rewrite} writes it): what each text of the
 * library rests on. Findings under five books take long to count, so they are counted when the page
 * is written and kept else; what people have read is written by hand and kept always.
 */
class StandardTableTest {
  private static final Path DOCS = Path.of(System.getProperty("studio.root"), "docs");
  private static final Path PAGE = DOCS.resolve("scenarios/standard-table.md");
  private static final String BEGIN = "<!-- made by StandardTableTest -->\n";
  private static final String UNREAD = "–";

  private static final List<Severity> SEVERITIES =
      List.of(Severity.ERROR, Severity.WARNING, Severity.NOTE);

  @Test
  void isAsTheTextsAre() throws IOException {
    String text = Files.readString(PAGE);
    boolean rewrite = "rewrite".equals(System.getProperty("goldens"));
    String before = text.substring(0, text.indexOf(BEGIN) + BEGIN.length());
    String made = before + texts(text) + findings(text, rewrite);
    if (rewrite) {
      Files.writeString(PAGE, made);
    }
    assertThat(Files.readString(PAGE)).isEqualTo(made);
  }

  private static String texts(String page) throws IOException {
    Map<String, String> chances =
        rows(Files.readString(DOCS.resolve("chances.md")))
            .filter(row -> row.size() == 6)
            .collect(Collectors.toMap(row -> row.get(0), row -> row.get(2)));
    Map<String, String> read =
        rows(page)
            .filter(row -> row.size() == 8)
            .collect(Collectors.toMap(row -> row.get(0), row -> row.get(7)));
    StringBuilder table =
        new StringBuilder(
            "\n| scenario | figures with a source | conjecture | bare | places with a source | sheets of A4 | ahead at the end |"
                + " read whole |\n|---|---|---|---|---|---|---|---|\n");
    for (LibraryEntry entry : LibraryStandardTest.scenarios()) {
      Scenario scenario = study(entry).scenario().orElseThrow();
      String slug = "`" + entry.slug() + "`";
      table.append(
          "| %s | %s | %d of %d | %d | %s | %s |\n"
              .formatted(
                  slug,
                  figures(scenario),
                  scenario.deployments().stream().filter(each -> !each.sources().isEmpty()).count(),
                  scenario.deployments().size(),
                  LibraryStandardTest.sheets(entry),
                  chances.getOrDefault(slug, UNREAD),
                  read.getOrDefault(slug, UNREAD)));
    }
    return table.toString();
  }

  private static String figures(Scenario scenario) {
    if (scenario.units().allMatch(unit -> unit.sources().isEmpty())) {
      return "invented |  | ";
    }
    List<List<SourceNote>> figures =
        scenario
            .units()
            .filter(unit -> !unit.isPost() && !unit.strength().equals(Strength.UNKNOWN))
            .map(unit -> sources(scenario, unit))
            .toList();
    Predicate<List<SourceNote>> conjecture =
        notes -> notes.stream().allMatch(note -> note.confidence() == Confidence.CONJECTURE);
    long bare = figures.stream().filter(List::isEmpty).count();
    long guessed = figures.stream().filter(conjecture).count() - bare;
    return "%d | %d | %d".formatted(figures.size() - guessed - bare, guessed, bare);
  }

  /** Its own, or those of the nearest formation above it, which tells of its parts. */
  private static List<SourceNote> sources(Scenario scenario, Unit unit) {
    return scenario
        .units()
        .filter(each -> each.holds(unit.id()) && !each.sources().isEmpty())
        .reduce((above, below) -> below)
        .map(Unit::sources)
        .orElse(List.of());
  }

  private static String findings(String page, boolean anew) {
    Map<String, List<String>> kept =
        rows(page)
            .filter(row -> row.size() == 1 + RuleBookId.ids().size())
            .collect(Collectors.toMap(row -> row.get(0), row -> row));
    StringBuilder table =
        new StringBuilder("\n## Errors, warnings and notes under each book\n\n| scenario |");
    RuleBookId.ids().forEach(id -> table.append(' ').append(id).append(" |"));
    table.append("\n|---|---|---|---|---|---|\n");
    for (LibraryEntry entry : LibraryStandardTest.scenarios()) {
      String slug = "`" + entry.slug() + "`";
      List<String> cells = anew ? counted(entry, slug) : kept.getOrDefault(slug, List.of(slug));
      table.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }
    return table.toString();
  }

  private static List<String> counted(LibraryEntry entry, String slug) {
    Study own = study(entry);
    Stream<String> cells =
        RuleBookId.ids().stream()
            .map(
                id ->
                    own.book().id().id().equals(id)
                        ? "**" + counts(own.findings()) + "**"
                        : counts(own.under(RuleBooks.get(id)).findings()));
    return Stream.concat(Stream.of(slug), cells).toList();
  }

  private static String counts(List<Finding> findings) {
    return SEVERITIES.stream()
        .map(severity -> findings.stream().filter(each -> each.severity() == severity).count())
        .map(String::valueOf)
        .collect(Collectors.joining(" / "));
  }

  private static Study study(LibraryEntry entry) {
    return LibraryStandardTest.STUDIES.read(entry.path());
  }

  /** The rows of a page's tables that begin with the short name of a scenario. */
  private static Stream<List<String>> rows(String page) {
    return page.lines()
        .filter(line -> line.startsWith("| `"))
        .map(
            line ->
                Arrays.stream(line.substring(1, line.lastIndexOf('|')).split("\\|", -1))
                    .map(String::strip)
                    .toList());
  }
}
