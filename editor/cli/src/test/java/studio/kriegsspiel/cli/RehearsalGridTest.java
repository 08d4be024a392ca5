package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.library.Library;

/** Strengths and hours told otherwise, each with each. */
class RehearsalGridTest {
  private static final String SELDENAU = "the-bridge-of-seldenau";
  private static final String MEN = "as N20b: 800 men";
  private static final String HALF = "as N20b: 400 men";
  private static final String NAME = "strength of Red.N20b";
  private static final String LINE = NAME + "=50%..100%/50";

  @TempDir Path folder = Path.of("");

  private String fine(List<String> arguments) {
    TestTerminal studio = new TestTerminal(folder);
    int status = studio.run(arguments.toArray(String[]::new));
    assertThat(studio.err()).isEmpty();
    assertThat(status).isZero();
    return studio.out();
  }

  private JsonNode facts(String... arguments) throws IOException {
    List<String> all = new ArrayList<>(List.of("rehearse"));
    all.addAll(List.of(arguments));
    all.addAll(List.of("--runs", "1", "--format=json"));
    return new ObjectMapper().readTree(fine(all)).get("facts");
  }

  /** A cell is what the same change by hand comes to; who would come too early is told. */
  @Test
  void aCellIsTheScenarioWithItsText() throws IOException {
    Path library = Library.open().findScenario("course-04-the-attack").orElseThrow();
    Path scenario = folder.resolve("farm.kriegsspiel");
    String text = Files.readString(library);
    assertThat(text).contains(MEN);
    Files.writeString(scenario, text.replace(MEN, HALF));
    JsonNode grid = facts("course-04-the-attack", "--grid", LINE);
    assertThat(grid.get("cells")).hasSize(2);
    JsonNode half = grid.get("cells").get(0);
    assertThat(half.get("at").get(NAME).asInt()).isEqualTo(50);
    JsonNode byHand = facts(scenario.toString());
    for (String each : List.of("objectives", "ahead", "contact", "gone", "inHand", "asked")) {
      assertThat(half.get("rehearsal").get(each)).as(each).isEqualTo(byHand.get(each));
    }
    JsonNode whole = facts("course-04-the-attack");
    assertThat(grid.get("cells").get(1).get("rehearsal").get("gone")).isEqualTo(whole.get("gone"));
  }

  @Test
  void cellsStandInATableASideAndWhoIsOutsideOfPlayIsTold() throws IOException {
    String told =
        fine(
            List.of(
                "rehearse",
                SELDENAU,
                "--runs",
                "1",
                "--grid",
                "strength of Red.N20a=80%",
                "--grid",
                "hour of S12b=-30..30/60",
                "--page",
                "grid.html"));
    assertThat(told)
        .startsWith(
            """
            Grid of 2 cells: 1 game each, seed 1.
            Rows: strength of Red.N20a; columns: hour of Blue.S12b.
            Blue ahead at the end:
                          -30 min               +30 min
                    80 %  -                     """)
        .contains(
            "Not rehearsed: strength of Red.N20a 80 %, hour of Blue.S12b -30 min: somebody would come outside of play\n")
        .contains("Page in grid.html.");
    assertThat(Files.readString(folder.resolve("grid.html")))
        .startsWith("<!DOCTYPE html>")
        .contains("<th>-30 min</th><th>+30 min</th>", "<tr><th>80 %</th>", "<h2>Not counted</h2>")
        .doesNotContain("<script", "http")
        .endsWith("</html>\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "size of Red=3 | `size of Red=3` is no line of a grid; write it as `strength of",
        "strength of Nobody=80% | The scenario has no unit `Nobody`.",
        "strength of S12b=80..120/1 | has 41 values; a line of a grid has 15 at most.",
        "strength of S12b=900% | strength goes from 10 % to 500 %.",
        "strength of S12b=90..80/5 | goes from the lower to the higher, by steps of 1 and more.",
        "hour of Red.N20a=0..10/5 | `Red.N20a` does not come on during play",
        "hour of S12b=0..99/9 + strength of S12b=50..150/10 | The grid has 132 cells; it may have 100.",
        "hour of S12b=0 + hour of Blue.S12b=5 | Both lines of the grid are of the hour of Blue.S12b.",
        "hour of S12b=0 + strength of S12b=50 + hour of N20b=0 | A grid has one or two lines, not 3."
      })
  void whatIsNoGridIsToldInASentence(String grid, String told) {
    TestTerminal studio = new TestTerminal(folder);
    List<String> words = new ArrayList<>(List.of("rehearse", SELDENAU));
    for (String each : grid.split(" \\+ ")) {
      words.addAll(List.of("--grid", each));
    }
    assertThat(studio.run(words.toArray(String[]::new))).isEqualTo(2);
    assertThat(studio.err()).contains(told);
  }
}
