package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file behind {@code --umpires} is the file, a number the number of umpires. */
class UmpiresOptionTest {
  private static final String FILE = "course-01-the-march";

  @TempDir Path folder;

  private TestTerminal run(String... arguments) {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run(arguments)).isEqualTo(2);
    assertThat(folder).isEmptyDirectory();
    return studio;
  }

  @Test
  void aFileBehindItIsNoNumber() {
    assertThat(run("export", "--to", "pack", "--umpires", FILE, "--out", "out").err())
        .contains("The scenario does not say how many umpires there are; write how many")
        .doesNotContain("Missing");
  }

  @ParameterizedTest
  @CsvSource({
    "--umpires two FILE, two",
    "FILE --umpires two, two",
    "--umpires plenty FILE --out x, plenty",
    "--umpires 2.5 FILE, 2.5"
  })
  void whatIsNoNumberBeforeOrBehindTheFileIsToldAsWell(String line, String told) {
    String[] words = ("export --to pack " + line.replace("FILE", FILE)).split(" ");
    assertThat(run(words).err())
        .contains("--umpires counts umpires, the controller among them")
        .contains("not `" + told + "`");
  }

  @ParameterizedTest
  @CsvSource({"--umpires=0", "--umpires=-1", "--umpires=two", "--umpires=1.5"})
  void whatIsNoNumberOfUmpiresIsToldSo(String option) {
    assertThat(run("export", FILE, "--to", "pack", option, "--out", "out").err())
        .contains("--umpires counts umpires, the controller among them")
        .contains("not `" + option.substring("--umpires=".length()) + "`");
  }
}
