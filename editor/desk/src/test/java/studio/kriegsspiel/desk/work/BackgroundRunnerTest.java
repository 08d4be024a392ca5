package studio.kriegsspiel.desk.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class BackgroundRunnerTest {
  private final LinkedBlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private final ExecutorService workers = Executors.newFixedThreadPool(2);
  private final BackgroundRunner runner = new BackgroundRunner(workers, events::add);
  private final List<WorkOutcome<String>> outcomes = new ArrayList<>();

  @AfterEach
  void close() {
    runner.close();
  }

  private void handleUntilOutcomes(int count) throws InterruptedException {
    while (outcomes.size() < count) {
      Runnable event = events.poll(10, TimeUnit.SECONDS);
      assertThat(event).as("an event within 10 s").isNotNull();
      event.run();
    }
  }

  @Test
  void aResultCarriesTheVersionItSaw() throws InterruptedException {
    runner.start("check", 42, progress -> "done", outcomes::add);
    handleUntilOutcomes(1);
    assertThat(outcomes).containsExactly(new WorkOutcome.Done<>(42, "done"));
    assertThat(runner.isBusy()).isFalse();
  }

  @Test
  void progressIsSeenWhileItRuns() throws InterruptedException {
    CountDownLatch go = new CountDownLatch(1);
    List<String> seen = new ArrayList<>();
    runner.addListener(
        () -> runner.shownJobs().forEach(job -> seen.add(job.what() + " " + job.fraction())));
    runner.<String>start(
        "packs",
        1,
        progress -> {
          progress.report(0.5, "Blue's pack");
          go.await();
          return "";
        },
        outcomes::add);
    while (!seen.contains("Blue's pack 0.5")) {
      events.take().run();
    }
    go.countDown();
    handleUntilOutcomes(1);
    assertThat(runner.shownJobs()).isEmpty();
  }

  @Test
  void cancelledWorkEndsAsCancelled() throws InterruptedException {
    CountDownLatch started = new CountDownLatch(1);
    Job job =
        runner.<String>start(
            "packs",
            1,
            progress -> {
              started.countDown();
              while (true) {
                progress.stopIfCancelled();
                Thread.sleep(2);
              }
            },
            outcomes::add);
    started.await();
    job.cancel();
    handleUntilOutcomes(1);
    assertThat(outcomes).containsExactly(new WorkOutcome.Cancelled<>(1));
  }

  @Test
  void aFailureIsASentence() throws InterruptedException {
    runner.<String>start(
        "Writing packs",
        1,
        progress -> {
          throw new NullPointerException();
        },
        outcomes::add);
    handleUntilOutcomes(1);
    assertThat(outcomes.get(0))
        .isInstanceOfSatisfying(
            WorkOutcome.Failed.class,
            failed ->
                assertThat(failed.sentence())
                    .isEqualTo("Writing packs failed (NullPointerException)."));
  }

  @Test
  void onlyTheLatestResultCounts() throws InterruptedException {
    Latest<String> latest = new Latest<>(runner, "check");
    CountDownLatch go = new CountDownLatch(1);
    latest.request(
        1,
        progress -> {
          go.await();
          return "old";
        },
        outcomes::add);
    latest.request(2, progress -> "new", outcomes::add);
    handleUntilOutcomes(1);
    go.countDown();
    workers.shutdown();
    assertThat(workers.awaitTermination(10, TimeUnit.SECONDS)).isTrue();
    events.forEach(Runnable::run);
    assertThat(outcomes).containsExactly(new WorkOutcome.Done<>(2, "new"));
    assertThat(latest.isRunning()).isFalse();
  }
}
