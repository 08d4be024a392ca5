package studio.kriegsspiel.desk.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.text.ManuscriptChange;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Following;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.reading.answer.GroundAnswer;
import studio.kriegsspiel.reading.answer.Zone;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Questions to the ground that stay on the map, so that places can be compared. Each is asked anew
 * in the background when the ground or the rule book changes; one that was asked of a unit follows
 * it, in the hand and in the text, and goes with it.
 */
public final class KeptQuestions {
  /** As many as colours and hatching tell apart. */
  public static final int MOST = 4;

  private static final String TITLE = "Reading the ground";
  private static final String NOT_UNDERSTOOD = "KS-SYN";

  private final Desk desk;
  private final BackgroundRunner runner;
  private final Observable<List<Kept>> all = new Observable<>(List.of());
  private final Observable<Optional<ComparedAnswers>> compared = new Observable<>(Optional.empty());
  private final Map<Integer, Following<Answered>> asked = new HashMap<>();
  private final Following<Optional<ComparedAnswers>> comparing;
  private Optional<PreparedGround> ground = Optional.empty();
  private Optional<Bounds> extent = Optional.empty();

  private final Map<Integer, Asker> askers = new HashMap<>();
  private Set<UnitId> held = Set.of();
  private List<Zone> pair = List.of();

  private record Answered(Reply reply, Optional<Zone> zone) {}

  KeptQuestions(Desk desk, BackgroundRunner runner) {
    this.desk = desk;
    this.runner = runner;
    this.comparing = new Following<>(runner, TITLE);
    all.listen(kept -> compare());
    desk.manuscript().addListener(this::follow);
  }

  /** What is kept, in the order of the letters. */
  public Observable<List<Kept>> all() {
    return all;
  }

  /** Those the map shows. */
  public List<Kept> shown() {
    return all.get().stream().filter(Kept::shown).toList();
  }

  /** How the first two that are shown lie to each other. */
  public Observable<Optional<ComparedAnswers>> compared() {
    return compared;
  }

  /** Whether nothing is still to come. */
  public boolean isSettled() {
    return !comparing.isRunning() && asked.values().stream().noneMatch(Following::isRunning);
  }

  /**
   * Keeps a question that has been answered.
   *
   * @param asker the unit it is asked of, which it follows
   * @return whether it is kept now; the foot of the window says why not
   */
  boolean keep(Asking asking, Optional<Asker> asker, Reply reply) {
    if (all.get().stream().anyMatch(each -> each.asking().equals(asking))) {
      desk.message().set(Message.info("This question is kept already."));
      return false;
    }
    List<Integer> taken = all.get().stream().map(Kept::mark).toList();
    int mark =
        IntStream.range(0, MOST).filter(each -> !taken.contains(each)).findFirst().orElse(-1);
    if (mark < 0) {
      desk.message()
          .set(Message.trouble("No more than " + MOST + " questions are kept; remove one first."));
      return false;
    }
    List<Kept> more = new ArrayList<>(all.get());
    Kept kept =
        new Kept(
            mark,
            asking,
            asker.map(each -> each.body().words()),
            true,
            reply,
            reply.answer().flatMap(GroundAnswer::findZone));
    asker.ifPresent(each -> askers.put(mark, each));
    more.add(mark, kept);
    all.set(List.copyOf(more));
    desk.message().set(Message.info("Kept as " + kept.letter() + ": " + kept.title() + "."));
    return true;
  }

  /** Shows one on the map, or no longer. */
  public void show(int mark, boolean shown) {
    change(mark, kept -> kept.shown(shown));
  }

  /** Keeps one no longer. */
  public void remove(int mark) {
    Following<Answered> under = asked.remove(mark);
    if (under != null) {
      under.drop();
    }
    askers.remove(mark);
    all.set(all.get().stream().filter(each -> each.mark() != mark).toList());
  }

  /** What was kept of one scenario is not asked of another. */
  private void follow(ManuscriptChange change) {
    if (change.origin() == ManuscriptChange.Origin.LOADED) {
      removeAll();
    }
  }

  private void removeAll() {
    all.get().forEach(each -> remove(each.mark()));
  }

  /**
   * The ground is another, or its rule book, and all is asked anew; while there is none, as in a
   * text that is half typed, what was answered last stays.
   */
  void over(Optional<PreparedGround> now) {
    ground = now;
    Optional<Bounds> fresh = now.map(each -> each.terrain().extent());
    if (fresh.isPresent()) {
      if (extent.isPresent() && !extent.equals(fresh) && !all.get().isEmpty()) {
        removeAll();
        desk.message()
            .set(Message.info("The ground is another; what was kept of the old one is gone."));
      }
      extent = fresh;
    }
    all.get().forEach(this::ask);
  }

