package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
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

  private static List<Error> faults(String json, Path schema) throws IOException {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(Files.readString(schema), InputFormat.JSON)
        .validate(json, InputFormat.JSON);
  }

  /**
   * Of a scenario with errors, of sheets, of an allowed finding and of a file that is not there.
   */
  private List<String> answers(String form) throws IOException {
    Files.writeString(
        folder.resolve("sheet.kriegsspiel"),
        "orders of \"Nobody\" of Blue in \"sample.kriegsspiel\"\n");
    List<String> answers = new ArrayList<>();
    for (List<String> files :
        List.of(
            List.of("sample.kriegsspiel"),
            List.of("outposts-on-the-selde", "the-farm-of-la-haye-sainte"),
            List.of("sheet.kriegsspiel", "nothing", "sample.kriegsspiel"))) {
      List<String> words = new ArrayList<>(List.of("check", "--format", form));
      words.addAll(files);
      TestTerminal own = new TestTerminal(folder);
      own.run(words.toArray(new String[0]));
      answers.add(own.out());
    }
    return answers;
  }

  @Test
  void jsonFollowsItsPublishedSchema() throws IOException {
    Path schema = Path.of("../../docs/formats/findings.schema.json");
    for (String answer : answers("json")) {
      assertThat(faults(answer, schema)).isEmpty();
    }
    String planted = answers("json").get(0).replaceFirst("\"severity\"", "\"severeness\"");
    assertThat(faults(planted, schema)).isNotEmpty();
  }

  @Test
  void sarifFollowsTheStandard() throws IOException {
    Path schema = Path.of("src/test/resources/formats/sarif-2.1.0.schema.json");
    for (String answer : answers("sarif")) {
      assertThat(faults(answer, schema)).isEmpty();
    }
    String planted =
        answers("sarif").get(0).replaceFirst("\"startLine\" : \\d+", "\"startLine\" : 0");
    assertThat(faults(planted, schema)).isNotEmpty();
  }

  /** The schema that OASIS publishes is not ours to pass on; who has it names it. */
  @Test
  @EnabledIfSystemProperty(named = "sarif.schema", matches = ".+")
  void sarifFollowsThePublishedSchema() throws IOException {
    String schema = Files.readString(Path.of(System.getProperty("sarif.schema")));
    for (String answer : answers("sarif")) {
      assertThat(
              SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_4)
                  .getSchema(schema, InputFormat.JSON)
                  .validate(answer, InputFormat.JSON))
          .isEmpty();
    }
  }

  @Test
  void everyRuleOfARunHasItsHelpAndEveryPlaceItsName() throws IOException {
    studio.run("check", "sample.kriegsspiel", "--format", "sarif");
    JsonNode run = new ObjectMapper().readTree(studio.out()).path("runs").path(0);
    for (JsonNode rule : run.path("tool").path("driver").path("rules")) {
      assertThat(rule.path("help").path("markdown").asText())
          .startsWith("# " + rule.path("id").asText());
    }
    assertThat(run.path("logicalLocations").findValuesAsText("fullyQualifiedName"))
        .contains("sample.kriegsspiel/Blue/Blue11", "sample.kriegsspiel/Blue/Blue12");
  }

  @Test
  void findingsArePutTogether() {
    studio.run("check", "sample.kriegsspiel", "--group", "area");
    assertThat(studio.out())
        .contains("-- forces: 2 --\n", "-- positions and ground: 1 --\n")
        .contains("-- sides and objectives: 1 --\n");
    studio = new TestTerminal(folder);
    studio.run("check", "sample.kriegsspiel", "--group", "side");
    assertThat(studio.out()).startsWith("-- Blue: ").doesNotContain("-- Red: 0");
    studio = new TestTerminal(folder);
    assertThat(studio.run("check", "sample.kriegsspiel", "--group", "sides")).isEqualTo(2);
  }

  private static void compare(String golden, String actual) throws IOException {
    Path file = GOLDENS.resolve(golden);
    if ("rewrite".equals(System.getProperty("goldens"))) {
      Files.writeString(file, actual);
    }
    assertThat(actual).isEqualTo(Files.readString(file));
  }
}
