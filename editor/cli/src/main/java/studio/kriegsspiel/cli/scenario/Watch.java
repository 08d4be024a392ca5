package studio.kriegsspiel.cli.scenario;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.cli.console.Terminal;

/**
 * Does something again whenever a text near some files changes: a scenario, an army list, a table
 * or a ground in their folders or one below.
 */
public final class Watch {
  private static final DateTimeFormatter CLOCK =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);
  private static final long PAUSE_MILLIS = 250;
  private static final int MOST_FILES = 2000;
  private static final int DEPTH = 3;

  /** Scenarios and lists, tables and checks of one's own, grounds. */
  private static final List<String> READ =
      List.of(".kriegsspiel", ".json", ".geojson", ".csv", ".tif", ".tiff", ".png", ".jpg", ".zip");

  private final Set<Path> folders = new LinkedHashSet<>();
  private final Terminal terminal;

  /** What is done each time; its status is the command's when watching ends. */
  public interface Round {
    /** Does it once. */
    int run() throws IOException;
  }

  /** Watches the folders of some files. */
  public Watch(List<Path> files, Terminal terminal) {
    this.terminal = terminal;
    for (Path file : files) {
      @Nullable Path folder = file.toAbsolutePath().getParent();
      if (folder != null) {
        folders.add(folder);
      }
    }
  }

  /** Goes on until the thread is interrupted, and ends with the last round's status. */
  public int repeat(Round round) throws IOException {
    while (true) {
      Map<Path, String> before = state();
      int status = round.run();
      terminal
          .err()
          .printf("-- %s, waiting for changes; Ctrl-C ends it --%n", CLOCK.format(LocalTime.now()));
      try {
        do {
          Thread.sleep(PAUSE_MILLIS);
        } while (state().equals(before));
      } catch (InterruptedException ended) {
        Thread.currentThread().interrupt();
        return status;
      }
    }
  }

  /** When each file was written last, and its size. */
  private Map<Path, String> state() {
    Map<Path, String> state = new TreeMap<>();
    for (Path folder : folders) {
      try (Stream<Path> files =
          Files.find(folder, DEPTH, (path, about) -> about.isRegularFile() && isRead(path))
              .limit(MOST_FILES)) {
        files.forEach(file -> state.put(file, stamp(file)));
      } catch (IOException | java.io.UncheckedIOException unreadable) {
        // What cannot be listed now may be there again in the next round.
        state.put(folder, "unreadable");
      }
    }
    return state;
  }

  /** Whether a check may read such a file; what others write there, papers and logs, is none. */
  private static boolean isRead(Path path) {
    String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
    return READ.stream().anyMatch(name::endsWith);
  }

  private static String stamp(Path file) {
    try {
      BasicFileAttributes about = Files.readAttributes(file, BasicFileAttributes.class);
      return about.lastModifiedTime() + " " + about.size();
    } catch (IOException gone) {
      return "gone";
    }
  }
}
