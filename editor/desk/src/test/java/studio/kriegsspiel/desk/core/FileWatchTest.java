package studio.kriegsspiel.desk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.file.FileProblem;
import studio.kriegsspiel.desk.file.OpenMarks;
import studio.kriegsspiel.desk.file.RecentFiles;
import studio.kriegsspiel.desk.file.RecoveryJournal;
import studio.kriegsspiel.desk.file.Settings;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Pause;

/** What others do to the open file is seen before it is saved. */
class FileWatchTest {
  @TempDir Path folder;
  private final Desk desk = new Desk();
  private final BackgroundRunner runner = new BackgroundRunner(new Here(), Runnable::run);
  private final ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1);
  private final ScheduledExecutorService still = Executors.newSingleThreadScheduledExecutor();
  private Path file = Path.of("");
  private OpenMarks another;
  private Filing filing;
  private FileWatch watch;

  @BeforeEach
  void open() throws IOException, FileProblem {
    file = Files.writeString(folder.resolve("a.kriegsspiel"), "text");
    Path marks = folder.resolve("marks");
    another = new OpenMarks(marks, 2, 1, pid -> true);
    Recovery recovery =
        new Recovery(
            desk,
            new RecoveryJournal(folder.resolve("recovery"), 1, pid -> false, Clock.systemUTC()),
            runner,
            (milliseconds, action) -> new Pause(still, Runnable::run, 3_600_000, action));
    filing =
        new Filing(
            desk,
            new RecentFiles(new Settings(folder.resolve("settings"), problem -> {})),
            recovery,
            runner);
    watch =
        new FileWatch(
            desk,
            filing,
            new OpenMarks(marks, 1, 1, pid -> true),
            runner,
            (milliseconds, action) -> new Pause(clock, Runnable::run, 3_600_000, action));
    filing.open(file);
  }

  @AfterEach
  void end() {
    clock.shutdownNow();
    still.shutdownNow();
  }

  private Optional<String> seen() {
    watch.look();
    return watch.outside().get().map(Outside::sentence);
  }

  @Test
  void anUntouchedFileIsNothingToTell() {
    assertThat(seen()).isEmpty();
  }

  @Test
  void aFileThatAnotherProgramChangedIsTold() throws IOException {
    Files.writeString(file, "changed by another");
    assertThat(seen()).contains("Another program has changed a.kriegsspiel on disk.");
    assertThat(watch.outside().get().orElseThrow().kind()).isEqualTo(Outside.Kind.CHANGED);
    filing.keepMine();
    assertThat(watch.outside().get()).as("once it is known, no more is said of it").isEmpty();
  }

  @Test
  void aFileThatIsGoneIsTold() throws IOException {
    Files.delete(file);
    assertThat(seen())
        .contains("a.kriegsspiel was taken away or renamed; saving writes it there anew.");
    assertThat(watch.outside().get().orElseThrow().kind()).isEqualTo(Outside.Kind.GONE);
  }

  @Test
  void aFileThatAnotherWindowHasOpenIsToldUntilThatIsLetBe() throws IOException, FileProblem {
    another.claim(Optional.of(file));
    String told =
        "a.kriegsspiel is open in another window of the studio too; whoever saves last writes"
            + " over the other.";
    assertThat(seen()).contains(told);
    watch.letBe();
    assertThat(watch.outside().get()).isEmpty();
    assertThat(seen()).isEmpty();
    // Another file is another question.
    Path second = Files.writeString(folder.resolve("b.kriegsspiel"), "text");
    filing.open(second);
    filing.open(file);
    assertThat(seen()).contains(told);
  }

  @Test
  void theOpenFileIsMarkedForOtherWindowsUntilTheEnd() {
    assertThat(another.findOther(file)).contains("another window of the studio");
    desk.file().set(OpenFile.UNTITLED);
    assertThat(another.findOther(file)).isEmpty();
    assertThat(watch.outside().get()).isEmpty();
    desk.file().set(OpenFile.named("a").in(folder));
    assertThat(another.findOther(file)).as("a name that is only proposed").isEmpty();
  }

  @Test
  void itLooksAgainAndAgainUntilTheEnd() {
    assertThat(clock.getQueue()).filteredOn(each -> !isCancelled(each)).hasSize(1);
    watch.end();
    assertThat(clock.getQueue()).allMatch(FileWatchTest::isCancelled);
    assertThat(another.findOther(file)).isEmpty();
  }

  private static boolean isCancelled(Runnable waiting) {
    return waiting instanceof java.util.concurrent.Future<?> future && future.isCancelled();
  }
}
