package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What mends itself is mended in one go, shown, and checked again. */
class FixCommandTest {
  private static final Path SAMPLE = Path.of("src/test/resources/goldens/sample.kriegsspiel");

  @TempDir Path folder = Path.of("");
  private TestTerminal studio = new TestTerminal(folder);

  @BeforeEach
  void copy() throws IOException {
    studio = new TestTerminal(folder);
    Files.copy(SAMPLE, folder.resolve("sample.kriegsspiel"));
  }

  private String text() throws IOException {
    return Files.readString(folder.resolve("sample.kriegsspiel"));
  }

  @Test
  void preferredMendsAreMadeAndTheRestIsTold() throws IOException {
    assertThat(studio.run("fix", "sample")).isZero();
    assertThat(text())
        .contains("  Blue11 in line at \"Crossroads\" facing south\n")
        .contains("objective hold \"Orchard\"");
    assertThat(studio.out())
        .contains("-  Blue11 in battery at \"Crosroads\" facing south")
        .contains("+  Blue11 in line at \"Crossroads\" facing south")
        .contains("sample.kriegsspiel: 3 places mended.")
        .contains("warning[KS-FRC-001]: The calibre of the guns of `Blue12` is not stated.")
        .doesNotContain("error[");
    assertThat(names()).containsExactly("sample.kriegsspiel");
  }

  @Test
  void oneKindAlone() throws IOException {
    assertThat(studio.run("fix", "sample.kriegsspiel", "--id", "ks-pos-001")).isEqualTo(1);
    assertThat(text())
        .contains("  Blue11 in battery at \"Crossroads\" facing south\n")
        .doesNotContain("Orchard\"\n  objective");
    assertThat(studio.out()).contains("1 place mended.", "error[KS-FRC-007]");
  }

  @Test
  void aDryRunChangesNothing() throws IOException {
    assertThat(studio.run("fix", "sample", "--dry-run")).isZero();
    assertThat(text()).isEqualTo(Files.readString(SAMPLE));
    assertThat(studio.out()).contains("3 places would be mended.", "+  Blue11 in line");
  }

  @Test
  void wrongUseIsOneSentence() {
    assertThat(studio.run("fix", "sample", "--id", "KS-POS-01")).isEqualTo(2);
    assertThat(studio.err()).contains("did you mean `KS-POS-001`?");
    studio = new TestTerminal(folder);
    assertThat(studio.run("fix", "nothing-there")).isEqualTo(2);
    assertThat(studio.err()).contains("There is no scenario `nothing-there`");
  }

  @Test
  void aFileInOrderStaysAsItIs() throws IOException {
    studio.run("fix", "sample");
    String mended = text();
    studio = new TestTerminal(folder);
    assertThat(studio.run("fix", "sample")).isZero();
    assertThat(text()).isEqualTo(mended);
    assertThat(studio.out()).contains("sample.kriegsspiel: nothing that mends itself.");
  }

  private Stream<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(each -> each.getFileName().toString()).toList().stream();
    }
  }
}
