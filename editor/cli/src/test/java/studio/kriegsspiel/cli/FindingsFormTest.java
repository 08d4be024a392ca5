package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings for other programs: the shapes {@code docs/command-line.md} promises, and SARIF. */
class FindingsFormTest {
  private static final Path GOLDENS = Path.of("src/test/resources/goldens");
  @TempDir Path folder = Path.of("");
  private TestTerminal studio = new TestTerminal(Path.of(""));

  @BeforeEach
  void open() throws IOException {
    studio = new TestTerminal(folder);
    Files.copy(GOLDENS.resolve("sample.kriegsspiel"), folder.resolve("sample.kriegsspiel"));
  }

  @Test
  void textIsAsTheGolden() throws IOException {
    assertThat(studio.run("check", "sample.kriegsspiel")).isEqualTo(1);
    compare("sample.txt", studio.out());
  }

  @Test
  void jsonIsAsTheGolden() throws IOException {
    assertThat(studio.run("check", "sample.kriegsspiel", "--format", "json")).isEqualTo(1);
    compare("sample.json", studio.out());
  }

  @Test
  void sarifIsAsTheGolden() throws IOException {
    assertThat(studio.run("check", "sample.kriegsspiel", "--format", "sarif")).isEqualTo(1);
    compare("sample.sarif", studio.out());
  }

  @Test
  void sarifHoldsWhatTheStandardAsksFor() throws IOException {
    studio.run("check", "sample.kriegsspiel", "--format", "sarif");
    JsonNode sarif = new ObjectMapper().readTree(studio.out());
    assertThat(sarif.path("version").asText()).isEqualTo("2.1.0");
    JsonNode run = sarif.path("runs").path(0);
    JsonNode rules = run.path("tool").path("driver").path("rules");
    assertThat(run.path("tool").path("driver").path("name").asText()).isNotEmpty();
    assertThat(run.path("results")).isNotEmpty();
    for (JsonNode result : run.path("results")) {
      assertThat(result.path("level").asText()).isIn("error", "warning", "note");
      assertThat(result.path("message").path("text").asText()).isNotEmpty();
      assertThat(rules.path(result.path("ruleIndex").asInt()).path("id"))
          .isEqualTo(result.path("ruleId"));
      JsonNode place = result.path("locations").path(0).path("physicalLocation");
      assertThat(place.path("artifactLocation").path("uri").asText())
          .isEqualTo("sample.kriegsspiel");
      assertThat(place.path("region").path("startLine").asInt()).isPositive();
      assertThat(place.path("region").path("startColumn").asInt()).isPositive();
      for (JsonNode fix : result.path("fixes")) {
        assertThat(fix.path("artifactChanges").path(0).path("replacements")).isNotEmpty();
      }
    }
  }

  private static void compare(String golden, String actual) throws IOException {
    Path file = GOLDENS.resolve(golden);
    if ("rewrite".equals(System.getProperty("goldens"))) {
      Files.writeString(file, actual);
    }
    assertThat(actual).isEqualTo(Files.readString(file));
  }
}
