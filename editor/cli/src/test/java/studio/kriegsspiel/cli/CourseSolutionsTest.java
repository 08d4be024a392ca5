package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.library.Library;

/**
 * A model solution of the course, played, does all that its exercise expects and can be seen, as
 * long as Red does what the text has him do and no more; what a Red who attacks makes of it, the
 * chances of the library tell.
 */
class CourseSolutionsTest {
  private static final String GAMES = "3";

  /** Where troops may be hindered by a fight, the throws decide; most games go well. */
  private static final double MOST = 0.6;

  @TempDir Path folder = Path.of("");

  static Stream<String> exercises() {
    return Library.open().scenarios().stream()
        .map(each -> each.slug())
        .filter(each -> each.startsWith("course-") || each.equals("outposts-on-the-selde"));
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void earnsWhatTheStudioCanMark(String exercise) throws IOException {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(
            studio.run(
                "rehearse",
                exercise,
                "--runs",
                GAMES,
                "--doctrine",
                "Red=hold",
                "--format",
                "json"))
        .isZero();
    List<String> missed = new ArrayList<>();
    int seen = 0;
    for (JsonNode each : new ObjectMapper().readTree(studio.out()).findValue("exercises")) {
      for (JsonNode mark : each.get("marks")) {
        if (mark.has("happened")) {
          seen++;
          double share = mark.get("happened").get("share").asDouble();
          if (mark.get("worth").asInt() > 0 ? share < MOST : share > 1 - MOST) {
            missed.add(mark.get("expected").asText() + ": " + mark.get("evidence").asText());
          }
        }
      }
    }
    assertThat(missed).isEmpty();
    assertThat(seen).as("marks that the studio gives").isGreaterThanOrEqualTo(3);
  }
}
