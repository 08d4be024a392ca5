package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;

/** Every fix of every sample, under every book: what it mends is gone, and nothing else is told. */
class FixesMendTest {

  static Stream<Arguments> samples() {
    return CheckList.all().stream()
        .map(check -> check.info())
        .filter(check -> Asked.is(check.id()))
        .flatMap(check -> RuleBookId.values().stream().map(book -> Arguments.of(check, book)));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void mendsAndDoesNoHarm(CheckInfo check, RuleBookId book) {
    String sample = Samples.read(Samples.fails(check.id()));
    String text = book.equals(RuleBookId.REISSWITZ_1824) ? sample : Samples.under(book, sample);
    List<Finding> before = found(text);
    List<String> faults = new ArrayList<>();
    for (Finding finding : Samples.of(check.id(), before)) {
      for (Fix fix : finding.fixes()) {
        List<Finding> after = found(TextEdit.applyAll(text, fix.edits()));
        Map<String, Long> more = counted(after);
        counted(before).forEach((id, times) -> more.merge(id, -times, Long::sum));
        more.merge(finding.id(), 1L, Long::sum);
        after.stream()
            .filter(each -> more.getOrDefault(each.id(), 0L) > 0)
            .forEach(
                each ->
                    faults.add(
                        "%s (%s): %s %s"
                            .formatted(fix.title(), finding.id(), each.id(), each.message())));
      }
    }
    assertThat(faults).isEmpty();
  }

  /** All that is told of a text, faults of wording included. */
  private static List<Finding> found(String text) {
    ParsedScenario parsed = Samples.parse("fails.kriegsspiel", text);
    List<Finding> all = new ArrayList<>(parsed.findings());
    if (parsed.scenario().isPresent()) {
      all.addAll(Samples.check(parsed));
    }
    return all;
  }

  private static Map<String, Long> counted(List<Finding> findings) {
    return findings.stream()
        .collect(Collectors.groupingBy(Finding::id, TreeMap::new, Collectors.counting()));
  }
}
