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
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongPredicate;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * Keeps unsaved text safe while it is being written, and finds it again after a crash. One file a
 * session: four header lines, a blank one, the text.
 */
public final class RecoveryJournal {
  private static final String HEAD = "kriegsspiel-studio recovery 1";
  private static final long MOST_BYTES = 32L * 1024 * 1024;

  private final Path folder;
  private final Path own;
  private final long session;
  private final LongPredicate isRunning;
  private final Clock clock;
  private final int window;
  private final Set<Path> ofThisProcess;

  /**
   * The journal of one session.
   *
   * @param folder where journals are kept; made when first needed
   * @param session the process id, which also tells whose text it is
   * @param isRunning whether the process of that id still runs
   */
  public RecoveryJournal(Path folder, long session, LongPredicate isRunning, Clock clock) {
    this(folder, session, isRunning, clock, 1, ConcurrentHashMap.newKeySet());
  }

  private RecoveryJournal(
      Path folder,
      long session,
      LongPredicate isRunning,
      Clock clock,
      int window,
      Set<Path> ofThisProcess) {
    this.folder = folder;
    this.session = session;
    this.isRunning = isRunning;
    this.clock = clock;
    this.window = window;
    this.ofThisProcess = ofThisProcess;
    String which = window == 1 ? "" : "-" + window;
    this.own = folder.resolve("unsaved-" + session + "-" + clock.millis() + which + ".txt");
    ofThisProcess.add(own);
  }

  /** The journal of another window of the same process, which holds another text. */
  public RecoveryJournal ofAnotherWindow() {
    return new RecoveryJournal(
        folder, session, isRunning, clock, ofThisProcess.size() + 1, ofThisProcess);
  }

  /** The journal of this process. */
  public static RecoveryJournal ofThisProcess(Path folder) {
    return new RecoveryJournal(
        folder,
        ProcessHandle.current().pid(),
        pid -> ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false),
        Clock.systemUTC());
  }

  /** The marks of open files of the same session, in the same folder. */
  public OpenMarks marks() {
    return new OpenMarks(folder, session, window, isRunning);
  }

  /** Where logs of evenings wait whose scenario has no file yet, in the same folder. */
  public Path evenings() {
    return folder.resolve("evenings");
  }

  /** The journal of changed grounds of the same session, in the same folder. */
  public GroundJournal grounds() {
    return new GroundJournal(folder, session, isRunning, clock);
  }

  /**
   * Writes the unsaved text down, crash-safe.
   *
   * @throws IOException if the folder cannot be written
   */
  public void keep(Optional<Path> scenario, String text) throws IOException {
    Files.createDirectories(folder);
    String head =
        String.join(
            "\n",
            HEAD,
            "session " + session,
            "at " + clock.instant(),
            "file " + scenario.map(path -> path.toAbsolutePath().toString()).orElse(""),
            "",
            text);
    WholeFiles.write(own, out -> out.write(head.getBytes(StandardCharsets.UTF_8)));
  }

  /** Forgets the text of this session, as after a save. */
  public void forget() {
    delete(own);
  }

  /** Forgets what was recovered or is not wanted. */
  public void forget(Recovered recovered) {
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

  /** What sessions that no longer run left behind, the latest first. */
  public List<Recovered> findAll() {
    List<Recovered> found = new ArrayList<>();
    if (!Files.isDirectory(folder)) {
      return found;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "unsaved-*.txt")) {
      for (Path file : files) {
        if (!ofThisProcess.contains(file)) {
          read(file).ifPresent(found::add);
        }
      }
    } catch (IOException e) {
      return found;
    }
    found.sort(Comparator.comparing(Recovered::at).reversed());
    return found;
  }

  /** What was left behind for one scenario, the latest first. */
  public Optional<Recovered> findFor(Path scenario) {
    Path wanted = scenario.toAbsolutePath();
    return findAll().stream()
        .filter(each -> each.scenario().filter(wanted::equals).isPresent())
        .findFirst();
  }

  private Optional<Recovered> read(Path file) {
    try {
      if (Files.size(file) > MOST_BYTES) {
        return Optional.empty();
      }
      String[] parts = Files.readString(file).split("\n", 6);
      if (parts.length < 6 || !parts[0].equals(HEAD) || !parts[4].isEmpty()) {
        return Optional.empty();
      }
      long writer = Long.parseLong(after(parts[1], "session "));
      String path = after(parts[3], "file ");
      Instant at = Instant.parse(after(parts[2], "at "));
      if (writer != session && isRunning.test(writer)) {
        return Optional.empty();
      }
      Optional<Path> scenario = path.isEmpty() ? Optional.empty() : Optional.of(Path.of(path));
      return Optional.of(new Recovered(file, scenario, at, parts[5]));
    } catch (IOException | IllegalArgumentException | DateTimeException e) {
      // A damaged journal cannot help anyone; it must not stop the studio either.
      return Optional.empty();
    }
  }

  private static String after(String line, String start) {
    return line.startsWith(start) ? line.substring(start.length()) : "";
  }
}
