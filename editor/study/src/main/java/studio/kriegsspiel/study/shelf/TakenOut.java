package studio.kriegsspiel.study.shelf;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import studio.kriegsspiel.terrain.disk.StagingFolder;

/** What of an unpacked package is broken and needed by nothing, so that it is not kept. */
final class TakenOut {
  private final Path root;
  private final List<String> paths = new ArrayList<>();
  private final List<String> told = new ArrayList<>();

  TakenOut(Path root) {
    this.root = root;
  }

  /** Removes a file or a folder of the package, and keeps the reason. */
  void takeOut(String path, String why) throws IOException {
    StagingFolder.delete(root.resolve(path));
    paths.add(path);
    told.add(path + ", which " + why);
  }

  /** The sums of what is left. */
  SortedMap<String, String> without(Map<String, String> sums) {
    SortedMap<String, String> left = new TreeMap<>(sums);
    left.keySet()
        .removeIf(
            file ->
                paths.stream().anyMatch(path -> file.equals(path) || file.startsWith(path + "/")));
    return left;
  }

  /** Each thing with why it was not kept. */
  List<String> told() {
    return List.copyOf(told);
  }
}
