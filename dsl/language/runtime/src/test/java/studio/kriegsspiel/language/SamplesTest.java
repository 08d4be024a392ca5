package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * Every sample scenario becomes exactly the records, and every faulty one the findings, beside it.
 */
class SamplesTest {
  static List<Path> scenarios() {
    return Goldens.samples("scenarios");
  }

  static List<Path> errors() {
    return Goldens.samples("errors");
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void becomesTheseRecords(Path sample) throws IOException {
    ParsedScenario parsed = new ScenarioLanguage().load(sample);
    assertThat(parsed.findings()).isEmpty();
    Goldens.compare(sample, ".records.txt", RecordDump.of(parsed.scenario().orElseThrow()));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void getsTheseFindings(Path sample) throws IOException {
    ParsedScenario parsed = new ScenarioLanguage().load(sample);
    String text = Goldens.read(sample);
    String findings =
        parsed.findings().stream().map(each -> describe(text, each)).collect(Collectors.joining());
    String understood =
        parsed
            .scenario()
            .map(
                scenario ->
                    "understood: "
                        + scenario.sides().size()
                        + " sides, "
                        + scenario.units().count()
                        + " units, "
                        + scenario.deployments().size()
                        + " deployments, "
                        + (scenario.reports().size() + scenario.intelligence().size())
                        + " reports, "
                        + scenario.reinforcements().size()
                        + " reinforcements\n")
            .orElse("understood: nothing\n");
    Goldens.compare(sample, ".findings.txt", findings + understood);
  }

  private static String describe(String text, Finding finding) {
    StringBuilder out = new StringBuilder();
    out.append(finding.span().line()).append(':').append(finding.span().column()).append(": ");
    out.append(finding.severity().word()).append('[').append(finding.id()).append("]: ");
    out.append(finding.message()).append('\n');
    String marked = text.substring(finding.span().offset(), finding.span().end());
    out.append("   at: ").append(marked.replace("\n", "\\n")).append('\n');
    finding.hint().ifPresent(hint -> out.append("   hint: ").append(hint).append('\n'));
    for (Fix fix : finding.fixes()) {
      String mended = TextEdit.applyAll(text, fix.edits());
      String line = mended.lines().skip(finding.span().line() - 1).findFirst().orElse("");
      out.append("   fix: ").append(fix.title()).append(" -> ").append(line.strip()).append('\n');
    }
    return out.toString();
  }
}
