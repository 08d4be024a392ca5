package studio.kriegsspiel.desktop.wiring;

import java.awt.Component;
import java.awt.EventQueue;
import java.awt.KeyboardFocusManager;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desktop.model.desk.Questions;
import studio.kriegsspiel.desktop.model.file.RecentFiles;
import studio.kriegsspiel.desktop.model.file.RecoveryJournal;
import studio.kriegsspiel.desktop.model.file.Settings;
import studio.kriegsspiel.desktop.model.file.StudioFolders;
import studio.kriegsspiel.desktop.model.work.BackgroundRunner;
import studio.kriegsspiel.desktop.model.work.Pause;
import studio.kriegsspiel.desktop.ui.dialog.FileQuestions;
import studio.kriegsspiel.desktop.ui.window.Services;
import studio.kriegsspiel.library.Library;

/** Makes the services of a window from the studio's real parts. */
public final class StudioServices {
  private static final int WORKERS = 3;

  private StudioServices() {}

  /** Services that ask with dialogs and keep their things in {@code folders}. */
  public static Services make(StudioFolders folders) {
    Settings settings = new Settings(folders.settings(), problem -> {});
    return make(
        folders,
        new FileQuestions(StudioServices::activeWindow, new RecentFiles(settings)::list),
        settings);
  }

  /** Services that put their questions to {@code questions}. */
  public static Services make(StudioFolders folders, Questions questions) {
    return make(folders, questions, new Settings(folders.settings(), problem -> {}));
  }

  private static Services make(StudioFolders folders, Questions questions, Settings settings) {
    ExecutorService workers = Executors.newFixedThreadPool(WORKERS, daemons("work"));
    ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(daemons("clock"));
    Library library = Library.open();
    Grounds grounds = new Grounds(library);
    StudioAnalyst analyst = new StudioAnalyst(grounds);
    LanguageHelp help = new LanguageHelp(analyst::lastStudy);
    analyst.tell(help::learn);
    return new Services(
        analyst,
        help,
        help,
        library,
        grounds,
        new ArmyFiles(library),
        questions,
        RecoveryJournal.ofThisProcess(folders.recovery()),
        settings,
        new BackgroundRunner(workers, EventQueue::invokeLater),
        (milliseconds, action) -> new Pause(clock, EventQueue::invokeLater, milliseconds, action));
  }

  private static ThreadFactory daemons(String name) {
    return task -> {
      Thread thread = new Thread(task, "studio-" + name);
      thread.setDaemon(true);
      return thread;
    };
  }

  private static @Nullable Component activeWindow() {
    return KeyboardFocusManager.getCurrentKeyboardFocusManager().getActiveWindow();
  }
}
