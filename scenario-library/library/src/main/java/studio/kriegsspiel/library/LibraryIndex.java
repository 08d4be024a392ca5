package studio.kriegsspiel.library;

import com.fasterxml.jackson.annotation.JsonProperty;
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

  /** The file as it is written; every list is required. */
  record Contents(
      @JsonProperty(required = true) List<Item> scenarios,
      @JsonProperty(required = true) List<Item> armies,
      @JsonProperty(required = true) List<Item> terrains,
      @JsonProperty(required = true) List<Item> templates) {}

  /** One line of it; {@code file} is relative to the folder of the index. */
  record Item(
      @JsonProperty(required = true) String slug,
      @JsonProperty(required = true) String title,
      @JsonProperty(required = true) String summary,
      @JsonProperty(required = true) String file) {}

  static List<LibraryEntry> read(Path folder) {
    Path index = folder.resolve(FILE);
    Contents contents;
    try (InputStream in = Files.newInputStream(index)) {
      contents = JsonMapper.builder().build().readValue(in, Contents.class);
    } catch (IOException e) {
      throw new LibraryException(index.toString(), "cannot be read", e);
    }
    List<LibraryEntry> entries = new ArrayList<>();
    add(entries, folder, Kind.SCENARIO, contents.scenarios);
    add(entries, folder, Kind.ARMY, contents.armies);
    add(entries, folder, Kind.TERRAIN, contents.terrains);
    add(entries, folder, Kind.TEMPLATE, contents.templates);
    return entries;
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
