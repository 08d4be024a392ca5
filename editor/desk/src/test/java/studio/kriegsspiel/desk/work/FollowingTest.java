package studio.kriegsspiel.desk.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class FollowingTest {
  private final LinkedBlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private final BackgroundRunner runner =
      new BackgroundRunner(Executors.newFixedThreadPool(2), events::add);
  private final Following<String> following = new Following<>(runner, "following");
  private final List<String> begun = new ArrayList<>();
  private final List<String> heard = new ArrayList<>();
  private final CountDownLatch first = new CountDownLatch(1);

  @AfterEach
  void close() {
    runner.close();
  }

  private void want(String what) {
    following.want(
        1,
        progress -> {
          synchronized (begun) {
            begun.add(what);
          }
          first.await();
          return what;
        },
        outcome -> {
          if (outcome instanceof WorkOutcome.Done<String> done) {
            heard.add(done.value());
          }
        });
  }

  private void handleAll() throws InterruptedException {
    while (following.isRunning() || runner.isBusy() || !events.isEmpty()) {
      Runnable event = events.poll(100, TimeUnit.MILLISECONDS);
      if (event != null) {
        event.run();
      }
    }
  }

  @Test
  void whatWasOvertakenIsNeverBegun() throws InterruptedException {
    want("a");
    want("b");
    want("c");
    want("d");
    first.countDown();
    handleAll();
    assertThat(begun).containsExactly("a", "d");
    assertThat(heard).containsExactly("a", "d");
  }

  @Test
  void whatIsDroppedIsNotHeardOf() throws InterruptedException {
    want("a");
    want("b");
    following.drop();
    want("c");
    first.countDown();
    handleAll();
    assertThat(begun).containsExactly("a", "c");
    assertThat(heard).containsExactly("c");
  }
}
