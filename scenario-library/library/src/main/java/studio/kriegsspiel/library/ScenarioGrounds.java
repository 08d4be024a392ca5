package studio.kriegsspiel.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.disk.FolderSwap;

/**
 * Where the grounds lie that scenarios name: {@code NAME/}, {@code NAME.zip}, {@code terrains/NAME}
 * or {@code terrains/NAME.zip} beside their file, else in the library.
 */
public final class ScenarioGrounds {
  private static final String SUBFOLDER = "terrains";
  private static final String ZIP = ".zip";
  private static final String MANIFEST = "terrain.json";
  private static final int MOST = 200;

  private ScenarioGrounds() {}

  /** The ground of a name beside a scenario's file. */
  public static Optional<Path> findBeside(Path scenario, String name) {
    Path folder = scenario.toAbsolutePath().normalize().getParent();
    if (folder == null || !Terrain.isSlug(name)) {
      return Optional.empty();
    }
    places(folder).forEach(place -> FolderSwap.recover(place.resolve(name), MANIFEST));
    return places(folder).stream()
        .flatMap(place -> Stream.of(place.resolve(name), place.resolve(name + ZIP)))
        .filter(path -> Files.isRegularFile(path) || isFolder(path))
        .findFirst();
  }

  /**
   * The grounds in a folder of scenarios by their names, each where {@link #findBeside} finds it; a
   * zip counts only if a ground is in it.
   */
  public static Map<String, Path> listIn(Path folder) {
    Map<String, Path> found = new LinkedHashMap<>();
    for (Path place : places(folder)) {
      List<Path> entries = entries(place);
      entries.stream().filter(ScenarioGrounds::isFolder).forEach(each -> add(each, found));
      entries.stream().filter(ScenarioGrounds::isZip).forEach(each -> add(each, found));
    }
    return found;
  }

  private static List<Path> places(Path folder) {
    return List.of(folder, folder.resolve(SUBFOLDER));
  }

  private static List<Path> entries(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    FolderSwap.recoverAllIn(folder, MANIFEST);
    try (Stream<Path> entries = Files.list(folder)) {
      return new ArrayList<>(entries.sorted().limit(MOST).toList());
    } catch (IOException unreadable) {
      // A folder that cannot be listed holds no ground to choose.
      return List.of();
    }
  }

  private static void add(Path ground, Map<String, Path> found) {
    String file = String.valueOf(ground.getFileName());
    String name =
        Files.isDirectory(ground) || !file.endsWith(ZIP)
            ? file
            : file.substring(0, file.length() - ZIP.length());
    if (Terrain.isSlug(name)) {
      found.putIfAbsent(name, ground);
    }
  }

  private static boolean isFolder(Path path) {
    return Files.isRegularFile(path.resolve(MANIFEST));
  }

  private static boolean isZip(Path path) {
    if (!path.toString().endsWith(ZIP) || !Files.isRegularFile(path)) {
      return false;
    }
    try (ZipFile zip = new ZipFile(path.toFile())) {
      return zip.getEntry(MANIFEST) != null;
    } catch (IOException damaged) {
      return false;
    }
  }
}