  /** The text was read: units may stand elsewhere, be others, or be gone. */
  void follow(Studied studied) {
    if (!desk.isChecked() || studied.scenario().isEmpty()) {
      return;
    }
    for (Map.Entry<Integer, Asker> each : List.copyOf(askers.entrySet())) {
      UnitId unit = each.getValue().unit();
      if (!held.contains(unit)) {
        Optional<String> gone = whyGone(studied, unit);
        if (gone.isPresent()) {
          leave(each.getKey(), gone.get());
        } else {
          Asker.of(studied, unit).ifPresent(now -> askAs(each.getKey(), now));
        }
      }
    }
  }

  /** Why nothing can be asked of a unit any more; a text that is half typed says nothing of it. */
  private static Optional<String> whyGone(Studied studied, UnitId unit) {
    if (studied.findings().stream().anyMatch(each -> each.id().startsWith(NOT_UNDERSTOOD))) {
      return Optional.empty();
    }
    Scenario scenario = studied.scenario().orElseThrow();
    if (scenario.findUnit(unit).isEmpty()) {
      return Optional.of("\u201c" + unit.name() + "\u201d is no longer in the scenario");
    }
    return scenario.findDeployment(unit).isPresent()
        ? Optional.empty()
        : Optional.of("\u201c" + unit.name() + "\u201d does not stand on the map any more");
  }

  private void leave(int mark, String why) {
    all.get().stream()
        .filter(each -> each.mark() == mark)
        .forEach(
            each ->
                desk.message()
                    .set(
                        Message.info(
                            why + ", so what was kept of it as " + each.letter() + " is gone.")));
    remove(mark);
  }

  /** A hand holds troops: what is asked of them is asked where they are held. */
  public void hold(List<TroopBlock> blocks) {
    held = blocks.stream().map(TroopBlock::unit).collect(Collectors.toUnmodifiableSet());
    for (Map.Entry<Integer, Asker> each : List.copyOf(askers.entrySet())) {
      blocks.stream()
          .filter(block -> block.unit().equals(each.getValue().unit()))
          .findFirst()
          .ifPresent(block -> askAs(each.getKey(), each.getValue().held(block)));
    }
  }

  /**
   * The hand is empty.
   *
   * @param moved whether the text will say that they stand elsewhere
   */
  public void letGo(boolean moved) {
    boolean any = !held.isEmpty();
    held = Set.of();
    if (any && !moved) {
      follow(desk.shown().get());
    }
  }

  private void askAs(int mark, Asker now) {
    Asker before = Objects.requireNonNull(askers.get(mark));
    askers.put(mark, now);
    for (Kept kept : all.get()) {
      if (kept.mark() == mark) {
        Asking next = before.again(kept.asking(), now);
        Kept asked = kept.asked(next, Optional.of(now.body().words()));
        change(mark, each -> asked);
        if (!next.equals(kept.asking())) {
          ask(asked);
        }
      }
    }
  }

  private void ask(Kept kept) {
    if (ground.isEmpty() || kept.at().isEmpty()) {
      return;
    }
    PreparedGround on = ground.get();
    asked
        .computeIfAbsent(kept.mark(), each -> new Following<>(runner, TITLE))
        .want(
            desk.manuscript().version(),
            progress -> answer(on, kept.asking(), kept.at().get()),
            outcome -> accept(kept.mark(), outcome));
  }

  private static Answered answer(PreparedGround on, Asking asking, MapPoint from) {
    Reply reply = on.ask(asking, from).field();
    return new Answered(reply, reply.answer().flatMap(GroundAnswer::findZone));
  }

  private void accept(int mark, WorkOutcome<Answered> outcome) {
    outcome.match(
        done -> change(mark, kept -> kept.answered(done.value().reply(), done.value().zone())),
        failed ->
            change(mark, kept -> kept.answered(Reply.none(failed.sentence()), Optional.empty())),
        cancelled -> {});
  }

  private void change(int mark, UnaryOperator<Kept> how) {
    all.set(all.get().stream().map(each -> each.mark() == mark ? how.apply(each) : each).toList());
  }

  private void compare() {
    List<Kept> two = shown().stream().filter(each -> each.zone().isPresent()).limit(2).toList();
    List<Zone> zones = two.stream().flatMap(each -> each.zone().stream()).toList();
    if (zones.equals(pair)) {
      return;
    }
    pair = zones;
    if (two.size() < 2) {
      comparing.drop();
      compared.set(Optional.empty());
      return;
    }
    Kept first = two.get(0);
    Kept second = two.get(1);
    comparing.want(
        desk.manuscript().version(),
        progress -> Optional.of(compare(first, second)),
        outcome -> {
          if (outcome instanceof WorkOutcome.Done<Optional<ComparedAnswers>> done) {
            compared.set(done.value());
          }
        });
  }

  private static ComparedAnswers compare(Kept first, Kept second) {
    return new ComparedAnswers(
        first, second, first.zone().orElseThrow().sharedWith(second.zone().orElseThrow()));
  }
}
