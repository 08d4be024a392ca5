package studio.kriegsspiel.desk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
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
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;

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
                Studies.ofLibrary().of("packs", Optional.empty(), TEXT, Cancellation.NEVER),
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

  private static String obstacle(EveningBench bench) {
    return new Exporting(bench.desk, bench.runner).obstacle();
  }

  @Test
  void nothingMisleadingIsExported() {
    EveningBench bench = new EveningBench();
    assertThat(obstacle(bench)).startsWith("The scenario has 10 errors; an export would mislead");
    bench.desk.manuscript().load(EveningBench.MEETING);
    assertThat(obstacle(bench)).isEmpty();
    bench.desk.manuscript().load(EveningBench.MEETING.replace("for Guard", "for Nobody"));
    assertThat(obstacle(bench))
        .isEqualTo(
            "The scenario has 1 error; an export would mislead its players. Mend them first.");
    bench.pause();
    bench.desk.manuscript().load(EveningBench.MEETING);
    assertThat(obstacle(bench))
        .isEqualTo("The text is still being checked; try again in a moment.");
  }

  @Test
  void whatIsNoScenarioOrHasNoGroundIsNotExported() {
    Desk desk = new Desk();
    Exporting exporting = new Exporting(desk, new BackgroundRunner(new Here(), Runnable::run));
    study(desk, "nothing at all");
    assertThat(exporting.obstacle())
        .isEqualTo("The text is not understood well enough to export it; mend its problems first.");
    study(desk, TEXT.replace("  terrain \"mont-saint-jean\"\n", ""));
    assertThat(exporting.obstacle())
        .isEqualTo("The scenario has no ground, so no map can be printed; name a terrain first.");
    study(desk, TEXT);
    assertThat(exporting.obstacle()).isEmpty();
  }

  private static void study(Desk desk, String text) {
    desk.manuscript().load(text);
    desk.studied()
        .set(
            Studied.of(
                desk.manuscript().version(),
                Studies.ofLibrary().of("packs", Optional.empty(), text, Cancellation.NEVER),
                List.of()));
  }

  @Test
  void whatWasWrittenIsToldWithItsFolder() {
    EveningBench bench = new EveningBench();
    bench.desk.manuscript().load(EveningBench.MEETING);
    List<Exporting.Ended> ended = new ArrayList<>();
    Path out = folder.resolve("out");
    Exporting exporting = new Exporting(bench.desk, bench.runner);
    exporting.begin(out, EnumSet.of(ExportTarget.PLAY), ended::add);
    assertThat(ended).singleElement().matches(Exporting.Ended::written);
    assertThat(out.resolve("play.json")).exists();
    assertThat(bench.message())
        .isEqualTo("Exported to " + out + ": " + ended.get(0).words())
        .contains("5 files written");
  }

  @Test
  void aFolderThatCannotBeWrittenIsTold() throws Exception {
    EveningBench bench = new EveningBench();
    bench.desk.manuscript().load(EveningBench.MEETING);
    List<Exporting.Ended> ended = new ArrayList<>();
    Path taken = Files.writeString(folder.resolve("taken"), "a file");
    new Exporting(bench.desk, bench.runner).begin(taken, EnumSet.of(ExportTarget.PLAY), ended::add);
    assertThat(ended).singleElement().matches(each -> !each.written());
    assertThat(bench.desk.message().get())
        .isEqualTo(Message.trouble("The export did not end well: " + ended.get(0).words()));
    assertThat(ended.get(0).words()).contains("cannot be written");
  }
}
