package studio.kriegsspiel.desk.rehearsing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.core.Here;
import studio.kriegsspiel.desk.core.OpenFile;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Job;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.rehearsed.KeptRehearsal;
import studio.kriegsspiel.terrain.ground.Ground;

/** A scenario on the desk is rehearsed, looked at again and kept. */
@Timeout(300)
class RehearsingTest {
  private static final Rehearsing.Wish TWO = new Rehearsing.Wish(Map.of(), 2, false);
  private static final Ground GROUND = Ground.of(SampleGround.terrain());

  @TempDir Path folder;
  private final Deque<Runnable> events = new ConcurrentLinkedDeque<>();
  private final Desk desk = new Desk();
  private final Rehearsing rehearsing =
      new Rehearsing(desk, new BackgroundRunner(new Here(), events::add));

  private void open(Optional<Path> file, String text) {
    desk.file().set(OpenFile.named("meeting.kriegsspiel"));
    desk.manuscript().load(text);
    desk.studied()
        .set(
            Studied.of(
                desk.manuscript().version(),
                new Studies((scenario, name) -> Optional.of(GROUND))
                    .of("meeting.kriegsspiel", file, text, Cancellation.NEVER),
                List.of()));
  }

  private void goOn() {
    while (!events.isEmpty()) {
      events.remove().run();
    }
  }

  private Rehearsing.End end() {
    return rehearsing.shown().get().flatMap(Rehearsing.Shown::end).orElseThrow();
  }

  @Test
  void theChancesNarrowAndTheEndIsKeptBesideTheScenario() throws IOException {
    Path file = folder.resolve("meeting.kriegsspiel");
    open(Optional.of(Files.writeString(file, EveningBench.MEETING)), EveningBench.MEETING);
    assertThat(rehearsing.whereKept()).as("before anything is played").isEmpty();
    List<Integer> games = new ArrayList<>();
    rehearsing.shown().listen(each -> each.ifPresent(now -> games.add(now.chances().games())));
    rehearsing.begin(TWO);
    assertThat(rehearsing.job().get()).isPresent();
    goOn();
    assertThat(rehearsing.job().get()).isEmpty();
    assertThat(rehearsing.fault().get()).isEmpty();
    assertThat(games).as("what is known so far is shown").startsWith(1).endsWith(2);

    Path page = folder.resolve("page.html");
    rehearsing.page(page);
    assertThat(page).hasContent(end().page());
    assertThat(end().page()).contains("A meeting");
    assertThat(desk.message().get().sentence()).isEqualTo("Written: " + page + ".");

    rehearsing.page(folder.resolve("none/page.html"));
    assertThat(rehearsing.fault().get()).contains("could not be written: ");
    assertThat(rehearsing.whereKept()).contains(KeptRehearsal.beside(file));
    rehearsing.keep();
    assertThat(KeptRehearsal.beside(file)).exists();
    assertThat(rehearsing.fault().get()).as("what went well clears it").isEmpty();
  }

  @Test
  void aScenarioWithoutAFileIsKeptNowhere() {
    open(Optional.empty(), EveningBench.MEETING);
    rehearsing.begin(TWO);
    goOn();
    assertThat(end().file()).isEmpty();
    assertThat(rehearsing.whereKept()).isEmpty();
    rehearsing.keep();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aGameIsPlayedAgainAsItWas() {
    open(Optional.empty(), EveningBench.MEETING);
    rehearsing.replay(1);
    assertThat(events).as("nothing has been rehearsed").isEmpty();
    rehearsing.begin(TWO);
    goOn();
    rehearsing.replay(2);
    goOn();
    Replayed second = rehearsing.replayed().get().orElseThrow();
    assertThat(second.number()).isEqualTo(2);
    assertThat(second.said()).isNotEmpty();
    assertThat(second.said().get(0).words()).startsWith("ordered: ");
    assertThat(second.said()).anyMatch(each -> each.words().contains("Foot and Guard"));
    Replayed.Said first = second.said().get(0);
    assertThat(second.saidBy(first.at().minusMinutes(1))).isEmpty();
    assertThat(second.saidBy(first.at())).endsWith(first);
    Replayed.Said last = second.said().get(second.said().size() - 1);
    assertThat(second.saidBy(last.at())).startsWith(last).hasSameSizeAs(second.said());
    rehearsing.replay(2);
    goOn();
    assertThat(rehearsing.replayed().get().orElseThrow().said()).isEqualTo(second.said());
  }

  @Test
  void whatIsNotUnderstoodOrNotCheckedIsNotRehearsed() {
    open(Optional.empty(), "nothing at all");
    rehearsing.begin(TWO);
    assertThat(rehearsing.fault().get())
        .isEqualTo(
            "The text is not understood well enough to rehearse it; mend its problems first.");
    open(Optional.empty(), EveningBench.MEETING);
    desk.manuscript().replaceAll(EveningBench.MEETING + "\n", "typing");
    rehearsing.begin(TWO);
    assertThat(rehearsing.fault().get())
        .isEqualTo("The text is still being checked; try again in a moment.");
    assertThat(rehearsing.job().get()).isEmpty();
    open(Optional.empty(), EveningBench.MEETING.replace("for Guard", "for Nobody"));
    rehearsing.begin(TWO);
    goOn();
    assertThat(rehearsing.fault().get()).startsWith("A scenario with errors is not begun");
    assertThat(rehearsing.job().get()).isEmpty();
    assertThat(rehearsing.shown().get()).isEmpty();
  }

  @Test
  void oneRunsAtATimeAndStopsWhenItIsToldTo() throws InterruptedException {
    ExecutorService worker = Executors.newSingleThreadExecutor();
    Rehearsing beside = new Rehearsing(desk, new BackgroundRunner(worker, events::add));
    open(Optional.empty(), EveningBench.MEETING);
    Rehearsing.Wish many = new Rehearsing.Wish(Map.of(), 100_000, false);
    beside.begin(many);
    Optional<Job> first = beside.job().get();
    beside.begin(many);
    assertThat(beside.job().get()).isPresent().isEqualTo(first);
    beside.stop();
    worker.shutdown();
    assertThat(worker.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
    goOn();
    assertThat(beside.job().get()).isEmpty();
    assertThat(beside.shown().get().flatMap(Rehearsing.Shown::end)).isEmpty();
    assertThat(beside.fault().get()).isEmpty();
  }
}
