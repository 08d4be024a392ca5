package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import studio.kriegsspiel.checks.orders.SheetChecks;
import studio.kriegsspiel.checks.orders.SheetFault;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.situation.Situation;

/**
 * Finds whatever a fault of order sheets lacks: a sheet that has it, a near miss, the exact
 * findings ({@code -Dgoldens=rewrite} writes them anew), fixes that mend, a page of the docs.
 */
class EverySheetFaultTest {
  private static final boolean REWRITE = "rewrite".equals(System.getProperty("goldens"));
  private static final Path SHEETS = Path.of("src/test/resources/sheets");
  private static final Path PAGES = Path.of("../../docs/checks");
  private static final Map<String, ParsedScenario> PARSED = new ConcurrentHashMap<>();
  private static final Situation EVENING =
      Samples.situation(Samples.parse(SHEETS.resolve("the-evening.kriegsspiel")));

  private static ParsedScenario parse(String text) {
    return PARSED.computeIfAbsent(
        text, key -> new ScenarioLanguage().parse("sheet.kriegsspiel", text, SHEETS));
  }

  private static ParsedScenario sheet(SheetFault fault, String name) {
    return parse(Samples.read(SHEETS.resolve(fault.id()).resolve(name + ".kriegsspiel")));
  }

  private static List<Finding> check(ParsedScenario sheet) {
    assertThat(sheet.findings()).as("faults of wording in the sheet").isEmpty();
    return SheetChecks.check(sheet.sheet().orElseThrow(), EVENING);
  }

  @Test
  void theScenarioOfTheSamplesIsInOrder() {
    ParsedScenario evening = Samples.parse(SHEETS.resolve("the-evening.kriegsspiel"));
    assertThat(evening.findings()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(SheetFault.class)
  void isFoundOnItsSample(SheetFault fault) throws IOException {
    ParsedScenario sample = sheet(fault, "fails");
    List<Finding> found = Samples.of(fault.id(), check(sample));
    String printed = Samples.print(sample, found);
    Path golden = SHEETS.resolve(fault.id()).resolve("fails.expected");
    if (REWRITE) {
      Files.writeString(golden, printed);
    }
    assertThat(printed).isNotEmpty().isEqualTo(Samples.read(golden));
    for (Finding finding : found) {
      assertThat(finding.message()).matches("(?s)[A-Z`\"].*[.?]");
      assertThat(finding.hint()).isPresent();
      for (Fix fix : finding.fixes()) {
        String mended = TextEdit.applyAll(sample.text(), fix.edits());
        assertThat(check(parse(mended)))
            .extracting(Finding::message)
            .doesNotContain(finding.message());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(SheetFault.class)
  void isSilentOnTheNearMiss(SheetFault fault) {
    ParsedScenario sample = sheet(fault, "passes");
    assertThat(Samples.print(sample, check(sample))).isEmpty();
  }

  /** What hangs on a fault that is told is not told besides. */
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "12:05 Foot2 marches to \"Height\" by 12:06|KS-ORD-061",
        "12:05 message to \"Commander at the farm\" of Blue \"Hold on.\"|KS-ORD-061",
        "10:20 Foot1 marches to \"Height\" by 10:21|KS-ORD-066",
        "10:20 Foot1 marches to \"Height\" by 10:23|KS-ORD-062",
        "10:20 message to everyone \"Hear me.\"|KS-ORD-068",
        "10:20 message to Blue \"Hear me.\"|",
        "10:20 message to Red \"Hear me.\"|KS-ORD-068",
        "10:20 Foot2 holds \"Brook\"|",
      })
  void ofOneLineOneFaultIsTold(String line, String id) {
    List<Finding> found =
        check(parse("orders of \"Commander\" of Blue in \"the-evening.kriegsspiel\"\n  " + line));
    assertThat(found).extracting(Finding::id).isEqualTo(id == null ? List.of() : List.of(id));
    if (line.contains("everyone")) {
      assertThat(found.get(0).message())
          .isEqualTo("The message goes to everyone, which is not of Blue.");
    }
  }

  @ParameterizedTest
  @EnumSource(SheetFault.class)
  void hasItsPageAndItsLine(SheetFault fault) throws IOException {
    Path page = PAGES.resolve(fault.id() + ".md");
    assertThat(page).exists();
    CheckPageText text = CheckPageText.read(Samples.read(page));
    assertThat(text.meaning()).as("what it means").hasSizeGreaterThan(40);
    assertThat(text.mending()).as("how to mend it").hasSizeGreaterThan(20);
    String golden = Samples.read(SHEETS.resolve(fault.id()).resolve("fails.expected"));
    String whole = text.write(fault, golden);
    if (REWRITE) {
      Files.writeString(page, whole);
    }
    assertThat(Samples.read(page)).isEqualTo(whole);
    assertThat(Samples.read(PAGES.resolve("README.md")))
        .contains(
            "| [%s](%s.md) | %s | %s |"
                .formatted(fault.id(), fault.id(), fault.severity().word(), fault.title()));
  }
}
