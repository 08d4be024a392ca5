package studio.kriegsspiel.desk.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The scenarios opened last, the latest first. */
public final class RecentFiles {
  private static final int MOST = 10;
  private static final String NAME = "recent";

  private final Settings settings;

  /** Keeps the list among {@code settings}. */
  public RecentFiles(Settings settings) {
    this.settings = settings;
  }

  /** The files that are still there. */
  public List<Path> list() {
    return all().stream().filter(Files::isRegularFile).toList();
  }

  /** Puts a file first. */
  public void add(Path file) {
    Path entry = file.toAbsolutePath().normalize();
    List<Path> files = new ArrayList<>(all());
    files.remove(entry);
    files.add(0, entry);
    List<String> names = files.stream().limit(MOST).map(Path::toString).toList();
    settings.put(NAME, String.join("\n", names));
  }

  private List<Path> all() {
    return settings.get(NAME, "").lines().filter(line -> !line.isBlank()).map(Path::of).toList();
  }
}
