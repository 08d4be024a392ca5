package studio.kriegsspiel.library;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import studio.kriegsspiel.library.LibraryEntry.Kind;

/** Reads {@code library.json}, the list of what the library holds. */
final class LibraryIndex {

  static final String FILE = "library.json";

  private LibraryIndex() {}

  /** One line of it; {@code file} is relative to the folder of the index. */
  record Item(String slug, String title, String summary, String file) {}

  /** Read as a tree, not into classes: that takes a tenth of the time of a short command. */
  static List<LibraryEntry> read(Path folder) {
    Path index = folder.resolve(FILE);
    JsonNode contents;
    try (InputStream in = Files.newInputStream(index)) {
      contents = JsonMapper.builder().build().readTree(in);
    } catch (IOException e) {
      throw new LibraryException(index.toString(), "cannot be read", e);
    }
    List<LibraryEntry> entries = new ArrayList<>();
    add(entries, folder, Kind.SCENARIO, items(contents, "scenarios"));
    add(entries, folder, Kind.ARMY, items(contents, "armies"));
    add(entries, folder, Kind.TERRAIN, items(contents, "terrains"));
    add(entries, folder, Kind.TEMPLATE, items(contents, "templates"));
    return entries;
  }

  private static List<Item> items(JsonNode contents, String kind) {
    JsonNode list = contents.path(kind);
    if (!list.isArray()) {
      throw new LibraryException(FILE, "has no list \"" + kind + "\"");
    }
    List<Item> items = new ArrayList<>();
    for (JsonNode item : list) {
      items.add(
          new Item(
              text(item, "slug"), text(item, "title"), text(item, "summary"), text(item, "file")));
    }
    return items;
  }

  private static String text(JsonNode item, String field) {
    JsonNode value = item.path(field);
    if (!value.isTextual()) {
      throw new LibraryException(FILE, "has an entry without \"" + field + "\"");
    }
    return value.asText();
  }

  private static void add(List<LibraryEntry> entries, Path folder, Kind kind, List<Item> items) {
    Set<String> seen = new HashSet<>();
    for (Item item : items) {
      if (!item.slug.matches("[a-z0-9]+(-[a-z0-9]+)*") || !seen.add(item.slug)) {
        throw new LibraryException(FILE, "has a bad or repeated slug, \"" + item.slug + "\"");
      }
      Path path = folder.resolve(item.file).normalize();
      if (!path.startsWith(folder.normalize()) || !Files.exists(path)) {
        throw new LibraryException(FILE, "names \"" + item.file + "\", which is not there");
      }
      entries.add(new LibraryEntry(kind, item.slug, item.title, item.summary, path));
    }
  }
}
