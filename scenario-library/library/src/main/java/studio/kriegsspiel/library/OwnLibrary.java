package studio.kriegsspiel.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import studio.kriegsspiel.terrain.disk.FolderSwap;

/**
 * The user's own library: a folder in which each package that was installed is a folder of its own
 * with a {@value #MANIFEST}. What is damaged in it is passed over, so that the program's library is
 * there whatever lies in the user's.
 */
public final class OwnLibrary {
  /** The list of what a package holds; of the shape of {@code library.json}. */
  public static final String MANIFEST = "package.json";

  private static final String NAME = "kriegsspiel-studio";
  private static final String PROPERTY = "studio.library";
  private static final int MOST = 500;

  private OwnLibrary() {}

  /**
   * Where it lies: the folder that the system property {@value #PROPERTY} names, else {@code
   * library} among the data that this system keeps of its users' programs.
   */
  public static Path folder() {
    String named = System.getProperty(PROPERTY, "");
    return named.isEmpty()
        ? folder(
            System.getProperty("os.name", ""),
            Path.of(System.getProperty("user.home", ".")),
            System.getenv())
        : Path.of(named);
  }

  /**
   * Where it lies for a user.
   *
   * @param system the name of the operating system, as Java tells it
   * @param environment the process's environment
   */
  static Path folder(String system, Path home, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    Path data;
    if (name.contains("win")) {
      data = variable(environment, "APPDATA", home.resolve("AppData/Roaming"));
    } else if (name.contains("mac")) {
      data = home.resolve("Library/Application Support");
    } else {
      data = variable(environment, "XDG_DATA_HOME", home.resolve(".local/share"));
    }
    return data.resolve(NAME).resolve("library");
  }

  private static Path variable(Map<String, String> environment, String name, Path otherwise) {
    String value = environment.getOrDefault(name, "");
    return value.isEmpty() ? otherwise : Path.of(value);
  }

  /**
   * The packages in it, by name; what is no package, or hidden, is passed over. One whose
   * replacement was cut short is put back first.
   */
  public static List<Path> packages(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    FolderSwap.recoverAllIn(folder, MANIFEST);
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(each -> !String.valueOf(each.getFileName()).startsWith("."))
          .filter(each -> Files.isRegularFile(each.resolve(MANIFEST)))
          .sorted()
          .limit(MOST)
          .toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  /** What the packages hold. */
  static List<LibraryEntry> entries(Path folder) {
    List<LibraryEntry> entries = new ArrayList<>();
    for (Path each : packages(folder)) {
      try {
        entries.addAll(LibraryIndex.read(each, MANIFEST, true));
      } catch (LibraryException damaged) {
        // Told by `studio library install`, which is how it can be mended.
        continue;
      }
    }
    return entries;
  }
}
