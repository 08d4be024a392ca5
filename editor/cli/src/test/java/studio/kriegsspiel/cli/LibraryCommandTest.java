package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library on the command line, from search to removal. */
class LibraryCommandTest {
  private static final String PROPERTY = "studio.library";

  @TempDir Path folder = Path.of("");
  private String before = "";

  @BeforeEach
  void ownLibrary() {
    before = System.getProperty(PROPERTY, "");
    System.setProperty(PROPERTY, folder.resolve("own").toString());
  }

  @AfterEach
  void asItWas() {
    System.setProperty(PROPERTY, before);
  }

  @Test
  void listsAndSearches() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("library")).isZero();
    assertThat(studio.out())
        .contains("the-bridge-of-seldenau", "Reisswitz 1824; 6 players and 2 umpires", "armies:");
    assertThat(studio.run("library", "list", "--format", "json")).isZero();
    assertThat(studio.out()).contains("\"kind\" : \"scenario\"", "\"kind\" : \"terrain\"");
    assertThat(studio.run("library", "search", "seldenau", "--players", "6")).isZero();
    assertThat(studio.out()).contains("the-bridge-of-seldenau").doesNotContain("hougoumont");
    assertThat(studio.run("library", "search", "--period", "long ago")).isEqualTo(2);
    assertThat(studio.err()).contains("`long ago` is no year");
  }

  @Test
  void showsAPage() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("library", "show", "outposts-on-the-selde")).isZero();
    assertThat(studio.out())
        .contains("Outposts on the Selde\n====", "13 September 1824, 05:30 to 08:00", "asked to");
    assertThat(studio.run("library", "show", "outpost-on-the-selde")).isEqualTo(2);
    assertThat(studio.err()).contains("did you mean `outposts-on-the-selde`?");
  }

  @Test
  void rehearsesScenariosIntoATable() throws IOException {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("library", "rehearse", "course-04-the-attack", "--runs", "2")).isZero();
    assertThat(Files.readString(folder.resolve("chances.md")))
        .contains("| `course-04-the-attack` | Reisswitz 1824 | Blue ")
        .contains("| 08:38 | yes |");
    assertThat(studio.run("library", "rehearse", "nowhere")).isEqualTo(2);
    assertThat(studio.err()).contains("The library has no scenario `nowhere`.");
  }

  @Test
  void copiesPacksInstallsAndRemoves() throws IOException {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("library", "copy", "the-bridge-of-seldenau", "work")).isZero();
    Path file = folder.resolve("work/the-bridge-of-seldenau.kriegsspiel");
    Files.move(file, file.resolveSibling("my-bridge.kriegsspiel"));
    assertThat(studio.run("library", "pack", "work/my-bridge")).isZero();
    assertThat(studio.out()).startsWith("Packed 1 file into my-bridge.zip");
    assertThat(studio.run("library", "pack", "work/my-bridge")).isEqualTo(2);
    assertThat(studio.run("library", "install", "my-bridge.zip")).isZero();
    assertThat(studio.run("library", "search", "my-bridge")).isZero();
    assertThat(studio.out()).contains("my-bridge (yours)");
    assertThat(studio.run("check", "my-bridge")).isZero();
    assertThat(studio.run("new", "copy.kriegsspiel", "--from", "my-bridge")).isZero();
    assertThat(studio.run("library", "remove", "my-bridge")).isZero();
    assertThat(studio.run("library", "remove", "the-bridge-of-seldenau")).isEqualTo(2);
    assertThat(studio.err()).contains("came with the studio and cannot be removed");
    assertThat(studio.run("check", "my-bridge")).isEqualTo(2);
  }

  @Test
  void checksSeveralAtOnceAndAnswersInTheirOrder() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("library", "check", "outposts-on-the-selde", "the-bridge-of-seldenau"))
        .isZero();
    assertThat(studio.out())
        .containsSubsequence("outposts-on-the-selde:", "the-bridge-of-seldenau:");
  }

  @Test
  void aGroundOfTheLibraryTellsWhatItStates() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("terrain", "check", "selde-valley")).isZero();
    assertThat(studio.out()).contains("--elevation", "What terrain.json states", "elevation");
  }
}
