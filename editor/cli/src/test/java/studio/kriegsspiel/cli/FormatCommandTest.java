package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code studio format} on texts that are not understood. */
class FormatCommandTest {
  @TempDir Path folder;

  @Test
  void aTextWithAnErrorOfFormIsLeftAndTheOthersAreSetInOrder() throws IOException {
    String faulty = "scenario   \"A\"\n   side 5\n";
    Path left = Files.writeString(folder.resolve("a.kriegsspiel"), faulty);
    Path right = Files.writeString(folder.resolve("b.kriegsspiel"), "scenario   \"B\"\n");
    TestTerminal studio = new TestTerminal(folder);

    assertThat(studio.run("format", "a", "b")).isEqualTo(1);

    assertThat(studio.out())
        .contains("a.kriegsspiel: left as it is, as line 2 is not understood: ")
        .contains("b.kriegsspiel: formatted");
    assertThat(left).hasContent(faulty);
    assertThat(right).hasContent("scenario \"B\"\n");
  }
}
