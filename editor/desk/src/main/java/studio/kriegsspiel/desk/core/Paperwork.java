package studio.kriegsspiel.desk.core;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import studio.kriegsspiel.desk.file.Comparison;
import studio.kriegsspiel.desk.file.FileProblem;
import studio.kriegsspiel.desk.file.Recovered;
import studio.kriegsspiel.desk.file.ScenarioFiles;
import studio.kriegsspiel.desk.template.LibraryCopy;
import studio.kriegsspiel.desk.watch.Signal;

/** Opening, saving and leaving, with the questions that keep unsaved text from being lost. */
public final class Paperwork {
  private final Desk desk;
  private final Filing filing;
  private final Recovery recovery;
  private final GroundWork ground;
  private final GroundRecovery groundRecovery;
  private final Questions questions;
  private final LeftBehind left;
  private final Signal<Comparison> comparisons = new Signal<>();

  /** Works on {@code desk}. */
  public Paperwork(
      Desk desk,
      Filing filing,
      Recovery recovery,
      GroundWork ground,
      GroundRecovery groundRecovery,
      Questions questions) {
    this.desk = desk;
    this.filing = filing;
    this.recovery = recovery;
    this.ground = ground;
    this.groundRecovery = groundRecovery;
    this.questions = questions;
    this.left = new LeftBehind(desk, filing, recovery, groundRecovery, questions);
  }

  /** The scenarios opened last. */
  public java.util.List<Path> recent() {
    return filing.recent().list();
  }

  /** Asks for a scenario and opens it. */
  public void open() {
    questions.askOpen(desk.file().get().path()).ifPresent(this::open);
  }

  /** Opens a scenario, once the text on the desk is safe. */
  public void open(Path path) {
    leave(() -> openNow(path));
  }

  /** Opens a scenario without asking about the text on the desk; false if it cannot be read. */
  public boolean openNow(Path path) {
    try {
      filing.open(path);
    } catch (FileProblem e) {
      questions.tell("The scenario was not opened", e.sentence());
      return false;
    }
    left.offer();
    return true;
  }

  /** What sessions left unsaved that ended without being asked. */
  public LeftBehind left() {
    return left;
  }

  /** Takes up what an earlier session left unsaved, once the text on the desk is safe. */
  public void takeUp(Recovered unsaved) {
    leave(
        () -> {
          try {
            left.takeUp(unsaved);
          } catch (FileProblem e) {
            questions.tell("The scenario was not opened", e.sentence());
          }
        });
  }

  /** Lays a new text on the desk, once the one there is safe. */
  public void startNew(String name, String text) {
    leave(() -> filing.startNew(name, text));
  }

  /** Lays a new text on the desk that belongs into a folder, once the one there is safe. */
  public void startNewIn(Path folder, String name, String text) {
    leave(() -> filing.startNew(OpenFile.named(name).in(folder), text));
  }

  /** Lays a copy of a scenario of the library on the desk; the library itself stays as it is. */
  public void startCopy(Path original) {
    startCopy(original, list -> false);
  }

  /**
   * Lays a copy of a scenario of the library on the desk.
   *
   * @param isList whether the library has an army list of that name
   */
  public void startCopy(Path original, Predicate<String> isList) {
    try {
      String text = ScenarioFiles.read(original).text();
      startNew(String.valueOf(original.getFileName()), LibraryCopy.of(text, isList));
    } catch (FileProblem e) {
      questions.tell("The scenario was not opened", e.sentence());
    }
  }

  /** Saves, asking for a name where there is none. */
  public void save() {
    save(saved -> {});
  }

  private void save(Consumer<Boolean> whenDone) {
    desk.settle();
    Optional<Path> path = desk.file().get().path();
    if (path.isEmpty()) {
      saveAs(whenDone);
    } else if (!filing.isChangedOutside()) {
      save(path.get(), whenDone);
    } else {
      switch (questions.askOvertaken(desk.file().get().name())) {
        case KEEP_MINE -> save(path.get(), whenDone);
        case COMPARE -> {
          whenDone.accept(false);
          compare();
        }
        case RELOAD -> {
          whenDone.accept(false);
          reload();
        }
        case CANCEL -> whenDone.accept(false);
      }
    }
  }

