package studio.kriegsspiel.desk.reading;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Following;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.reading.fire.SiteWeapon;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.march.Body;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * Puts questions to the ground that is open, by the rule book of the scenario: first for all the
 * ground around a point, then for whatever point the pointer rests on.
 */
public final class GroundReader {
  private final Desk desk;
  private final Latest<Inquiry> asked;
  private final Following<Reply> followed;
  private final Observable<Asking> asking = new Observable<>(Asking.FIRST);
  private final Observable<Optional<Reply>> field = new Observable<>(Optional.empty());
  private final Observable<Optional<Reply>> line = new Observable<>(Optional.empty());
  private final Observable<Boolean> working = new Observable<>(false);
  private final KeptQuestions kept;
  private Optional<PreparedGround> ground = Optional.empty();
  private Optional<Inquiry> inquiry = Optional.empty();
  private Optional<MapPoint> target = Optional.empty();
  private Optional<Asker> asker = Optional.empty();
  private boolean held;

  /** Reads the ground of {@code desk}. */
  public GroundReader(Desk desk, BackgroundRunner runner) {
    this.desk = desk;
    this.asked = new Latest<>(runner, "Reading the ground");
    this.followed = new Following<>(runner, "Reading the ground");
    this.kept = new KeptQuestions(desk, runner);
    desk.shown().follow(this::follow);
  }

  /** The questions that stay on the map. */
  public KeptQuestions kept() {
    return kept;
  }

  /** Keeps the question with its answer, and leaves room for another. */
  public void keep() {
    Optional<Reply> answered = field.get().filter(reply -> reply.answer().isPresent());
    if (answered.isEmpty()) {
      desk.message()
          .set(
              Message.info(
                  working.get()
                      ? "The answer is still to come; keep it then."
                      : "There is no answer to keep: click a point or a unit first."));
    } else if (kept.keep(asking.get(), asker, answered.get())) {
      clear();
    }
  }

  /** The question as it stands. */
  public Observable<Asking> asking() {
    return asking;
  }

  /** The answer for all the ground around the point that was chosen. */
  public Observable<Optional<Reply>> field() {
    return field;
  }

  /** The answer for the point the pointer rests on, or that is held. */
  public Observable<Optional<Reply>> line() {
    return line;
  }

  /** Whether the answer for all the ground is still to come. */
  public Observable<Boolean> working() {
    return working;
  }

  /** The other point, if there is one. */
  public Optional<MapPoint> target() {
    return target;
  }

  /** Whether the other point stays where it is when the pointer moves on. */
  public boolean isHeld() {
    return held;
  }

  /** Whether nothing is still to come. */
  public boolean isSettled() {
    return !asked.isRunning() && !followed.isRunning();
  }

  private void follow(Studied studied) {
    followGround(studied);
    kept.follow(studied);
  }

  private void followGround(Studied studied) {
    Optional<Ground> now = studied.ground();
    boolean same =
        ground
            .filter(
                each ->
                    now.filter(other -> other == each.ground()).isPresent()
                        && each.book().isSameAs(studied.book()))
            .isPresent();
    if (same || ground.isEmpty() && now.isEmpty()) {
      return;
    }
    Optional<Bounds> extent = now.map(each -> each.terrain().extent());
    boolean otherGround =
        ground.isPresent() && !ground.map(each -> each.terrain().extent()).equals(extent);
    ground = now.map(each -> new PreparedGround(each, studied.book()));
    if (otherGround) {
      clear();
    } else {
      ask();
    }
    kept.over(ground);
  }

  /** Asks something else from the same point. */
  public void change(UnaryOperator<Asking> how) {
    Asking before = asking.get();
    asking.set(how.apply(before));
    if (!asking.get().equals(before)) {
      ask();
    }
  }

  /**
   * Asks another question: of the same point, unless one of the two is asked of a target. Then the
   * unit that was asked, or is chosen, is the one whose weapon it is about.
   */
  public void turnTo(ReadingQuestion other) {
    if (other.isOfTarget() == asking.get().question().isOfTarget()) {
      change(now -> now.with(other));
      return;
    }
    Optional<Asker> who =
        asker.or(() -> desk.selection().get().flatMap(id -> Asker.of(desk.shown().get(), id)));
    clear();
    if (other.isOfTarget()) {
      who.filter(each -> fires(each.body()))
          .ifPresent(each -> change(now -> now.firing(each.body(), now.facing())));
    }
    change(now -> now.with(other));
  }

