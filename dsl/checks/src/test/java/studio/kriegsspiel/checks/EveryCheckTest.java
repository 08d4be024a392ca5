package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.situation.march.SearchBudget;

/**
 * Finds whatever a check lacks: a sample that fails, a near miss that passes, the exact findings
 * ({@code -Dgoldens=rewrite} writes them anew), a page of the docs.
 */
class EveryCheckTest {
  static final boolean REWRITE = "rewrite".equals(System.getProperty("goldens"));
  private static final Path PAGES = Path.of("../../docs/checks");

  static Stream<CheckInfo> checks() {
    return CheckList.all().stream().map(check -> check.info()).filter(info -> Asked.is(info.id()));
  }

  @Test
  void idsAreUniqueAndInOrder() {
    List<String> ids = checks().map(CheckInfo::id).toList();
    assertThat(ids).doesNotHaveDuplicates().isSorted();
    assertThat(ids).allMatch(id -> id.matches("KS-[A-Z]{3}-\\d{3}"));
  }

  @ParameterizedTest
  @MethodSource("checks")
  void findsWhatItsSampleGotWrong(CheckInfo check) throws IOException {
    ParsedScenario sample = Samples.parse(Samples.fails(check.id()));
    assertThat(sample.findings()).as("faults of wording in the sample").isEmpty();
    List<Finding> found = Samples.check(sample, check.id()::equals);
    assertThat(found).as("findings of " + check.id()).isNotEmpty();
    String printed = Samples.print(sample, found);
    Path golden = Samples.golden(check.id());
    if (REWRITE) {
      Files.writeString(golden, printed);
    }
    assertThat(golden).exists();
    assertThat(printed).isEqualTo(Samples.read(golden));
  }

  @ParameterizedTest
  @MethodSource("checks")
  void isSilentOnTheNearMiss(CheckInfo check) {
    ParsedScenario sample = Samples.parse(Samples.passes(check.id()));
    assertThat(sample.findings()).as("faults of wording in the sample").isEmpty();
    List<Finding> found = Samples.check(sample, check.id()::equals);
    assertThat(Samples.print(sample, found)).isEmpty();
  }

  /** What takes long is told after the rest, so a check that searches has to say so. */
  @ParameterizedTest
  @MethodSource("checks")
  void aCheckThatSearchesSaysSo(CheckInfo check) {
    List<CheckInfo> samples = CheckList.all().stream().map(one -> one.info()).toList();
    for (CheckInfo each : Asked.isWhole() ? samples : List.of(check)) {
      ParsedScenario sample = Samples.parse(Samples.fails(each.id()));
      CheckContext context = new CheckContext(Samples.situation(sample), sample.text());
      CheckList.find(check.id()).orElseThrow().run(context, new Report(check, context.book()));
      boolean searched =
          left(context.budget()) < left(new SearchBudget())
              || context.situation().tracks().isReckoned();
      assertThat(check.searches() || !searched)
          .as(check.id() + " on the sample of " + each.id())
          .isTrue();
    }
  }

  private static int left(SearchBudget budget) {
    int fixes = 0;
    while (budget.takeFix()) {
      fixes++;
    }
    return fixes;
  }

  @ParameterizedTest
  @MethodSource("checks")
  void everyFindingSaysOnWhatItRestsAndHowToMendIt(CheckInfo check) {
    ParsedScenario sample = Samples.parse(Samples.fails(check.id()));
    for (Finding finding : Samples.check(sample, check.id()::equals)) {
      assertThat(finding.citations()).isNotEmpty();
      assertThat(finding.span().isPresent()).isTrue();
      assertThat(finding.message()).matches("(?s)[A-Z`\"].*\\.");
      assertThat(finding.hint().isPresent() || !finding.fixes().isEmpty()).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("checks")
  void hasItsPage(CheckInfo check) throws IOException {
    Path page = PAGES.resolve(check.id() + ".md");
    assertThat(page).exists();
    CheckPageText text = CheckPageText.read(Samples.read(page));
    assertThat(text.meaning()).as("what it means").hasSizeGreaterThan(40);
    assertThat(text.mending()).as("how to mend it").hasSizeGreaterThan(20);
    String whole = text.write(check, Samples.read(Samples.golden(check.id())));
    if (REWRITE) {
      Files.writeString(page, whole);
    }
    assertThat(Samples.read(page)).isEqualTo(whole);
  }

  @Test
  void theIndexListsThemAll() throws IOException {
    String lines =
        CheckList.all().stream()
            .map(check -> check.info())
            .map(
                check ->
                    "| [%s](%s.md) | %s | %s |\n"
                        .formatted(check.id(), check.id(), check.severity().word(), check.title()))
            .collect(Collectors.joining());
    Path readme = PAGES.resolve("README.md");
    String index = Samples.read(readme);
    if (REWRITE) {
      int table = index.indexOf("|---");
      int first = index.indexOf('\n', table) + 1;
      int end = index.indexOf("\n\n", table) + 1;
      Files.writeString(readme, index.substring(0, first) + lines + index.substring(end));
    }
    assertThat(Samples.read(readme)).contains("|\n" + lines + "\n");
  }

  @Test
  void theIndexListsEveryPage() throws IOException {
    String index = Samples.read(PAGES.resolve("README.md"));
    try (Stream<Path> pages = Files.list(PAGES)) {
      assertThat(pages.map(page -> page.getFileName().toString()))
          .filteredOn(name -> name.startsWith("KS-"))
          .allSatisfy(name -> assertThat(index).contains("](" + name + ")"));
    }
  }

  @Test
  void noSampleOrPageIsLeftOver() throws IOException {
    List<String> ids = CheckList.all().stream().map(check -> check.info().id()).toList();
    try (Stream<Path> folders = Files.list(Samples.FOLDER)) {
      assertThat(folders.map(folder -> folder.getFileName().toString())).hasSameElementsAs(ids);
    }
    assertThat(CheckPages.find("../../x")).isEmpty();
    assertThat(CheckPages.find("KS-XXX-999")).isEmpty();
    assertThat(CheckPages.find(ids.get(0))).isPresent();
  }
}
