package studio.kriegsspiel.desk.decision;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.core.OpenFile;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.watch.Signal;
import studio.kriegsspiel.reading.decision.EveningLog;
import studio.kriegsspiel.reading.decision.EveningLog.Entry;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * The log of an evening in its file beside the scenario. Each change reads the file first, so that
 * what another program wrote into it stays. While the scenario has no file, the log waits in one of
 * the studio's own, and follows when the scenario is saved.
 */
public final class EveningBook {
  private static final long MOST_BYTES = 8L << 20;

  private final Desk desk;
  private final Path waiting;
  private final Observable<EveningLog> log = new Observable<>(EveningLog.EMPTY);
  private Optional<Path> at = Optional.empty();
  private Optional<Path> savedTo = Optional.empty();
  private Path last;

  /**
   * The log of what lies on a desk.
   *
   * @param waiting the folder of logs whose scenario has no file yet
   * @param saving hears under which path the text is about to have been saved
   */
  public EveningBook(Desk desk, Path waiting, Signal<Path> saving) {
    this.desk = desk;
    this.waiting = waiting;
    this.last = waiting;
    saving.listen(target -> savedTo = Optional.of(target));
    desk.file().follow(this::follow);
  }

  /** What it holds. */
  public Observable<EveningLog> log() {
    return log;
  }

  /** Its file. */
  public Path file() {
    return at.map(EveningLog::beside).orElseGet(this::waitingFile);
  }

  private Path waitingFile() {
    String name = desk.file().get().proposedName().replaceAll("[^\\p{L}\\d._ -]", "-");
    return waiting.resolve(String.valueOf(EveningLog.beside(Path.of(name)).getFileName()));
  }

  private void follow(OpenFile file) {
    boolean gainsItsFile = at.isEmpty() && file.path().isPresent() && file.path().equals(savedTo);
    savedTo = Optional.empty();
    EveningLog before = log.get();
    Path left = last;
    at = file.path();
    last = file();
    read();
    if (gainsItsFile && !before.entries().isEmpty()) {
      EveningLog all =
          log.get().entries().isEmpty() ? new EveningLog(before.head(), List.of()) : log.get();
      for (Entry each : before.entries()) {
        all = all.with(each);
      }
      if (write(all)) {
        forget(left);
      }
    }
  }

  private void forget(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException stays) {
      // What stays there is shown again with the next scenario of that name that has no file.
      return;
    }
  }

  /** Reads what the file holds now. */
  public void read() {
    Path file = file();
    try {
      if (!Files.exists(file)) {
        log.set(EveningLog.EMPTY);
      } else if (!Files.isRegularFile(file) || Files.size(file) > MOST_BYTES) {
        refuse("is no log that could be read");
      } else {
        log.set(EveningLog.parse(Files.readString(file, StandardCharsets.UTF_8)));
      }
    } catch (IOException unreadable) {
      refuse("cannot be read");
    }
  }

  private void refuse(String why) {
    desk.message()
        .set(Message.trouble("The log \u201c" + file().getFileName() + "\u201d " + why + "."));
  }

  /** Adds an entry. */
  public boolean add(Entry entry) {
    read();
    EveningLog now = log.get();
    String head =
        now.head().isEmpty() && now.entries().isEmpty()
            ? desk.studied()
                .get()
                .scenario()
                .map(scenario -> "# Log of \"" + scenario.title() + "\"")
                .orElse("")
            : now.head();
    return write(new EveningLog(head, now.entries()).with(entry));
  }

  /** Writes an entry anew, if the file still has it. */
  public boolean correct(Entry old, Entry corrected) {
    read();
    int index = log.get().entries().indexOf(old);
    return index < 0 ? gone() : write(log.get().corrected(index, corrected));
  }

  /** Takes an entry out, if the file still has it. */
  public boolean remove(Entry old) {
    read();
    int index = log.get().entries().indexOf(old);
    return index < 0 ? gone() : write(log.get().without(index));
  }

  private boolean gone() {
    desk.message()
        .set(Message.info("Another program has changed that entry; it is shown as it is now."));
    return false;
  }

  private boolean write(EveningLog changed) {
    Path file = file();
    try {
      Path folder = file.toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      WholeFiles.write(file, out -> out.write(changed.markdown().getBytes(StandardCharsets.UTF_8)));
      log.set(changed);
      return true;
    } catch (IOException failed) {
      desk.message()
          .set(
              Message.trouble(
                  "The log \u201c"
                      + file.getFileName()
                      + "\u201d could not be written: "
                      + failed.getMessage()
                      + "."));
      log.set(changed);
      return false;
    }
  }
}
