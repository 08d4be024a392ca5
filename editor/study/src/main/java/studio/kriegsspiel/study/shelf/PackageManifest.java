package studio.kriegsspiel.study.shelf;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The list in a package, {@code package.json}.
 *
 * @param name the package's short name
 * @param title what people call it
 * @param licence under which licence it may be used
 * @param scenarios what is listed of its scenarios
 * @param armies what is listed of its army lists
 * @param terrains what is listed of its grounds
 * @param sums the SHA-256 sum of each file by its name, in hexadecimal figures
 */
record PackageManifest(
    String name,
    String title,
    String licence,
    List<Item> scenarios,
    List<Item> armies,
    List<Item> terrains,
    SortedMap<String, String> sums) {
  /** What the file says it is. */
  static final String FORMAT = "kriegsspiel-package";

  /** The format's version. */
  static final int VERSION = 1;

  /** One thing in the package; {@code file} is relative to it. */
  record Item(String slug, String title, String summary, String file) {}

  PackageManifest {
    scenarios = List.copyOf(scenarios);
    armies = List.copyOf(armies);
    terrains = List.copyOf(terrains);
    sums = Collections.unmodifiableSortedMap(new TreeMap<>(sums));
  }

  String write() {
    ObjectNode root = JsonMapper.builder().build().createObjectNode();
    root.put("format", FORMAT).put("version", VERSION);
    root.put("name", name).put("title", title).put("licence", licence);
    write(scenarios, root.putArray("scenarios"));
    write(armies, root.putArray("armies"));
    write(terrains, root.putArray("terrains"));
    ArrayNode files = root.putArray("files");
    sums.forEach((file, sum) -> files.addObject().put("file", file).put("sha256", sum));
    return root.toPrettyString() + "\n";
  }

  private static void write(List<Item> items, ArrayNode to) {
    for (Item each : items) {
      to.addObject()
          .put("slug", each.slug)
          .put("title", each.title)
          .put("summary", each.summary)
          .put("file", each.file);
    }
  }

  /**
   * Reads one.
   *
   * @param text what the file holds
   * @param called the package in a sentence
   * @throws ShelfException if it is none, is damaged, or of another version
   */
  static PackageManifest read(String text, String called) {
    JsonNode root;
    try {
      root = JsonMapper.builder().build().readTree(text);
    } catch (JsonProcessingException e) {
      throw new ShelfException(
          called + " is damaged: its package.json is not JSON; fetch or pack it again.", e);
    }
    if (!FORMAT.equals(root.path("format").asText())) {
      throw new ShelfException(
          called
              + " has a package.json that is not of a scenario package; remove it, or pack anew.");
    }
    int version = root.path("version").asInt(0);
    if (version != VERSION) {
      throw new ShelfException(
          called
              + " is of version "
              + version
              + " of the format, this studio reads version "
              + VERSION
              + "; "
              + (version < VERSION
                  ? "pack it again with this studio."
                  : "install it with a newer studio."));
    }
    Map<String, String> sums = new TreeMap<>();
    root.path("files")
        .forEach(each -> sums.put(each.path("file").asText(), each.path("sha256").asText()));
    return new PackageManifest(
        root.path("name").asText(),
        root.path("title").asText(),
        root.path("licence").asText(),
        items(root.path("scenarios")),
        items(root.path("armies")),
        items(root.path("terrains")),
        new TreeMap<>(sums));
  }

  private static List<Item> items(JsonNode list) {
    List<Item> items = new ArrayList<>();
    for (JsonNode each : list) {
      items.add(
          new Item(
              each.path("slug").asText(),
              each.path("title").asText(),
              each.path("summary").asText(),
              each.path("file").asText()));
    }
    return items;
  }
}
