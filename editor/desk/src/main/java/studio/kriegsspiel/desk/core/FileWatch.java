package studio.kriegsspiel.desk.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import studio.kriegsspiel.desk.file.FileStamp;
import studio.kriegsspiel.desk.file.OpenMarks;
import studio.kriegsspiel.desk.file.ScenarioFiles;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.Pause;
import studio.kriegsspiel.desk.work.Pauses;
import studio.kriegsspiel.desk.work.WorkOutcome;

/** Looks at the open file again and again, so that what others do to it is known before a save. */
public final class FileWatch {
  private static final long PAUSE_MILLISECONDS = 1500;

  private final Desk desk;
  private final Filing filing;
  private final OpenMarks marks;
  private final Latest<Seen> latest;
  private final Pause pause;
  private final Observable<Optional<Outside>> outside = new Observable<>(Optional.empty());
  private Optional<Path> accepted = Optional.empty();
  private Optional<Path> claimed = Optional.empty();
  private volatile Optional<Seen> last = Optional.empty();

  /** What the file was like when it was last looked at. */
  private record Seen(Path path, String traits, FileStamp stamp, Optional<String> other) {}

  /** Watches the file of {@code desk}; begins with the first {@link #look}. */
  public FileWatch(
      Desk desk, Filing filing, OpenMarks marks, BackgroundRunner runner, Pauses pauses) {
    this.desk = desk;
    this.filing = filing;
    this.marks = marks;
    this.latest = new Latest<>(runner, "Watching the file");
    this.pause = pauses.of(PAUSE_MILLISECONDS, this::look);
    desk.file().listen(file -> look());
  }

  /** What somebody else has done with the open file, if anything. */
  public Observable<Optional<Outside>> outside() {
    return outside;
  }

  /** Lets it be that the file is open elsewhere too. */
  public void letBe() {
    accepted = desk.file().get().path();
    outside.set(Optional.empty());
  }

  /** Looks now, as when the window comes to the front, and again after a while. */
  public void look() {
    OpenFile file = desk.file().get();
    if (!claimed.equals(file.path())) {
      claimed = file.path();
      accepted = Optional.empty();
      marks.claim(claimed);
    }
    if (file.path().isEmpty()) {
      outside.set(Optional.empty());
      return;
    }
    Path path = file.path().get();
    latest.request(
        desk.manuscript().version(),
        progress -> see(path),
        outcome -> {
          accept(outcome, file);
          pause.ask();
        });
  }

  private Seen see(Path path) {
    String traits = traits(path);
    Optional<Seen> before =
        last.filter(each -> each.path.equals(path) && each.traits.equals(traits));
    FileStamp stamp = before.map(Seen::stamp).orElseGet(() -> ScenarioFiles.stamp(path));
    Seen seen = new Seen(path, traits, stamp, marks.findOther(path));
    last = Optional.of(seen);
    return seen;
  }

  /** Time, size and identity: while they stay, the text need not be read again. */
  private static String traits(Path path) {
    try {
      BasicFileAttributes now = Files.readAttributes(path, BasicFileAttributes.class);
      return now.lastModifiedTime() + " " + now.size() + " " + now.fileKey();
    } catch (IOException absent) {
      return "";
    }
  }

  private void accept(WorkOutcome<Seen> outcome, OpenFile file) {
    if (outcome instanceof WorkOutcome.Done<Seen> done
        && desk.file().get().equals(file)
        && !filing.isSaving()) {
      outside.set(judge(done.value(), file));
    }
  }

  private Optional<Outside> judge(Seen seen, OpenFile file) {
    if (!seen.stamp.equals(file.stamp())) {
      return Optional.of(
          seen.stamp.equals(FileStamp.MISSING)
              ? Outside.gone(file.name())
              : Outside.changed(file.name()));
    }
    return seen.other
        .filter(who -> !accepted.equals(file.path()))
        .map(who -> Outside.openElsewhere(file.name(), who));
  }

  /** Stops looking and takes the mark of this window away. */
  public void end() {
    pause.forget();
    latest.cancel();
    marks.claim(Optional.empty());
  }
}
