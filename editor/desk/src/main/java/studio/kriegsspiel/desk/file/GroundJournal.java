package studio.kriegsspiel.desk.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * Keeps unsaved changes of grounds safe beside the unsaved text, and finds them after a crash. One
 * file a ground and session: five header lines, a blank one, the features as GeoJSON.
 */
public final class GroundJournal {
  private static final String HEAD = "kriegsspiel-studio ground 1";
  private static final long MOST_BYTES = 256L * 1024 * 1024;
  private static final int HEADER_LINES = 6;

  private final Path folder;
  private final long session;
  private final LongPredicate isRunning;
  private final Clock clock;
  private final String own;

  GroundJournal(Path folder, long session, LongPredicate isRunning, Clock clock) {
    this.folder = folder;
    this.session = session;
    this.isRunning = isRunning;
    this.clock = clock;
    this.own = "ground-" + session + "-" + clock.millis() + "-";
  }

  /**
   * Writes changes down, crash-safe.
   *
   * @param name the name of the ground: letters, digits and hyphens
   * @throws IOException if the folder cannot be written
   */
  public void keep(Optional<Path> scenario, String name, String features) throws IOException {
    Files.createDirectories(folder);
    String text =
        String.join(
            "\n",
            HEAD,
            "session " + session,
            "at " + clock.instant(),
            "file " + scenario.map(path -> path.toAbsolutePath().toString()).orElse(""),
            "ground " + name,
            "",
            features);
    WholeFiles.write(
        folder.resolve(own + name + ".txt"),
        out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** Forgets the changes of this session, as after a save. */
  public void forget() {
    for (Path file : files(own + "*.txt")) {
      delete(file);
    }
  }

  /** Forgets what was recovered or is not wanted. */
  public void forget(RecoveredGround recovered) {
    delete(recovered.journal());
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // A journal that stays is offered once more; nothing is lost by it.
      return;
    }
  }

  private List<Path> files(String pattern) {
    List<Path> found = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, pattern)) {
        files.forEach(found::add);
      } catch (IOException e) {
        return found;
      }
    }
    return found;
  }

  /** What sessions that no longer run left behind for a scenario, or for none; latest first. */
  public List<RecoveredGround> find(Optional<Path> scenario) {
    Optional<Path> wanted = scenario.map(Path::toAbsolutePath);
    return findAll().stream().filter(each -> each.scenario().equals(wanted)).toList();
  }

  /** What sessions that no longer run left behind, the latest first. */
  public List<RecoveredGround> findAll() {
    return files("ground-*.txt").stream()
        .filter(file -> !String.valueOf(file.getFileName()).startsWith(own))
        .flatMap(file -> read(file).stream())
        .sorted(Comparator.comparing(RecoveredGround::at).reversed())
        .toList();
  }

  private Optional<RecoveredGround> read(Path file) {
    try {
      if (Files.size(file) > MOST_BYTES) {
        return Optional.empty();
      }
      String[] parts = Files.readString(file).split("\n", HEADER_LINES + 1);
      if (parts.length <= HEADER_LINES || !parts[0].equals(HEAD) || !parts[5].isEmpty()) {
        return Optional.empty();
      }
      long writer = Long.parseLong(after(parts[1], "session "));
      if (writer != session && isRunning.test(writer)) {
        return Optional.empty();
      }
      String path = after(parts[3], "file ");
      return Optional.of(
          new RecoveredGround(
              file,
              path.isEmpty() ? Optional.empty() : Optional.of(Path.of(path)),
              Instant.parse(after(parts[2], "at ")),
              after(parts[4], "ground "),
              parts[HEADER_LINES]));
    } catch (IOException | IllegalArgumentException | DateTimeException e) {
      // A damaged journal cannot help anyone; it must not stop the studio either.
      return Optional.empty();
    }
  }

  private static String after(String line, String start) {
    return line.startsWith(start) ? line.substring(start.length()) : "";
  }
}
