package studio.kriegsspiel.desk.timeline;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.FormWish;
import studio.kriegsspiel.desk.core.Jump;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.edit.Rewrite;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.clock.Clock;

/**
 * What is done on the timeline: each gesture is one step of the one history. Steps that come faster
 * than the text is read are added up.
 */
public final class TimelineWork {
  private final Desk desk;
  private final Latest<Timeline> latest;
  private final Observable<Timeline> timeline = new Observable<>(Timeline.NONE);
  private final Observable<Optional<String>> chosen = new Observable<>(Optional.empty());
  private int pendingMoves;

  /** Lays out what the text of {@code desk} has due. */
  public TimelineWork(Desk desk, BackgroundRunner runner) {
    this.desk = desk;
    this.latest = new Latest<>(runner, "Timeline");
    desk.shown().follow(this::layOut);
  }

  private void layOut(Studied studied) {
    if (studied.version() < 0) {
      timeline.set(Timeline.NONE);
      return;
    }
    latest.request(
        studied.version(),
        progress ->
            studied
                .situation()
                .map(each -> TimelineMaker.of(studied.version(), each, studied.findings()))
                .orElse(Timeline.NONE),
        outcome -> {
          outcome.match(
              done -> {
                timeline.set(done.value());
                goOn();
              },
              failed ->
                  desk.message()
                      .set(Message.trouble("The timeline was not laid out: " + failed.sentence())),
              cancelled -> {});
        });
  }

  /** What is due. */
  public Observable<Timeline> timeline() {
    return timeline;
  }

  /** The item that is chosen, by its id. */
  public Observable<Optional<String>> chosen() {
    return chosen;
  }

  /** The item that is chosen, if it is still there. */
  public Optional<TimelineItem> findChosen() {
    return chosen.get().flatMap(timeline.get()::find);
  }

  /** Chooses an item and shows its line; the text gets the keyboard if {@code focusText}. */
  public void choose(TimelineItem item, boolean focusText) {
    chosen.set(Optional.of(item.id()));
    show(item, focusText);
  }

  /** Shows the line of an item, waiting or not. */
  public void show(TimelineItem item, boolean focusText) {
    desk.message().set(Message.info(item.sentence()));
    if (item.span().isPresent() && item.span().document().equals(desk.file().get().name())) {
      desk.jumps().send(new Jump(head(item.span()), Optional.empty(), focusText));
    }
  }

  /** Opens the form of an item's statement. */
  public void form(TimelineItem item) {
    desk.forms().send(FormWish.changeAt(item.span().offset()));
  }

  /** The first line of a statement. */
  private TextSpan head(TextSpan span) {
    String text = desk.manuscript().text();
    int line = span.offset() > text.length() ? -1 : text.indexOf('\n', span.offset());
    int end = line < 0 ? span.end() : Math.min(line, span.end());
    return new TextSpan(
        span.document(),
        span.offset(),
        Math.max(0, end - span.offset()),
        span.line(),
        span.column());
  }

  /** Chooses the item so many further on in time. */
  public void step(int by) {
    List<TimelineItem> items = timeline.get().items();
    if (items.isEmpty()) {
      return;
    }
    int here = findChosen().map(items::indexOf).orElse(by > 0 ? -1 : items.size());
    choose(items.get(Math.max(0, Math.min(items.size() - 1, here + by))), false);
  }

  /** Chooses the item of another lane that is nearest in time. */
  public void stepLane(int by) {
    Timeline now = timeline.get();
    Optional<TimelineItem> here = findChosen();
    if (here.isEmpty()) {
      step(1);
      return;
    }
    List<String> lanes = now.lanes().stream().map(Timeline.Lane::side).toList();
    for (int i = lanes.indexOf(here.get().lane()) + by; i >= 0 && i < lanes.size(); i += by) {
      String lane = lanes.get(i);
      Optional<TimelineItem> nearest =
          now.items().stream()
              .filter(each -> each.lane().equals(lane))
              .min(
                  java.util.Comparator.comparing(
                      each -> Duration.between(here.get().begins(), each.begins()).abs()));
      if (nearest.isPresent()) {
        choose(nearest.get(), false);
        return;
      }
    }
  }

  /** Moves the chosen item by so many moves of the book. */
  public void shift(int moves) {
    pendingMoves += moves;
    goOn();
  }

  private void goOn() {
    if (pendingMoves == 0 || timeline.get().version() != desk.manuscript().version()) {
      return;
    }
    int moves = pendingMoves;
    pendingMoves = 0;
    findChosen()
        .filter(this::mayMove)
        .ifPresent(item -> write(item, timeline.get().step(item.begins(), moves)));
  }

  /** Moves an item to the beginning of the move nearest to a time. */
  public void move(TimelineItem item, LocalDateTime to) {
    chosen.set(Optional.of(item.id()));
    if (timeline.get().version() != desk.manuscript().version()) {
      desk.message().set(Message.info("The text has just changed; try again in a moment."));
    } else if (mayMove(item)) {
      write(item, timeline.get().snap(to));
    }
  }

  private boolean mayMove(TimelineItem item) {
    if (!item.canMove()) {
      desk.message()
          .set(
              Message.info(
                  "The line of this " + item.kind().words() + " has no time; write one there."));
    }
    return item.canMove();
  }

  private void write(TimelineItem item, LocalDateTime to) {
    long minutes = Duration.between(item.begins(), to).toMinutes();
    List<Intention> wishes = new ArrayList<>();
    for (Moment each : item.times()) {
      Optional<Moment> later = Moments.later(each, minutes, timeline.get().moveMinutes());
      if (later.isEmpty()) {
        desk.message()
            .set(
                Message.trouble(
                    "\u201c"
                        + each
                        + "\u201d cannot be written so many minutes later; change it in the text."));
        return;
      }
      wishes.add(new Intention.Shift(item.span(), each, later.get()));
    }
    if (minutes != 0) {
      want("move to " + Clock.write(to), wishes, edits -> {});
    }
  }

  /** Makes one step of the wishes; {@code then} hears of the edits it was made with. */
  void want(String label, List<Intention> wishes, Consumer<List<TextEdit>> then) {
    Studied studied = desk.shown().get();
    if (!desk.isChecked() || studied.patcher().isEmpty()) {
      desk.message().set(Message.info("The text has just changed; try again in a moment."));
      return;
    }
    Rewrite rewrite = studied.patcher().get().rewrite(wishes);
    if (rewrite instanceof Rewrite.Refused refused) {
      desk.message().set(Message.trouble(refused.sentence()));
    } else if (rewrite instanceof Rewrite.Patch patch) {
      desk.manuscript().edit(patch.edits(), label);
      desk.message().set(Message.info("Done: " + label + "."));
      then.accept(patch.edits());
    }
  }

  /** The desk it works on. */
  Desk desk() {
    return desk;
  }
}
