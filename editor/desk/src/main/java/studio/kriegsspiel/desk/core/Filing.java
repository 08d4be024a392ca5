package studio.kriegsspiel.desk.core;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import studio.kriegsspiel.desk.file.FileProblem;
import studio.kriegsspiel.desk.file.FileStamp;
import studio.kriegsspiel.desk.file.RecentFiles;
import studio.kriegsspiel.desk.file.ScenarioFiles;
import studio.kriegsspiel.desk.file.ScenarioFiles.Loaded;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.text.Manuscript;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.watch.Signal;
import studio.kriegsspiel.desk.work.BackgroundRunner;

/** Opens and saves the text of a desk. Saving runs in the background and never blocks typing. */
public final class Filing {
  private final Desk desk;
  private final RecentFiles recent;
  private final Recovery recovery;
  private final BackgroundRunner runner;
  private final Signal<Path> landing = new Signal<>();
  private int saving;

  /** Works on {@code desk}. */
  public Filing(Desk desk, RecentFiles recent, Recovery recovery, BackgroundRunner runner) {
    this.desk = desk;
    this.recent = recent;
    this.recovery = recovery;
    this.runner = runner;
  }

  /** The scenarios opened last. */
  public RecentFiles recent() {
    return recent;
  }

  /** Lays a new text on the desk that belongs to no file yet, under a proposed name. */
  public void startNew(String name, String text) {
    startNew(OpenFile.named(name), text);
  }

  /** Lays a new text on the desk under a name and perhaps a folder that are only proposed. */
  public void startNew(OpenFile proposed, String text) {
    layOn(proposed, text);
  }

  /** Nothing that is known of the old text stays beside the new one. */
  private void layOn(OpenFile file, String text) {
    recovery.forget();
    desk.selection().set(Optional.empty());
    desk.studied().set(Studied.NONE);
    desk.file().set(file);
    desk.manuscript().load(text);
    desk.message().set(Message.NONE);
  }

  /**
   * Opens a file.
   *
   * @throws FileProblem if it cannot be read; the desk stays as it was
   */
  public void open(Path path) throws FileProblem {
    Loaded loaded = ScenarioFiles.read(path);
    layOn(
        new OpenFile(
            Optional.of(path.toAbsolutePath().normalize()),
            loaded.style(),
            loaded.stamp(),
            String.valueOf(path.getFileName())),
        loaded.text());
    recent.add(path);
  }

  /** Whether another program has changed the open file since it was read or written here. */
  public boolean isChangedOutside() {
    OpenFile file = desk.file().get();
    return file.path().map(path -> !ScenarioFiles.stamp(path).equals(file.stamp())).orElse(false);
  }

  /** Whether a save is under way. */
  public boolean isSaving() {
    return saving > 0;
  }

  /**
   * The text of the open file as it is on disk now.
   *
   * @throws FileProblem if it cannot be read
   */
  public String readTheirs() throws FileProblem {
    return ScenarioFiles.read(desk.file().get().path().orElseThrow()).text();
  }

  /**
   * Takes over what another program wrote, as a step that can be taken back.
   *
   * @throws FileProblem if it cannot be read; the desk stays as it was
   */
  public void takeTheirs() throws FileProblem {
    Path path = desk.file().get().path().orElseThrow();
    Loaded loaded = ScenarioFiles.read(path);
    desk.manuscript().replaceAll(loaded.text(), "reload from disk");
    desk.manuscript().markSaved(desk.manuscript().stateId());
    desk.file()
        .set(
            new OpenFile(
                Optional.of(path), loaded.style(), loaded.stamp(), desk.file().get().name()));
    desk.message().set(Message.info("Reloaded from disk; undo gives your own text back."));
  }

  /** Keeps the text of the desk although another program has changed the file; it is unsaved. */
  public void keepMine() {
    OpenFile file = desk.file().get();
    FileStamp theirs = file.path().map(ScenarioFiles::stamp).orElse(FileStamp.MISSING);
    desk.manuscript().markUnsaved();
    desk.file().set(new OpenFile(file.path(), file.style(), theirs, file.proposedName()));
    desk.message().set(Message.info("Your text is kept; saving writes it over the other."));
  }

  /**
   * Saves under a path, crash-safe.
   *
   * @param whenDone hears why it was not saved, in a sentence; nothing if it was
   */
  public void save(Path path, Consumer<Optional<String>> whenDone) {
    Manuscript manuscript = desk.manuscript();
    Snapshot snapshot = manuscript.snapshot();
    long state = manuscript.stateId();
    manuscript.endTyping();
    Path target = path.toAbsolutePath().normalize();
    OpenFile before = desk.file().get();
    saving++;
    runner.<FileStamp>start(
        "Saving " + target.getFileName(),
        snapshot.version(),
        progress -> ScenarioFiles.write(target, snapshot.text(), before.style()),
        outcome -> {
          saving--;
          outcome.match(
              written -> {
                finish(target, before, written.value(), state);
                whenDone.accept(Optional.empty());
              },
              failed -> notSaved(failed.sentence(), whenDone),
              cancelled ->
                  notSaved("The save was cancelled; the file on disk is as it was.", whenDone));
        });
  }

  private void notSaved(String why, Consumer<Optional<String>> whenDone) {
    desk.message().set(Message.trouble(why));
    whenDone.accept(Optional.of(why));
  }

  /** Hears under which path the text has been saved, before the desk knows of it. */
  public Signal<Path> landing() {
    return landing;
  }

  private void finish(Path target, OpenFile before, FileStamp stamp, long state) {
    landing.send(target);
    desk.manuscript().markSaved(state);
    if (!desk.manuscript().isUnsaved()) {
      recovery.forget();
    }
    desk.file()
        .set(
            new OpenFile(
                Optional.of(target), before.style(), stamp, String.valueOf(target.getFileName())));
    recent.add(target);
    desk.message().set(Message.info("Saved " + target.getFileName() + "."));
  }
}
