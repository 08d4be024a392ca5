package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.checks.FindingIndex;

/** Whatever id the studio can tell, it can explain. */
class ExplainTest {
  private static final Pattern ID = Pattern.compile("\"(KS-[A-Z]{3}-\\d{3})\"");
  private static final Path ROOT = Path.of("../..");
  private static final String MAIN = Path.of("src", "main", "java").toString();

  @TempDir Path folder = Path.of("");

  /** The ids that stand as words of their own in the program's sources. */
  private static Set<String> told() throws IOException {
    Set<String> ids = new TreeSet<>();
    for (String part : new String[] {"dsl", "editor", "scenario-library", "terrain-import"}) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(part))) {
        for (Path file :
            files
                .filter(each -> each.toString().endsWith(".java"))
                .filter(each -> each.toString().contains(MAIN))
                .toList()) {
          ids.addAll(
              ID.matcher(Files.readString(file, StandardCharsets.UTF_8))
                  .results()
                  .map((MatchResult each) -> each.group(1))
                  .collect(Collectors.toSet()));
        }
      }
    }
    return ids;
  }

  @Test
  void everyIdOfTheProgramIsExplained() throws IOException {
    Set<String> ids = told();
    assertThat(ids).hasSizeGreaterThan(100).contains("KS-INT-001", "KS-SYN-001", "KS-ORD-066");
    for (String id : ids) {
      TestTerminal studio = new TestTerminal(folder);
      assertThat(studio.run("explain", id)).as(id).isZero();
      assertThat(studio.out()).startsWith("# " + id + ": ").contains("## What it means");
      assertThat(FindingIndex.find(id)).as("line of the index for " + id).isPresent();
    }
  }

  @Test
  void theListHasThemAll() throws IOException {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("explain")).isZero();
    assertThat(studio.out().lines().map(line -> line.substring(0, 10)))
        .containsAll(told())
        .doesNotHaveDuplicates();
  }

  @Test
  void whatIsNearIsOffered() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("explain", "ks-ord-66")).isEqualTo(2);
    assertThat(studio.err()).contains("did you mean `KS-ORD-066`?");
    studio = new TestTerminal(folder);
    assertThat(studio.run("explain", "ks-exc-003")).isZero();
  }
}
