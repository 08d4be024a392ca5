package studio.kriegsspiel.desk.core;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.file.Comparison;
import studio.kriegsspiel.desk.file.FileProblem;
import studio.kriegsspiel.desk.file.Recovered;
import studio.kriegsspiel.desk.file.RecoveredGround;

/**
 * Unsaved work of sessions that ended without being asked: offered, compared with what is on disk,
 * taken up or thrown away. Whoever does not answer loses nothing; it is offered again.
 */
public final class LeftBehind {
  private static final String KEPT =
      "What was left unsaved is kept; the first page (Ctrl+L) has it.";

  private final Desk desk;
  private final Filing filing;
  private final Recovery recovery;
  private final GroundRecovery grounds;
  private final Questions questions;

  LeftBehind(
      Desk desk, Filing filing, Recovery recovery, GroundRecovery grounds, Questions questions) {
    this.desk = desk;
    this.filing = filing;
    this.recovery = recovery;
    this.grounds = grounds;
    this.questions = questions;
  }

  /** Texts that nobody has saved or thrown away, the latest first. */
  public List<Recovered> texts() {
    return recovery.findAll();
  }

  /** Grounds whose unsaved changes wait for their scenario to be opened, the latest first. */
  public List<RecoveredGround> grounds() {
    List<Optional<Path>> withText =
        texts().stream().map(each -> each.scenario().map(Path::toAbsolutePath)).toList();
    return grounds.findAll().stream().filter(each -> !withText.contains(each.scenario())).toList();
  }

  /** Whether anything of an earlier session waits for an answer. */
  public boolean isAnything() {
    return !texts().isEmpty() || !grounds().isEmpty();
  }

  /** Tells at the foot of the window where unsaved texts of other files are found. */
  public void remind() {
    if (isAnything()) {
      desk.message().set(Message.info(KEPT));
    }
  }

  /** Offers what belongs to the file that was just opened. */
  void offer() {
    recovery.find().ifPresent(this::offer);
    offerGrounds();
  }

  private void offer(Recovered left) {
    if (left.text().equals(desk.manuscript().text())) {
      recovery.discard(left);
      return;
    }
    switch (answer(left)) {
      case RESTORE -> {
        recovery.restore(left);
        desk.message().set(Message.info("Unsaved text restored; undo shows the saved one."));
      }
      case THROW_AWAY -> recovery.discard(left);
      case COMPARE, LATER -> desk.message().set(Message.info(KEPT));
    }
  }

  private Questions.Restore answer(Recovered left) {
    Questions.Restore answer = questions.askRestore(left);
    while (answer == Questions.Restore.COMPARE) {
      questions.show(left.name(), Comparison.of(desk.manuscript().text(), left.text()));
      answer = questions.askRestore(left);
    }
    return answer;
  }

  private void offerGrounds() {
    for (RecoveredGround left : grounds.find()) {
      switch (questions.askRestore(left)) {
        case RESTORE -> grounds.restore(left);
        case THROW_AWAY -> grounds.discard(left);
        case COMPARE, LATER -> {}
      }
    }
  }

  /**
   * Opens the file of a text and offers the text over it; a text without a file, or whose file is
   * gone, is laid on the desk as a new one. To be called once the text on the desk is safe.
   */
  void takeUp(Recovered left) throws FileProblem {
    Optional<Path> file = left.scenario().filter(Files::isRegularFile);
    if (file.isPresent()) {
      filing.open(file.get());
      offer(left);
    } else {
      filing.startNew(left.name(), "");
      recovery.restore(left);
    }
    offerGrounds();
  }
}
