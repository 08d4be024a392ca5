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
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.export.play.UmpireFile;
import studio.kriegsspiel.export.tabletop.TabletopFile;
import studio.kriegsspiel.export.tabletop.VmodFile;

/** The page on virtual tables says truly what a file has of the play file and what it has not. */
class TableLossesTest {
  private static final Path PAGE = Path.of("../../docs/formats/tables.md");
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `(\\w+)` \\| (kept|lost)[^|]* \\| (kept|lost)");
  private static final String MARK = "Xqzv";
  private static final JsonMapper MAPPER = new JsonMapper();

  @Test
  void fieldsAreKeptOrLostAsThePageSays() throws IOException {
    List<MatchResult> rows = ROW.matcher(Files.readString(PAGE)).results().toList();
    assertThat(rows).hasSizeGreaterThan(10);
    JsonNode play = MAPPER.readTree(UmpireFile.of(SampleScenario.situation()));
    for (MatchResult row : rows) {
      assertThat(mark(play, row.group(1))).as("places of " + row.group(1)).isPositive();
    }
    PlayTree tree = PlayTree.of(MAPPER.writeValueAsBytes(play));
    String saved = new String(TabletopFile.of(tree), StandardCharsets.UTF_8);
    StringBuilder module = new StringBuilder();
    for (byte[] part : TableFilesTest.parts(VmodFile.of(tree)).values()) {
      module.append(new String(part, StandardCharsets.UTF_8));
    }
    for (MatchResult row : rows) {
      String mark = MARK + row.group(1);
      assertThat(saved.contains(mark)).as("tts, " + mark).isEqualTo(row.group(2).equals("kept"));
      assertThat(module.toString().contains(mark))
          .as("vassal, " + mark)
          .isEqualTo(row.group(3).equals("kept"));
    }
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
