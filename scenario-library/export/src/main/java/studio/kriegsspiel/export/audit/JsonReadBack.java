package studio.kriegsspiel.export.audit;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.export.foreign.FigureTable;
import studio.kriegsspiel.export.foreign.GeoJsonExport;
import studio.kriegsspiel.export.foreign.OrbatMapperFile;
import studio.kriegsspiel.export.tabletop.TabletopFile;
import studio.kriegsspiel.situation.secret.SecretFinder;

/**
 * Every key and string of a play file, of GeoJSON, of ORBAT Mapper or of a saved game but the words
 * of its format.
 */
final class JsonReadBack {
  private static final JsonMapper STRICT =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private final JsonNode root;
  private final List<SecretFinder.Found> texts = new ArrayList<>();

  private final boolean tabletop;
  private final boolean army;

  private JsonReadBack(JsonNode root, String fileName) {
    this.root = root;
    this.tabletop = TabletopFile.is(fileName);
    this.army = OrbatMapperFile.is(fileName);
    walk("", "", root);
  }

  static JsonReadBack of(String fileName, byte[] content) throws IOException {
    return new JsonReadBack(tree(content), fileName);
  }

  /** What a file says, each key once and nothing behind it. */
  static JsonNode tree(byte[] content) throws IOException {
    return STRICT.readTree(content);
  }

  JsonNode root() {
    return root;
  }

  List<SecretFinder.Found> texts() {
    return texts;
  }

  /** Goes through a node that stands under a key; words of the format's own are left out. */
  private void walk(String place, String key, JsonNode node) {
    if (node.isObject()) {
      node.properties()
          .forEach(
              entry -> {
                String inside = place + "/" + entry.getKey();
                if (!PlayWords.isKey(entry.getKey())
                    && !FigureTable.isHead(entry.getKey())
                    && !GeoJsonExport.isKey(entry.getKey())
                    && !(army && OrbatMapperFile.isKey(entry.getKey()))
                    && !(tabletop && TabletopFile.isKey(entry.getKey()))) {
                  texts.add(new SecretFinder.Found(inside, entry.getKey()));
                }
                walk(inside, entry.getKey(), entry.getValue());
              });
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        walk(place + "/" + i, key, node.get(i));
      }
    } else if (!PlayWords.isChosen(key, node.asText())
        && !FigureTable.isChosen(key, node.asText())
        && !GeoJsonExport.isChosen(key, node.asText())
        && !(army && OrbatMapperFile.isChosen(key, node.asText()))
        && !(tabletop && TabletopFile.isOwn(node.asText()))) {
      texts.add(new SecretFinder.Found(place, node.asText()));
    }
  }
}
