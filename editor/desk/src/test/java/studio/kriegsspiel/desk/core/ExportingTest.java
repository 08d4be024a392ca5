package studio.kriegsspiel.desk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Job;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Wanted;

@Timeout(60)
class ExportingTest {
  private static final String TEXT =
      """
      scenario "Packs"
        rules   reisswitz-1824
        terrain "mont-saint-jean"
        on      18 June 1815 from 13:00 to 15:00
      """;

  @TempDir Path folder;

  @Test
  void whoeverCancelsIsToldSoAndAskedNothing() throws Exception {
    LinkedBlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
    ExecutorService worker = Executors.newSingleThreadExecutor();
    BackgroundRunner runner = new BackgroundRunner(worker, events::add);
    CountDownLatch go = new CountDownLatch(1);
    Desk desk = new Desk();
    desk.studied()
        .set(
            Studied.of(
                1,
                Studies.ofLibrary().of("packs", Optional.empty(), TEXT, Wanted.ALWAYS),
                List.of()));
    List<Exporting.Ended> ended = new ArrayList<>();
    worker.execute(
        () -> {
          try {
            go.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
    new Exporting(desk, runner).begin(folder, EnumSet.allOf(ExportTarget.class), ended::add);
    runner.shownJobs().forEach(Job::cancel);
    go.countDown();
    while (desk.message().get().equals(Message.NONE)) {
      events.take().run();
    }
    runner.close();
    assertThat(desk.message().get())
        .isEqualTo(Message.info("The export was cancelled; nothing was written."));
    assertThat(ended).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }
}
