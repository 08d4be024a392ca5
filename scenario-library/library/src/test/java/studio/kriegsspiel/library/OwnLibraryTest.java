package studio.kriegsspiel.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The user's own library stands behind the program's, and harms nothing if it is damaged. */
class OwnLibraryTest {
  @TempDir Path folder = Path.of("");

  @ParameterizedTest
  @CsvSource({
    "Linux, '', '', home/.local/share/kriegsspiel-studio/library",
    "Linux, XDG_DATA_HOME, data, data/kriegsspiel-studio/library",
    "Mac OS X, '', '', home/Library/Application Support/kriegsspiel-studio/library",
    "Windows 11, APPDATA, roaming, roaming/kriegsspiel-studio/library",
    "Windows 11, '', '', home/AppData/Roaming/kriegsspiel-studio/library"
  })
  void liesWhereTheSystemKeepsData(String system, String name, String value, String expected) {
    assertThat(OwnLibrary.folder(system, Path.of("home"), Map.of(name, value)))
        .isEqualTo(Path.of(expected));
  }

  @Test
  void listsWhatPackagesHoldAndPassesOverTheDamaged() throws IOException {
    Path good = Files.createDirectories(folder.resolve("good"));
    Files.writeString(good.resolve("mine.kriegsspiel"), "scenario \"Mine\"\n");
    Files.writeString(
        good.resolve(OwnLibrary.MANIFEST),
        """
        {"scenarios": [{"slug": "mine", "title": "Mine", "summary": "", "file": "mine.kriegsspiel"}],
         "armies": [], "terrains": []}
        """);
    for (String damaged : new String[] {"{", "{\"scenarios\": 1}", "[]"}) {
      Path bad = Files.createDirectories(folder.resolve("bad" + damaged.length()));
      Files.writeString(bad.resolve(OwnLibrary.MANIFEST), damaged);
    }
    Files.createDirectories(folder.resolve("empty"));
    assertThat(OwnLibrary.entries(folder))
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.slug()).isEqualTo("mine");
              assertThat(each.own()).isTrue();
            });
    assertThat(OwnLibrary.entries(folder.resolve("none"))).isEmpty();
  }

  @Test
  void aScenarioInTheLibrarysFolderNeedsNoLine() throws IOException {
    Files.writeString(
        folder.resolve("library.json"),
        "{\"scenarios\": [], \"armies\": [], \"terrains\": [], \"templates\": []}");
    Path scenarios = Files.createDirectories(folder.resolve("scenarios"));
    Files.writeString(
        scenarios.resolve("a-new-one.kriegsspiel"),
        "// A fight for a mill,\n// for two players.\nscenario \"A New One\"\n");
    Files.writeString(scenarios.resolve("dry.kriegsspiel"), "variant \"Dry\" of \"a-new-one\"\n");
    assertThat(Library.at(folder).scenarios())
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.slug()).isEqualTo("a-new-one");
              assertThat(each.title()).isEqualTo("A New One");
              assertThat(each.summary()).isEqualTo("A fight for a mill, for two players.");
            });
  }
}
