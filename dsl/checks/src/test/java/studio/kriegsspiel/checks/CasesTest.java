package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

/**
 * Small cases, each with what is told of it under every book, and nothing else of those areas: the
 * ids in the case itself, every word of it in the golden file beside ({@code -Dgoldens=rewrite}
 * writes it anew).
 */
class CasesTest {
  private static final Path FOLDER = Samples.FOLDER.resolve("../cases");

  /** Cases of all files; each file's first line names the checks it is about. */
  static Stream<Arguments> cases() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .filter(file -> file.toString().endsWith(".txt"))
          .sorted()
          .flatMap(CasesTest::casesOf)
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Arguments> casesOf(Path file) {
    String areas = Samples.read(file).replaceFirst("(?s)^# (\\S+): .*", "$1");
    return Asked.isAll() || Asked.anyOf(areas)
        ? SmallCase.read(file).stream().map(each -> Arguments.of(file, areas, each))
        : Stream.empty();
  }

  @ParameterizedTest(name = "{2}", allowZeroInvocations = true)
  @MethodSource("cases")
  void isToldAsItShouldBe(Path file, String areas, SmallCase small) throws IOException {
    for (RuleBookId book : RuleBookId.values()) {
      ParsedScenario parsed = parse(small, book);
      assertThat(parsed.findings()).as("faults of wording").isEmpty();
      List<String> told =
          Samples.check(parsed, id -> id.matches(areas)).stream()
              .map(each -> each.id() + " " + each.message())
              .toList();
      Set<String> ids =
          told.stream()
              .map(each -> each.substring(0, each.indexOf(' ')))
              .collect(Collectors.toCollection(TreeSet::new));
      if (small.isExpected(book)) {
        assertThat(ids).as(book + String.join("\n", told)).isEqualTo(expected(small, book));
      }
      if (!ids.isEmpty()) {
        assertThat(small.says())
            .allSatisfy(words -> assertThat(String.join("\n", told)).contains(words));
      }
    }
    isToldInTheseWords(file, areas, small);
  }

  private static void isToldInTheseWords(Path file, String areas, SmallCase small)
      throws IOException {
    String told = Told.of(book -> parse(small, book), id -> id.matches(areas));
    Path golden = Path.of(file.toString().replace(".txt", ".expected"));
    if (EveryCheckTest.REWRITE && Asked.isAll()) {
      rewrite(golden, small.name(), told);
    }
    String expected = Told.section(Samples.read(golden), small.name());
    assertThat(told).isEqualTo(Asked.isAll() ? expected : Told.only(expected, Asked::is));
  }

  /** The cases come in their order; the first begins the file. */
  private static void rewrite(Path golden, String name, String told) throws IOException {
    String file = Files.exists(golden) ? Samples.read(golden) : "";
    String old = "== " + name + "\n" + Told.section(file, name);
    String now = "== " + name + "\n" + told;
    Files.writeString(golden, file.contains(old) ? file.replace(old, now) : file + now);
  }

  private static ParsedScenario parse(SmallCase small, RuleBookId book) {
    return Samples.parse("case.kriegsspiel", small.text(book));
  }

  private static Set<String> expected(SmallCase small, RuleBookId book) {
    return small.expected(book).stream()
        .filter(Asked::is)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
