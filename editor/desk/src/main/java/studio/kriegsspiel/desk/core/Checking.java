package studio.kriegsspiel.desk.core;

import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.studied.TextStudy;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.text.ManuscriptChange.Origin;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.Pause;
import studio.kriegsspiel.desk.work.Pauses;
import studio.kriegsspiel.desk.work.WorkOutcome;

/** Has the text checked after every pause of typing, and at once after anything else. */
public final class Checking {
  private static final long PAUSE_MILLISECONDS = 200;

  private final Desk desk;
  private final TextStudy textStudy;
  private final BackgroundRunner runner;
  private final Latest<Studied> latest;
  private final Pause pause;
  private final Observable<Boolean> running = new Observable<>(false);

  /** Watches the text of {@code desk}. */
  public Checking(Desk desk, TextStudy textStudy, BackgroundRunner runner, Pauses pauses) {
    this.desk = desk;
    this.textStudy = textStudy;
    this.runner = runner;
    this.latest = new Latest<>(runner, "Checking");
    this.pause = pauses.of(PAUSE_MILLISECONDS, this::checkNow);
    desk.manuscript()
        .addListener(
            change -> {
              if (change.origin() == Origin.TYPING) {
                pause.ask();
              } else {
                pause.forget();
                checkNow();
              }
            });
    desk.file().listen(file -> checkNow());
  }

  /** Whether a result is still to come. */
  public Observable<Boolean> running() {
    return running;
  }

  /** Checks without waiting. */
  public void checkNow() {
    Snapshot snapshot = desk.manuscript().snapshot();
    OpenFile file = desk.file().get();
    running.set(true);
    latest.request(
        snapshot.version(),
        progress ->
            desk.prepared(
                textStudy.study(
                    file.name(), file.whereabouts(), snapshot, progress, this::layEarly)),
        this::accept);
  }

  private void layEarly(Studied early) {
    Studied ready = desk.prepared(early);
    runner.onEvents(() -> lay(ready));
  }

  private void lay(Studied studied) {
    if (studied.version() == desk.manuscript().version()) {
      desk.studied().set(studied);
    }
  }

  private void accept(WorkOutcome<Studied> outcome) {
    running.set(false);
    outcome.match(
        done -> lay(done.value()),
        failed ->
            desk.message()
                .set(Message.trouble("The text could not be checked: " + failed.sentence())),
        cancelled -> {});
  }
}