  /** Wishes to see the text of the desk beside the one on disk. */
  public Signal<Comparison> comparisons() {
    return comparisons;
  }

  /** Shows the text of the desk beside the one on disk. */
  public void compare() {
    try {
      comparisons.send(Comparison.of(filing.readTheirs(), desk.manuscript().text()));
    } catch (FileProblem e) {
      questions.tell("The file cannot be compared", e.sentence());
    }
  }

  /** Takes over what another program wrote; undo gives the text of the desk back. */
  public void reload() {
    try {
      filing.takeTheirs();
    } catch (FileProblem e) {
      questions.tell("The file cannot be read again", e.sentence());
    }
  }

  /** Keeps the text of the desk although another program has changed the file. */
  public void keepMine() {
    filing.keepMine();
  }

  /** Saves under another name. */
  public void saveAs() {
    desk.settle();
    saveAs(saved -> {});
  }

  private void saveAs(Consumer<Boolean> whenDone) {
    OpenFile file = desk.file().get();
    // A file that was never saved owns no path, so that one of its name is asked about.
    Optional<Path> beside =
        file.path().or(() -> file.proposedFolder().map(folder -> folder.resolve(".")));
    questions
        .askSave(beside, file.name())
        .map(Paperwork::withEnding)
        .ifPresentOrElse(path -> save(path, whenDone), () -> whenDone.accept(false));
  }

  /** The ground goes first: a scenario must never be on disk without the ground it was made for. */
  private void save(Path path, Consumer<Boolean> whenDone) {
    Optional<String> overtaken = ground.findChangedOutside().map(name -> "the ground " + name);
    if (overtaken.isPresent() && !questions.askOverwriteChanged(overtaken.get())) {
      whenDone.accept(false);
      return;
    }
    boolean withGround = desk.groundUnsaved().get();
    ground.save(
        path,
        saved -> {
          if (saved) {
            filing.save(path, why -> ended(why, withGround, whenDone));
          } else {
            whenDone.accept(false);
          }
        });
  }

  private void ended(Optional<String> why, boolean groundToo, Consumer<Boolean> whenDone) {
    if (why.isPresent()) {
      if (questions.askElsewhere(why.get())) {
        saveAs(whenDone);
      } else {
        whenDone.accept(false);
      }
      return;
    }
    if (groundToo) {
      desk.message().set(Message.info("Saved " + desk.file().get().name() + " and its ground."));
    }
    whenDone.accept(true);
  }

  /** A path to save under, with the ending of scenarios where it has none. */
  public static Path withEnding(Path path) {
    String name = String.valueOf(path.getFileName());
    return name.contains(".") ? path : path.resolveSibling(name + ScenarioFiles.ENDING);
  }

  /** Does {@code then} once the text on the desk is saved or given up; not at all if cancelled. */
  public void leave(Runnable then) {
    desk.settle();
    if (!desk.isUnsaved()) {
      then.run();
      return;
    }
    switch (questions.askUnsaved(unsavedName())) {
      case SAVE ->
          save(
              saved -> {
                if (saved) {
                  then.run();
                }
              });
      case DISCARD -> then.run();
      case CANCEL -> desk.message().set(Message.NONE);
    }
  }

  private String unsavedName() {
    String name = desk.file().get().name();
    if (!desk.groundUnsaved().get()) {
      return name;
    }
    return desk.manuscript().isUnsaved() ? name + " and its ground" : "the ground of " + name;
  }

  /**
   * Ends the session, once the text on the desk is safe.
   *
   * @param underWay what would be ended with it, none if nothing is
   */
  public void quit(Optional<String> underWay, Runnable end) {
    if (underWay.isPresent() && !questions.askEndWork(underWay.get())) {
      return;
    }
    leave(
        () -> {
          recovery.forget();
          groundRecovery.forget();
          end.run();
        });
  }
}
