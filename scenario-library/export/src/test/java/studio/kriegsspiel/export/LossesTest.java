package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.export.foreign.ForeignFile;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.export.play.UmpireFile;

/**
 * The pages on formats say truly what a file for another program has of the umpire's play file and
 * what it has not: a table that begins with {@code field} has a column for each target, and no
 * target for another program is without one.
 */
class LossesTest {
  private static final Path PAGES = Path.of("../../docs/formats");
  private static final String HEAD = "| field |";
  private static final String MARK = "Xqzv";
  private static final JsonMapper MAPPER = new JsonMapper();

  /** A table of a page: by field what stands in each column, column by column. */
  private record Losses(List<ExportTarget> targets, Map<String, List<String>> rows) {}

  @Test
  void fieldsAreKeptOrLostAsThePagesSay() throws IOException {
    byte[] play = UmpireFile.of(SampleScenario.situation());
    Set<ExportTarget> told = EnumSet.noneOf(ExportTarget.class);
    for (Losses losses : all()) {
      assertThat(losses.rows()).hasSizeGreaterThan(10);
      for (Map.Entry<String, List<String>> row : losses.rows().entrySet()) {
        String field = row.getKey();
        JsonNode marked = MAPPER.readTree(play);
        assertThat(mark(marked, field)).as("places of " + field).isPositive();
        PlayTree tree = PlayTree.of(MAPPER.writeValueAsBytes(marked));
        for (int i = 0; i < losses.targets().size(); i++) {
          ExportTarget target = losses.targets().get(i);
          assertThat(text(target, tree).contains(MARK + field) ? "kept" : "lost")
              .as("%s of %s", field, target.key())
              .isEqualTo(row.getValue().get(i).replaceFirst("[: ].*", ""));
        }
      }
      told.addAll(losses.targets());
    }
    assertThat(told)
        .containsExactlyInAnyOrder(
            Arrays.stream(ExportTarget.values())
                .filter(target -> !target.files().isEmpty())
                .toArray(ExportTarget[]::new));
  }

  private static List<Losses> all() throws IOException {
    try (Stream<Path> pages = Files.list(PAGES)) {
      return pages
          .filter(page -> page.toString().endsWith(".md"))
          .sorted()
          .map(LossesTest::lines)
          .flatMap(lines -> losses(lines).stream())
          .toList();
    }
  }

  private static List<String> lines(Path page) {
    try {
      return Files.readAllLines(page);
    } catch (IOException gone) {
      throw new AssertionError(page + " can be read.", gone);
    }
  }

  private static List<Losses> losses(List<String> lines) {
    return lines.stream()
        .filter(line -> line.startsWith(HEAD) && isTarget(cells(line).get(1)))
        .map(
            head -> {
              Map<String, List<String>> rows = new LinkedHashMap<>();
              lines.stream()
                  .skip(lines.indexOf(head) + 2L)
                  .takeWhile(line -> line.startsWith("|"))
                  .map(LossesTest::cells)
                  .forEach(
                      cells ->
                          rows.put(cells.get(0).replace("`", ""), cells.subList(1, cells.size())));
              List<String> keys = cells(head);
              return new Losses(
                  keys.stream()
                      .skip(1)
                      .map(key -> ExportTarget.findByKey(key).orElseThrow())
                      .toList(),
                  rows);
            })
        .toList();
  }

  private static boolean isTarget(String key) {
    return ExportTarget.findByKey(key).isPresent();
  }

  private static List<String> cells(String row) {
    return Arrays.stream(row.substring(1).split("\\|")).map(String::strip).toList();
  }

  /** All that the target's files hold, as one text; texts in them stand as they are. */
  private static String text(ExportTarget target, PlayTree tree) throws IOException {
    StringBuilder text = new StringBuilder();
    for (ForeignFile file : target.files()) {
      byte[] bytes = file.write().apply(tree);
      text.append(new String(bytes, StandardCharsets.UTF_8));
      try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
        while (zip.getNextEntry() != null) {
          text.append(new String(zip.readAllBytes(), StandardCharsets.UTF_8));
        }
      }
    }
    return text.toString();
  }

  /** Writes a mark for each text under a key; how many there were. */
  private static int mark(JsonNode node, String key) {
    int marked = 0;
    if (node instanceof ObjectNode object && object.has(key)) {
      JsonNode value = object.get(key);
      if (value.isTextual()) {
        object.put(key, MARK + key);
        marked++;
      } else if (value instanceof ArrayNode array && array.path(0).isTextual()) {
        array.removeAll().add(MARK + key);
        marked++;
      }
    }
    for (JsonNode each : node) {
      marked += mark(each, key);
    }
    return marked;
  }
}
