package studio.kriegsspiel.desk.map;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.readers.ReaderWork;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.reading.view.ReadersView;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.situation.plan.UmpireMarks;

/** What is planned for troops, as it is at the minute that is shown; worked out aside. */
public final class PlanView {
  private final Desk desk;
  private final ReaderWork readers;
  private final Latest<PlanMarks> latest;
  private final Observable<PlanMarks> marks = new Observable<>(PlanMarks.NONE);

  /** Follows the text and the minute of {@code desk}, and whoever looks at them. */
  public PlanView(Desk desk, ReaderWork readers, BackgroundRunner runner) {
    this.desk = desk;
    this.readers = readers;
    this.latest = new Latest<>(runner, "Marches and patrols");
    desk.shown().follow(studied -> ask());
    desk.minute().listen(minute -> ask());
    readers.seen().listen(seen -> ask());
  }

  private void ask() {
    Optional<PlanMarks> his = readers.seen().get().map(ReadersView::marks);
    if (his.isPresent()) {
      latest.cancel();
      marks.set(his.get());
      return;
    }
    Studied studied = desk.shown().get();
    Optional<LocalDateTime> minute = desk.minute().get();
    latest.request(
        studied.version(),
        progress ->
            studied
                .situation()
                .map(each -> UmpireMarks.of(each, minute.orElse(each.clock().begins())))
                .orElse(PlanMarks.NONE),
        outcome -> {
          if (outcome instanceof WorkOutcome.Done<PlanMarks> done) {
            marks.set(done.value());
          }
        });
  }

  /** The marks to draw. */
  public Observable<PlanMarks> marks() {
    return marks;
  }
}
