package studio.kriegsspiel.library;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import studio.kriegsspiel.library.LibraryEntry.Kind;

/**
 * Reads the list of what a library or a package holds. Scenarios that lie in the library's folder
 * of scenarios and are not listed count all the same; they come last.
 */
final class LibraryIndex {

  static final String FILE = "library.json";

  private LibraryIndex() {}

  /** One line of it; {@code file} is relative to the folder of the index. */
  record Item(String slug, String title, String summary, String file) {}

  /** Read as a tree, not into classes: that takes a tenth of the time of a short command. */
  static List<LibraryEntry> read(Path folder) {
    List<LibraryEntry> entries = read(folder, FILE, false);
    entries.addAll(UnlistedScenarios.in(folder.resolve("scenarios"), entries));
    return entries;
  }

  /**
   * Reads one list.
   *
   * @param file its name
   * @param own whether it is of the user's own library
   */
  static List<LibraryEntry> read(Path folder, String file, boolean own) {
    Path index = folder.resolve(file);
    JsonNode contents;
    try (InputStream in = Files.newInputStream(index)) {
      contents = JsonMapper.builder().build().readTree(in);
    } catch (IOException e) {
      throw new LibraryException(index.toString(), "cannot be read", e);
    }
    List<LibraryEntry> entries = new ArrayList<>();
    add(entries, folder, Kind.SCENARIO, items(contents, "scenarios"), own);
    add(entries, folder, Kind.ARMY, items(contents, "armies"), own);
    add(entries, folder, Kind.TERRAIN, items(contents, "terrains"), own);
    if (!own) {
      add(entries, folder, Kind.TEMPLATE, items(contents, "templates"), false);
    }
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

  private static Path within(Path folder, String file) {
    try {
      return folder.resolve(file).normalize();
    } catch (InvalidPathException unusable) {
      throw new LibraryException(FILE, "names \"" + file + "\", which is no file", unusable);
    }
  }

  private static void add(
      List<LibraryEntry> entries, Path folder, Kind kind, List<Item> items, boolean own) {
    Set<String> seen = new HashSet<>();
    for (Item item : items) {
      if (!item.slug.matches("[a-z0-9]+(-[a-z0-9]+)*") || !seen.add(item.slug)) {
        throw new LibraryException(FILE, "has a bad or repeated slug, \"" + item.slug + "\"");
      }
      Path path = within(folder, item.file);
      if (!path.startsWith(folder.normalize()) || !Files.exists(path)) {
        throw new LibraryException(FILE, "names \"" + item.file + "\", which is not there");
      }
      entries.add(new LibraryEntry(kind, item.slug, item.title, item.summary, path, own));
    }
  }
}
