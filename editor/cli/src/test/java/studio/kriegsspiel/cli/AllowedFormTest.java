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

/** What a scenario allows is counted, listed on request, and stands apart in JSON and SARIF. */
class AllowedFormTest {
  private static final String TEXT =
      """
      scenario "A"
        rules reisswitz-1824
        on 18 June 1815 from 13:00 to 15:00

      allow KS-FRC-002 "the return counts officers"

      side Blue
      army of Blue
        brigade "B" as Bravo: 700 men
          battalion "C" as Charlie: 300 men
      """;

  @TempDir Path folder = Path.of("");
  private TestTerminal studio = new TestTerminal(folder);

  @BeforeEach
  void open() throws IOException {
    studio = new TestTerminal(folder);
    Files.writeString(folder.resolve("a.kriegsspiel"), TEXT);
  }

  @Test
  void textCountsThemAndListsThemOnRequest() {
    studio.run("check", "a.kriegsspiel");
    assertThat(studio.out())
        .contains("under Reisswitz 1824; 1 allowed.")
        .doesNotContain("`Bravo` states");
    studio = new TestTerminal(folder);
    studio.run("check", "a.kriegsspiel", "--show-allowed");
    assertThat(studio.out())
        .contains("`Bravo` states 700 men")
        .contains("   allowed in line 5: the return counts officers\n");
    studio = new TestTerminal(folder);
    studio.run("check", "a.kriegsspiel", "--no-allow");
    assertThat(studio.out())
        .contains("warning[KS-FRC-002]: `Bravo` states")
        .doesNotContain("allowed");
  }

  @Test
  void jsonHasThemApart() throws IOException {
    studio.run("check", "a.kriegsspiel", "--format", "json");
    JsonNode result = new ObjectMapper().readTree(studio.out()).path("results").path(0);
    assertThat(result.path("findings").findValuesAsText("id")).doesNotContain("KS-FRC-002");
    JsonNode allowed = result.path("allowed").path(0);
    assertThat(allowed.path("id").asText()).isEqualTo("KS-FRC-002");
    assertThat(allowed.path("reason").asText()).isEqualTo("the return counts officers");
    assertThat(allowed.path("allowedAt").path("line").asInt()).isEqualTo(5);
  }

  @Test
  void sarifSuppressesThem() throws IOException {
    studio.run("check", "a.kriegsspiel", "--format", "sarif");
    JsonNode results =
        new ObjectMapper().readTree(studio.out()).path("runs").path(0).path("results");
    int suppressed = 0;
    for (JsonNode each : results) {
      JsonNode suppression = each.path("suppressions").path(0);
      assertThat(suppression.isMissingNode())
          .isEqualTo(!each.path("ruleId").asText().equals("KS-FRC-002"));
      if (!suppression.isMissingNode()) {
        suppressed++;
        assertThat(suppression.path("kind").asText()).isEqualTo("inSource");
        assertThat(suppression.path("justification").asText())
            .isEqualTo("the return counts officers");
      }
    }
    assertThat(suppressed).isOne();
  }
}
