package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
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
  private static final int OTHERS = RuleBookId.values().size() - 1;

  /** Each under its own book and one of the others, in turn. */
  static Stream<Arguments> samples() {
    return pairs((check, book) -> book == 0 || book == 1 + check % OTHERS);
  }

  static Stream<Arguments> otherBooks() {
    return pairs((check, book) -> book != 0 && book != 1 + check % OTHERS);
  }

  private static Stream<Arguments> pairs(BiPredicate<Integer, Integer> wanted) {
    List<CheckInfo> checks = EveryCheckTest.checks().toList();
    List<Arguments> pairs = new ArrayList<>();
    for (int check = 0; check < checks.size(); check++) {
      for (int book = 0; book <= OTHERS; book++) {
        if (wanted.test(check, book)) {
          pairs.add(Arguments.of(checks.get(check), RuleBookId.values().get(book)));
        }
      }
    }
    return pairs.stream();
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("otherBooks")
  void norUnderTheOtherBooks(CheckInfo check, RuleBookId book) {
    mendsAndDoesNoHarm(check, book);
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