  private boolean fires(Body body) {
    return SiteWeapon.find(desk.shown().get().book(), body.troops()).isPresent();
  }

  /** Asks from a point. */
  public void from(MapPoint point) {
    begin(Optional.empty());
    change(now -> now.from(Optional.of(point)));
  }

  /** Asks from where a unit stands: as these troops, at their gait, to their front. */
  public void from(TroopBlock block) {
    Optional<Asker> unit = Asker.of(desk.shown().get(), block);
    begin(unit);
    asking.set(asking.get().from(Optional.empty()));
    change(
        now ->
            unit.filter(each -> !now.question().isOfTarget())
                .map(each -> each.ask(now))
                .orElseGet(() -> now.from(Optional.of(block.centre()))));
  }

  private void begin(Optional<Asker> unit) {
    asker = unit;
    held = false;
    target = Optional.empty();
    line.set(Optional.empty());
  }

  /** The pointer rests on a point, or has left the map. */
  public void point(Optional<MapPoint> at) {
    if (!held) {
      target = at;
      askLine();
    }
  }

  /** Holds another point: its answer stays while the pointer moves on. */
  public void hold(MapPoint at) {
    held = true;
    target = Optional.of(at);
    askLine();
  }

  /**
   * Leaves the point that is held, else the point that was chosen.
   *
   * @return whether there was anything to leave
   */
  public boolean leave() {
    if (held) {
      held = false;
      target = Optional.empty();
      askLine();
      return true;
    }
    boolean any = asking.get().from().isPresent();
    clear();
    return any;
  }

  /** Takes question and answers off the map. */
  public void clear() {
    asker = Optional.empty();
    held = false;
    target = Optional.empty();
    asking.set(asking.get().from(Optional.empty()));
    ask();
  }

  private void ask() {
    inquiry = Optional.empty();
    followed.drop();
    line.set(Optional.empty());
    Asking now = asking.get();
    if (now.from().isEmpty() || ground.isEmpty()) {
      asked.cancel();
      working.set(false);
      field.set(Optional.empty());
      return;
    }
    PreparedGround on = ground.get();
    MapPoint from = now.from().get();
    working.set(true);
    asked.request(desk.manuscript().version(), progress -> on.ask(now, from), this::accept);
  }

  private void accept(WorkOutcome<Inquiry> outcome) {
    working.set(false);
    outcome.match(
        done -> {
          inquiry = Optional.of(done.value());
          field.set(Optional.of(done.value().field()));
          askLine();
        },
        failed -> field.set(Optional.of(Reply.none(failed.sentence()))),
        cancelled -> {});
  }

  private void askLine() {
    Optional<MapPoint> to =
        target.filter(
            at ->
                ground.filter(each -> each.terrain().extent().contains(at)).isPresent()
                    && asking
                        .get()
                        .from()
                        .filter(from -> from.distanceMetres(at) >= 1)
                        .isPresent());
    if (to.isEmpty() || inquiry.isEmpty() || inquiry.get().field().answer().isEmpty()) {
      followed.drop();
      line.set(Optional.empty());
      return;
    }
    Inquiry open = inquiry.get();
    MapPoint at = to.get();
    followed.want(
        desk.manuscript().version(),
        progress -> open.line(at),
        outcome ->
            outcome.match(
                done -> line.set(Optional.of(done.value())),
                failed -> line.set(Optional.of(Reply.none(failed.sentence()))),
                cancelled -> {}));
  }

  /**
   * Troops that may be asked about besides the unit that was chosen: for sites the batteries of the
   * scenario first, then one body of every kind.
   */
  public List<Body> usual() {
    Studied studied = desk.shown().get();
    Stream<Body> own =
        asking.get().question().isOfTarget()
            ? studied.scenario().stream()
                .flatMap(Scenario::units)
                .filter(each -> each.parts().isEmpty() && each.type().arm() == Arm.ARTILLERY)
                .map(each -> new Body(TroopsOf.unit(each), each.title()))
                .filter(this::fires)
            : Stream.of();
    return Stream.concat(own, UsualBodies.of(studied.book(), asking.get().question()).stream())
        .toList();
  }

  /** The places of the ground that have names, in the order of these. */
  public List<Place> places() {
    return ground.stream()
        .flatMap(each -> each.terrain().places().stream())
        .sorted(Comparator.comparing(Place::name))
        .toList();
  }
}
