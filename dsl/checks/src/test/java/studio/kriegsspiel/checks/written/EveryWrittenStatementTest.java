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
            line -> assertThat(line.breach().isPresent()).isNotEqualTo(line.reason().isPresent()));
    assertThat(
            Line.all().stream()
                .flatMap(line -> line.breach().stream())
                .filter(breach -> !breach.startsWith("sample ")))
        .containsOnlyElementsOf(BREACHES.keySet())
        .containsAll(BREACHES.keySet());
  }

  /** Each breach under each book whose statements it breaks. */
  static Stream<String> breaches() {
    Map<String, String> books = statements();
    Set<String> all = new LinkedHashSet<>();
    for (Line line : Line.all()) {
      line.breach()
          .ifPresent(
              breach -> span(line).forEach(id -> all.add(breach + " under " + books.get(id))));
    }
    return all.stream().filter(each -> Asked.is(check(each)));
  }

  private static String check(String breachUnderBook) {
    String breach = breachUnderBook.split(" under ")[0];
    return breach.startsWith("sample ") ? breach.substring(7) : BREACHES.get(breach).check();
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("breaches")
  void isToldUnderTheBook(String breachUnderBook) {
    String[] words = breachUnderBook.split(" under ");
    String book = words[1];
    if (words[0].startsWith("sample ")) {
      String id = words[0].substring(7);
      assertThat(told(under(book, Samples.read(Samples.fails(id))))).anyMatch(of(id));
      return;
    }
    Breach breach = BREACHES.get(words[0]);
    Set<String> before = CLEAN_FINDINGS.computeIfAbsent(book, key -> told(under(key, CLEAN)));
    List<String> more = new ArrayList<>(told(breach.in(under(book, CLEAN))));
    more.removeAll(before);
    assertThat(more).anyMatch(of(breach.check()));
  }

  private static java.util.function.Predicate<String> of(String id) {
    return finding -> finding.startsWith(id + " ");
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
