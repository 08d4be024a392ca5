package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is certain is mended in one go, shown and checked again; proposals are chosen. */
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
  void whatIsCertainIsMendedAndTheRestIsProposed() throws IOException {
    assertThat(studio.run("fix", "sample")).isEqualTo(1);
    assertThat(text())
        .contains("  Blue11 in battery at \"Crossroads\" facing south\n")
        .doesNotContain("objective hold");
    assertThat(studio.out())
        .contains("-  Blue11 in battery at \"Crosroads\" facing south")
        .contains("+  Blue11 in battery at \"Crossroads\" facing south")
        .contains("sample.kriegsspiel: 1 place mended.")
        .contains("warning[KS-FRC-001]: The calibre of the guns of `Blue12` is not stated.")
        .contains("Proposals, made when they are chosen with `--choose`:")
        .contains("   2  KS-FRC-007, line 32: write `in line`\n")
        .contains("      +  Blue11 in line at \"Crossroads\" facing south\n");
    assertThat(names()).containsExactly("sample.kriegsspiel");
  }

  @Test
  void proposalsAreChosenByNumberOrById() throws IOException {
    assertThat(studio.run("fix", "sample", "--choose", "2")).isZero();
    assertThat(text()).contains("  Blue11 in line at \"Crossroads\" facing south\n");
    assertThat(studio.out()).contains("2 places mended.").doesNotContain("error[");
    assertThat(studio.run("fix", "sample", "--choose", "ks-sid-001")).isZero();
    assertThat(text()).contains("objective hold \"Orchard\"");
  }

  @Test
  void eachFindingIsAskedFor() throws IOException {
    studio =
        new TestTerminal(
            folder, false, new ByteArrayInputStream("\n2\n".getBytes(StandardCharsets.UTF_8)));
    assertThat(studio.run("fix", "sample", "--interactive")).isZero();
    assertThat(text())
        .contains("  Blue11 in line at \"Crossroads\" facing south\n")
        .doesNotContain("objective hold");
    assertThat(studio.out()).contains("Number to make it, Enter to leave it, q to stop: ");
  }

  @Test
  void oneKindAlone() throws IOException {
    assertThat(studio.run("fix", "sample.kriegsspiel", "--id", "ks-pos-001")).isEqualTo(1);
    assertThat(text()).contains("  Blue11 in battery at \"Crossroads\" facing south\n");
    assertThat(studio.out())
        .contains("1 place mended.", "error[KS-FRC-007]")
        .doesNotContain("Proposals");
  }

  @Test
  void aDryRunChangesNothing() throws IOException {
    assertThat(studio.run("fix", "sample", "--dry-run", "--choose", "2")).isZero();
    assertThat(text()).isEqualTo(Files.readString(SAMPLE));
    assertThat(studio.out()).contains("2 places would be mended.", "+  Blue11 in line");
  }

  @Test
  void wrongUseIsOneSentence() {
    assertThat(studio.run("fix", "sample", "--id", "KS-POS-01")).isEqualTo(2);
    assertThat(studio.err()).contains("did you mean `KS-POS-001`?");
    assertThat(studio.run("fix", "sample", "--choose", "99")).isEqualTo(2);
    assertThat(studio.err())
        .contains("There is no proposal 99 for sample.kriegsspiel; they go from 1 to");
    assertThat(studio.run("fix", "sample", "sample", "--choose", "1")).isEqualTo(2);
    assertThat(studio.err()).contains("Numbers choose among the proposals of one file");
    studio = new TestTerminal(folder);
    assertThat(studio.run("fix", "nothing-there")).isEqualTo(2);
    assertThat(studio.err()).contains("There is no scenario `nothing-there`");
  }

  @Test
  void aFileInOrderStaysAsItIs() throws IOException {
    studio.run("fix", "sample");
    String mended = text();
    studio = new TestTerminal(folder);
    assertThat(studio.run("fix", "sample")).isEqualTo(1);
    assertThat(text()).isEqualTo(mended);
    assertThat(studio.out()).contains("sample.kriegsspiel: nothing that mends itself.");
  }

  private Stream<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(each -> each.getFileName().toString()).toList().stream();
    }
  }
}
