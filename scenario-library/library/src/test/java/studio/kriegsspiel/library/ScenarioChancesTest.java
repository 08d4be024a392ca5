package studio.kriegsspiel.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Each scenario's page ends with its chances as the page of all of them has them ({@code
 * -Dgoldens=rewrite} writes it); why they are as they are is told above by hand.
 */
class ScenarioChancesTest {
  private static final Path DOCS = Path.of(System.getProperty("studio.root"), "docs");
  private static final String BEGIN = "<!-- made by ScenarioChancesTest -->\n";
  private static final String HEADING = "## Balance\n\n";

  /** Cells of a row: scenario, book, ahead, nobody alone, first contact, open. */
  private static final int CELLS = 6;

  @Test
  void standOnThePageOfEachScenario() throws IOException {
    Map<Path, String> pages = new LinkedHashMap<>();
    for (List<String> row : rows()) {
      pages.merge(page(row.get(0)), line(row), String::concat);
    }
    assertThat(pages).hasSizeGreaterThan(20);
    for (Map.Entry<Path, String> each : pages.entrySet()) {
      String text = Files.readString(each.getKey());
      if ("rewrite".equals(System.getProperty("goldens"))) {
        Files.writeString(each.getKey(), made(text, each.getValue()));
      }
      assertThat(Files.readString(each.getKey()))
          .as(each.getKey().toString())
          .contains("\n" + HEADING)
          .isEqualTo(made(text, each.getValue()));
    }
  }

  private static List<List<String>> rows() throws IOException {
    return Files.readString(DOCS.resolve("chances.md"))
        .lines()
        .filter(line -> line.startsWith("| `"))
        .map(line -> List.of(line.substring(2).split(" *\\| *")))
        .filter(row -> row.size() == CELLS)
        .toList();
  }

  private static Path page(String slug) {
    Path own = DOCS.resolve("scenarios/" + slug.replace("`", "") + ".md");
    return Files.exists(own) ? own : DOCS.resolve("scenarios/one-for-each-book.md");
  }

  private static String line(List<String> row) {
    return row.stream()
        .filter(cell -> !cell.equals(row.get(1)))
        .collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  private static String made(String text, String lines) {
    int at = text.indexOf(BEGIN);
    String before = at >= 0 ? text.substring(0, at) : text.stripTrailing() + "\n\n" + HEADING;
    return before
        + BEGIN
        + "\nBy [rehearsals](../chances.md) of plain commanders, with the bounds between which each chance lies:\n\n"
        + "| scenario | ahead at the end | nobody alone | first contact | open |\n|---|---|---|---|---|\n"
        + lines;
  }
}
