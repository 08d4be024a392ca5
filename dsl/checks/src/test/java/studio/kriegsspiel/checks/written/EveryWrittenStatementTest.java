package studio.kriegsspiel.checks.written;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.checks.Asked;
import studio.kriegsspiel.checks.Samples;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.scenario.finding.Finding;

/**
 * For each statement of the books that concerns how a scenario is written ({@code A} in the
 * inventory): a scenario that breaks it and the check that says so under its book, or the reason
 * why no written scenario can. {@code docs/rules/coverage.json} prints the same.
 */
class EveryWrittenStatementTest {
  private static final Path INVENTORY =
      Path.of("../rules/src/test/resources/studio/kriegsspiel/rules/coverage/inventory.csv");
  private static final String CLEAN = Samples.read(Breach.FOLDER.resolve("clean.kriegsspiel"));
  private static final Map<String, Breach> BREACHES = Breach.all();
  private static final Map<String, Set<String>> CLEAN_FINDINGS = new LinkedHashMap<>();

  /** Book of each statement that concerns a written scenario, by its id, in order. */
  private static Map<String, String> statements() {
    Map<String, String> all = new LinkedHashMap<>();
    Samples.read(INVENTORY)
        .lines()
        .filter(line -> !line.startsWith("#") && !line.isBlank())
        .map(line -> line.split(","))
        .filter(cells -> cells[2].contains("A"))
        .forEach(cells -> all.put(cells[0], cells[1]));
    return all;
  }

  private static List<String> span(Line line) {
    List<String> order = List.copyOf(statements().keySet());
    int from = order.indexOf(line.first());
    int to = order.indexOf(line.last());
    assertThat(from).as(line.first()).isNotNegative();
    assertThat(to).as(line.last()).isGreaterThanOrEqualTo(from);
    return order.subList(from, to + 1);
  }

  @Test
  void eachIsSpokenOfOnce() {
    List<String> spoken = Line.all().stream().flatMap(line -> span(line).stream()).toList();
    assertThat(spoken).doesNotHaveDuplicates().containsExactlyElementsOf(statements().keySet());
  }

  @Test
  void eachHasABreachOrAReason() {
    assertThat(Line.all())
        .allSatisfy(
            line -> {
              assertThat(line.breach().isPresent())
                  .as(line.first())
                  .isEqualTo(line.found().isTold());
              assertThat(line.why().isEmpty())
                  .as(line.first())
                  .isEqualTo(line.found() == Line.Found.CHECK);
            });
    assertThat(
            Line.all().stream()
                .flatMap(line -> line.breach().stream())
                .filter(breach -> !breach.startsWith("sample ")))
        .containsOnlyElementsOf(BREACHES.keySet())
        .containsAll(BREACHES.keySet());
  }

  /**
   * A breach under a book whose statement it breaks.
   *
   * @param words what the finding says
   */
  private record Trial(String breach, String book, String words) {
    String check() {
      return breach.startsWith("sample ") ? breach.substring(7) : BREACHES.get(breach).check();
    }

    boolean isMet(String finding) {
      return finding.startsWith(check() + " ") && finding.contains(words);
    }
  }

  /** Each breach under each book whose statements it breaks. */
  static Stream<Trial> breaches() {
    Map<String, String> books = statements();
    Set<Trial> all = new LinkedHashSet<>();
    for (Line line : Line.all()) {
      line.breach()
          .ifPresent(
              breach ->
                  span(line)
                      .forEach(id -> all.add(new Trial(breach, books.get(id), line.words()))));
    }
    return all.stream().filter(each -> Asked.is(each.check()));
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("breaches")
  void isToldUnderTheBook(Trial trial) {
    if (trial.breach().startsWith("sample ")) {
      assertThat(told(under(trial.book(), Samples.read(Samples.fails(trial.check())))))
          .anyMatch(trial::isMet);
      return;
    }
    Set<String> before =
        CLEAN_FINDINGS.computeIfAbsent(trial.book(), key -> told(under(key, CLEAN)));
    List<String> now =
        new ArrayList<>(told(BREACHES.get(trial.breach()).in(under(trial.book(), CLEAN))));
    now.removeAll(before);
    assertThat(now).anyMatch(trial::isMet);
    if (!trial.words().isEmpty()) {
      assertThat(before).noneMatch(trial::isMet);
    }
  }

  /** Ids and words of all findings; the wording of the text itself is without fault. */
  private static Set<String> told(String text) {
    ParsedScenario parsed = Samples.parse("clean.kriegsspiel", text);
    assertThat(parsed.findings().stream().map(Finding::message)).isEmpty();
    return Samples.check(parsed).stream()
        .map(finding -> finding.id() + " " + finding.message())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static String under(String book, String text) {
    return text.replaceFirst("(?m)^  rules +\\S+.*$", "  rules    " + book);
  }
}
