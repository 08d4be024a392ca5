package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.rules.RuleBookId;

/** Small cases, each with what is told of it under every book, and nothing else of those areas. */
class CasesTest {

  static Stream<Arguments> bodies() {
    return cases("bodies.txt", "KS-(POS|FRC|MOV)-.*");
  }

  static Stream<Arguments> forces() {
    return cases("forces.txt", "KS-(FRC|SID-005).*");
  }

  static Stream<Arguments> works() {
    return cases("works.txt", "KS-ENG-.*");
  }

  static Stream<Arguments> odds() {
    return cases("odds.txt", "KS-SID-006");
  }

  private static Stream<Arguments> cases(String file, String areas) {
    return SmallCase.read(Samples.FOLDER.resolve("../cases").resolve(file)).stream()
        .flatMap(
            each ->
                Stream.of(RuleBookId.values())
                    .filter(
                        book ->
                            Asked.isAll()
                                || Asked.anyOf(areas)
                                || each.expected(book).stream().anyMatch(Asked::is))
                    .map(book -> Arguments.of(each, book, areas)));
  }

  @ParameterizedTest(name = "{0} under {1}", allowZeroInvocations = true)
  @MethodSource({"bodies", "forces", "works", "odds"})
  void isToldAsItShouldBe(SmallCase small, RuleBookId book, String areas) {
    ParsedScenario parsed = Samples.parse("case.kriegsspiel", small.text(book));
    assertThat(parsed.findings()).as("faults of wording").isEmpty();
    List<String> told =
        Samples.check(parsed).stream()
            .filter(each -> each.id().matches(areas))
            .map(each -> each.id() + " " + each.message())
            .toList();
    Set<String> ids =
        told.stream()
            .map(each -> each.substring(0, each.indexOf(' ')))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(ids).as(String.join("\n", told)).isEqualTo(expected(small, book));
    if (!ids.isEmpty()) {
      assertThat(small.says())
          .allSatisfy(words -> assertThat(String.join("\n", told)).contains(words));
    }
  }

  private static Set<String> expected(SmallCase small, RuleBookId book) {
    return small.expected(book).stream()
        .filter(Asked::is)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
