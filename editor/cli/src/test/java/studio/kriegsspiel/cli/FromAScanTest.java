package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The tutorial from a scan to an evening works as it is written: its commands run in their order in
 * a copy of its folder, and say what stands below them. The one check that finds a slip ends with
 * status 1.
 */
class FromAScanTest {
  private static final Path PAGE = Path.of("../../docs/from-a-scan.md");
  private static final Path DATA = Path.of("../../docs/from-a-scan");
  private static final Pattern BLOCK = Pattern.compile("```(sh|text)\\n(.*?)```", Pattern.DOTALL);
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final int MOST_BYTES = 300_000;

  @TempDir Path folder = Path.of("");

  @Test
  void leadsFromTheScanToPapers() throws IOException {
    try (Stream<Path> files = Files.list(DATA)) {
      for (Path each : files.toList()) {
        Files.copy(each, folder.resolve(each.getFileName().toString()));
      }
    }
    StringBuilder said = new StringBuilder();
    List<Integer> ended = new ArrayList<>();
    int told = 0;
    for (MatchResult block : BLOCK.matcher(Files.readString(PAGE)).results().toList()) {
      if (block.group(1).equals("text")) {
        assertThat(said).contains(block.group(2).strip());
        told++;
        continue;
      }
      said.setLength(0);
      for (String line : block.group(2).replace("\\\n", " ").lines().toList()) {
        TestTerminal studio = new TestTerminal(folder);
        ended.add(studio.run(words(line)));
        assertThat(studio.err()).as(line).doesNotContain("Exception");
        said.append(studio.out()).append(studio.err());
      }
    }

    assertThat(told).isEqualTo(8);
    assertThat(ended).containsExactly(0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0);
    assertThat(folder.resolve("papers/map.pdf")).isNotEmptyFile();
    assertThat(folder.resolve("papers/red-commander-of-the-vanguard.pdf")).isNotEmptyFile();
  }

  @Test
  void theSheetIsSmallAndKnowsNotWhereItLies() throws IOException {
    assertThat(Files.size(DATA.resolve("old-map.png"))).isLessThan(MOST_BYTES);
    try (Stream<Path> files = Files.list(DATA)) {
      assertThat(files.map(each -> each.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "evening.kriegsspiel", "old-map.png", "points.csv", "returns.csv", "traced.geojson");
    }
  }

  private static String[] words(String line) {
    List<String> words = new ArrayList<>();
    Matcher match = WORD.matcher(line.substring("studio ".length()));
    while (match.find()) {
      words.add(match.group(1) == null ? match.group(2) : match.group(1));
    }
    return words.toArray(new String[0]);
  }
}
