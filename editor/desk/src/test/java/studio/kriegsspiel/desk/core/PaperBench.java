package studio.kriegsspiel.desk.core;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import studio.kriegsspiel.desk.file.RecentFiles;
import studio.kriegsspiel.desk.file.RecoveryJournal;
import studio.kriegsspiel.desk.file.Settings;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Pause;

/** A desk with paper on it in a folder of its own, and whoever answers the questions. */
final class PaperBench {
  final Desk desk = new Desk();
  final Answers author = new Answers();
  final List<Runnable> pauses = new ArrayList<>();
  final BackgroundRunner runner = new BackgroundRunner(new Here(), Runnable::run);
  final RecoveryJournal journal;
  final Paperwork paperwork;
  private final Path folder;
  private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();

  PaperBench(Path folder) {
    this.folder = folder;
    journal = new RecoveryJournal(folder.resolve("recovery"), 1, pid -> false, Clock.systemUTC());
    Recovery recovery =
        new Recovery(
            desk,
            journal,
            runner,
            (milliseconds, action) -> {
              pauses.add(action);
              return new Pause(clock, Runnable::run, 3_600_000, action);
            });
    Settings settings = new Settings(folder.resolve("settings"), problem -> {});
    Filing filing = new Filing(desk, new RecentFiles(settings), recovery, runner);
    GroundWork ground = new GroundWork(desk, new EmptyShelf(), runner);
    GroundRecovery groundRecovery =
        new GroundRecovery(
            desk,
            ground,
            journal.grounds(),
            runner,
            (milliseconds, action) -> new Pause(clock, Runnable::run, 3_600_000, action));
    paperwork = new Paperwork(desk, filing, recovery, ground, groundRecovery, author);
  }

  /** The journal of a session that ended without being asked. */
  RecoveryJournal crashed() {
    return new RecoveryJournal(folder.resolve("recovery"), 7, pid -> false, Clock.systemUTC());
  }

  void close() {
    clock.shutdownNow();
  }
}
