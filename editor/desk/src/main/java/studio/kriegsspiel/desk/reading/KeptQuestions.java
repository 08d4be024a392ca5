package studio.kriegsspiel.desk.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Following;
import studio.kriegsspiel.desk.work.Outcome;
import studio.kriegsspiel.reading.answer.GroundAnswer;
import studio.kriegsspiel.reading.answer.Zone;

/**
 * Questions to the ground that stay on the map, so that places can be compared. Each is asked anew
 * in the background when the ground or the rule book changes.
 */
public final class KeptQuestions {
  /** As many as colours and hatching tell apart. */
  public static final int MOST = 4;

  private static final String TITLE = "Reading the ground";

  private final Desk desk;
  private final BackgroundRunner runner;
  private final Observable<List<Kept>> all = new Observable<>(List.of());
  private final Observable<Optional<Comparison>> compared = new Observable<>(Optional.empty());
  private final Map<Integer, Following<Answered>> asked = new HashMap<>();
  private final Following<Optional<Comparison>> comparing;
  private Optional<PreparedGround> ground = Optional.empty();

  private record Answered(Asking asking, Reply reply, Optional<Zone> zone) {}

  KeptQuestions(Desk desk, BackgroundRunner runner) {
    this.desk = desk;
    this.runner = runner;
    this.comparing = new Following<>(runner, TITLE);
    all.listen(kept -> compare());
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
  public Observable<Optional<Comparison>> compared() {
    return compared;
  }

  /** Whether nothing is still to come. */
  public boolean isSettled() {
    return !comparing.isRunning() && asked.values().stream().noneMatch(Following::isRunning);
  }

  /**
   * Keeps a question that has been answered.
   *
   * @return whether it is kept now; the foot of the window says why not
   */
  boolean keep(Asking asking, Reply reply) {
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
    Kept kept = new Kept(mark, asking, true, reply, reply.answer().flatMap(GroundAnswer::findZone));
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
    all.set(all.get().stream().filter(each -> each.mark() != mark).toList());
  }

  /** Keeps none any more: there is another ground, or none. */
  void clear() {
    if (!all.get().isEmpty()) {
      all.get().forEach(each -> remove(each.mark()));
      desk.message()
          .set(Message.info("The ground is another; what was kept of the old one is gone."));
    }
  }

  /** The ground is another, or its rule book; all is asked anew. */
  void over(Optional<PreparedGround> now) {
    ground = now;
    all.get().forEach(each -> ask(each.mark(), each.asking()));
  }

  private void ask(int mark, Asking asking) {
    if (ground.isEmpty() || asking.from().isEmpty()) {
      return;
    }
    PreparedGround on = ground.get();
    asked
        .computeIfAbsent(mark, each -> new Following<>(runner, TITLE))
        .want(
            desk.manuscript().version(),
            progress -> answer(on, asking),
            outcome -> accept(mark, asking, outcome));
  }

  private static Answered answer(PreparedGround on, Asking asking) {
    Reply reply = on.ask(asking, asking.from().orElseThrow()).field();
    return new Answered(asking, reply, reply.answer().flatMap(GroundAnswer::findZone));
  }

  private void accept(int mark, Asking asking, Outcome<Answered> outcome) {
    outcome.match(
        done -> {
          Answered now = done.value();
          change(mark, kept -> kept.answered(now.asking(), now.reply(), now.zone()));
        },
        failed ->
            change(
                mark,
                kept -> kept.answered(asking, Reply.none(failed.sentence()), Optional.empty())),
        cancelled -> {});
  }

  private void change(int mark, UnaryOperator<Kept> how) {
    all.set(all.get().stream().map(each -> each.mark() == mark ? how.apply(each) : each).toList());
  }

  private void compare() {
    List<Kept> two = shown().stream().filter(each -> each.zone().isPresent()).limit(2).toList();
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
          if (outcome instanceof Outcome.Done<Optional<Comparison>> done) {
            compared.set(done.value());
          }
        });
  }

  private static Comparison compare(Kept first, Kept second) {
    return new Comparison(
        first, second, first.zone().orElseThrow().sharedWith(second.zone().orElseThrow()));
  }
}
