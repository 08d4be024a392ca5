package studio.kriegsspiel.desk.core;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.file.Recovered;
import studio.kriegsspiel.desk.file.RecoveryJournal;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.Pause;
import studio.kriegsspiel.desk.work.Pauses;
import studio.kriegsspiel.desk.work.WorkOutcome;

/** Keeps what is unsaved in the recovery journal while it is being written. */
public final class Recovery {
  private static final long PAUSE_MILLISECONDS = 1500;

  private final Desk desk;
  private final RecoveryJournal journal;
  private final Latest<Boolean> latest;
  private final Pause pause;
  private boolean warned;

  /** Watches the text of {@code desk}. */
  public Recovery(Desk desk, RecoveryJournal journal, BackgroundRunner runner, Pauses pauses) {
    this.desk = desk;
    this.journal = journal;
    this.latest = new Latest<>(runner, "Keeping unsaved text");
    this.pause = pauses.of(PAUSE_MILLISECONDS, this::keep);
    desk.manuscript().addListener(change -> pause.ask());
  }

  private void keep() {
    Snapshot snapshot = desk.manuscript().snapshot();
    OpenFile file = desk.file().get();
    boolean unsaved = desk.manuscript().isUnsaved();
    latest.request(
        snapshot.version(),
        progress -> {
          if (unsaved) {
            journal.keep(file.path(), snapshot.text());
          } else {
            journal.forget();
          }
          return unsaved;
        },
        this::accept);
  }

  private void accept(WorkOutcome<Boolean> outcome) {
    if (outcome instanceof WorkOutcome.Failed<Boolean> failed && !warned) {
      warned = true;
      desk.message()
          .set(
              Message.trouble(
                  "Unsaved text cannot be kept safe (" + failed.sentence() + "); save often."));
    }
  }

  /** Forgets the text of this session: it is saved, or not wanted. */
  public void forget() {
    pause.forget();
    latest.cancel();
    journal.forget();
  }

  /** What an earlier session left behind for the open file, or for no file at all. */
  public Optional<Recovered> find() {
    return desk.file()
        .get()
        .path()
        .map(journal::findFor)
        .orElseGet(
            () -> journal.findAll().stream().filter(each -> each.scenario().isEmpty()).findFirst());
  }

  /** All texts that earlier sessions left behind, the latest first. */
  public List<Recovered> findAll() {
    return journal.findAll();
  }

  /** Puts recovered text on the desk, unsaved; what is there now can be had back with undo. */
  public void restore(Recovered recovered) {
    desk.manuscript().replaceAll(recovered.text(), "restore unsaved text");
    try {
      journal.keep(desk.file().get().path(), recovered.text());
    } catch (IOException full) {
      return; // what was left behind stays, and is offered again
    }
    journal.forget(recovered);
  }

  /** Throws recovered text away. */
  public void discard(Recovered recovered) {
    journal.forget(recovered);
  }
}
