package studio.kriegsspiel.desk.tour;

import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.tour.TourStep.Sign;
import studio.kriegsspiel.desk.watch.Observable;

/** Leads through the window step by step, and sees what was tried. */
public final class Tour {
  private final Observable<Optional<Stage>> stage = new Observable<>(Optional.empty());

  /**
   * Where the tour is.
   *
   * @param done whether what is to be tried there was tried
   */
  public record Stage(TourStep step, boolean done) {}

  /** A tour of what lies on {@code desk}. */
  public Tour(Desk desk) {
    desk.selection().listen(unit -> unit.ifPresent(any -> did(Sign.CHOICE)));
    desk.manuscript().addListener(change -> did(Sign.EDIT));
    desk.finding().listen(finding -> finding.ifPresent(any -> did(Sign.PROBLEM)));
    desk.minute().listen(minute -> minute.ifPresent(any -> did(Sign.MINUTE)));
    desk.reader().listen(reader -> reader.ifPresent(any -> did(Sign.READER)));
  }

  /** Where it is; nothing while there is none. */
  public Observable<Optional<Stage>> stage() {
    return stage;
  }

  /** Begins with the first step. */
  public void begin() {
    go(0);
  }

  /** Goes on to the next step; behind the last it ends. */
  public void next() {
    stage.get().ifPresent(now -> go(now.step().ordinal() + 1));
  }

  /** Goes back to the step before. */
  public void back() {
    stage.get().ifPresent(now -> go(Math.max(0, now.step().ordinal() - 1)));
  }

  /** Ends it. */
  public void end() {
    stage.set(Optional.empty());
  }

  private void go(int step) {
    TourStep[] all = TourStep.values();
    stage.set(
        step < all.length ? Optional.of(new Stage(all[step], false)) : Optional.<Stage>empty());
  }

  private void did(Sign sign) {
    stage
        .get()
        .filter(now -> now.step().sign() == sign && !now.done())
        .ifPresent(now -> stage.set(Optional.of(new Stage(now.step(), true))));
  }
}
