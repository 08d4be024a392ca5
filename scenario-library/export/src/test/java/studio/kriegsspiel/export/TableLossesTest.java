package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.export.foreign.TabletopFile;
import studio.kriegsspiel.export.play.UmpireFile;

/** The page on virtual tables says truly what a file has of the play file and what it has not. */
class TableLossesTest {
  private static final Path PAGE = Path.of("../../docs/formats/tables.md");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\| (kept|lost)");
  private static final String MARK = "Xqzv";
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final byte[] PLAY = UmpireFile.of(SampleScenario.situation());

  static Stream<List<String>> rows() throws IOException {
    List<MatchResult> rows = ROW.matcher(Files.readString(PAGE)).results().toList();
    assertThat(rows).hasSizeGreaterThan(10);
    return rows.stream().map(row -> List.of(row.group(1), row.group(2)));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void aFieldIsKeptOrLostAsThePageSays(List<String> row) throws IOException {
    JsonNode play = MAPPER.readTree(PLAY);
    assertThat(mark(play, row.get(0))).as("places of " + row.get(0)).isPositive();
    byte[] file = TabletopFile.of(PlayTree.of(MAPPER.writeValueAsBytes(play)));
    assertThat(new String(file, StandardCharsets.UTF_8).contains(MARK))
        .as(row.get(0))
        .isEqualTo(row.get(1).equals("kept"));
  }

  /** Writes a mark for each text under a key; how many there were. */
  private static int mark(JsonNode node, String key) {
    int marked = 0;
    if (node instanceof ObjectNode object && object.has(key)) {
      JsonNode value = object.get(key);
      if (value.isTextual()) {
        object.put(key, MARK);
        marked++;
      } else if (value instanceof ArrayNode array && array.path(0).isTextual()) {
        array.removeAll().add(MARK);
        marked++;
      }
    }
    for (JsonNode each : node) {
      marked += mark(each, key);
    }
    return marked;
  }
}
