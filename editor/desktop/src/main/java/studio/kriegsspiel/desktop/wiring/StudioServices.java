package studio.kriegsspiel.desktop.wiring;

import java.awt.Component;
import java.awt.EventQueue;
import java.awt.KeyboardFocusManager;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.core.OtherWindows;
import studio.kriegsspiel.desk.core.Questions;
import studio.kriegsspiel.desk.file.FileProblem;
import studio.kriegsspiel.desk.file.RecentFiles;
import studio.kriegsspiel.desk.file.RecoveryJournal;
import studio.kriegsspiel.desk.file.ScenarioFiles;
import studio.kriegsspiel.desk.file.Settings;
import studio.kriegsspiel.desk.file.StudioFolders;
import studio.kriegsspiel.desk.script.KeptLines;
import studio.kriegsspiel.desk.studied.TextStudy;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Pause;
import studio.kriegsspiel.desktop.ui.dialog.FileQuestions;
import studio.kriegsspiel.desktop.ui.window.Services;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.study.help.Workspace;

/** Makes the windows and their services from the studio's real parts. */
public final class StudioServices {
  private static final int WORKERS = 3;

  private StudioServices() {}

  /** Windows that ask with dialogs and keep their things in {@code folders}. */
  public static StudioWindows windows(StudioFolders folders) {
    Settings settings = new Settings(folders.settings(), problem -> {});
    return windows(
        folders,
        new FileQuestions(StudioServices::activeWindow, new RecentFiles(settings)::list),
        settings);
  }

  /** Windows that put their questions to {@code questions}. */
  public static StudioWindows windows(StudioFolders folders, Questions questions) {
    return windows(folders, questions, new Settings(folders.settings(), problem -> {}));
  }

  private static StudioWindows windows(
      StudioFolders folders, Questions questions, Settings settings) {
    Library library = Library.open();
    Workspace workspace = new Workspace();
    KeptLines lines = cutting(library);
    RecoveryJournal first = RecoveryJournal.ofThisProcess(folders.recovery());
    Iterator<RecoveryJournal> journals =
        Stream.iterate(first, journal -> first.ofAnotherWindow()).iterator();
    return new StudioWindows(
        workspace,
        others -> {
          RecoveryJournal journal = journals.next();
          Settings own = journal == first ? settings : settings.ofAnotherWindow();
          return make(library, workspace, lines, questions, own, journal, others);
        });
  }

  /**
   * Cuts lines for all windows. While the first of them is built, the text that it opens with is
   * cut aside, so that laying it out waits for no lexer.
   */
  private static KeptLines cutting(Library library) {
    KeptLines lines =
        new KeptLines(new LanguageHelp(Optional::empty, new Workspace(), Runnable::run));
    Runnable first =
        () -> {
          try {
            lines.cutAll(ScenarioFiles.read(library.firstScenario()).text());
          } catch (FileProblem e) {
            // Whoever opens it is told; the lines of other texts are cut when they are needed.
          }
        };
    daemons("lines").newThread(first).start();
    return lines;
  }

  /** What finds out about a text, without any window. */
  public static TextStudy textStudy() {
    return new StudioTextStudy(new Grounds(Library.open()), new Workspace());
  }

  private static Services make(
      Library library,
      Workspace workspace,
      KeptLines lines,
      Questions questions,
      Settings settings,
      RecoveryJournal journal,
      OtherWindows others) {
    ExecutorService workers = Executors.newFixedThreadPool(WORKERS, daemons("work"));
    ScheduledExecutorService clock = clock();
    Grounds grounds = new Grounds(library);
    StudioTextStudy textStudy = new StudioTextStudy(grounds, workspace);
    LanguageHelp help = new LanguageHelp(textStudy::lastStudy, workspace, workers);
    textStudy.tell(help::learn);
    return new Services(
        textStudy,
        new StudioTextStudy(grounds, workspace),
        lines,
        help,
        others,
        library,
        new ScenarioPictures(),
        grounds,
        new ArmyFiles(library),
        questions,
        journal,
        settings,
        new BackgroundRunner(workers, EventQueue::invokeLater, clock::shutdownNow),
        (milliseconds, action) -> new Pause(clock, EventQueue::invokeLater, milliseconds, action));
  }

  /** Forgets what is called off, and what is asked of it once the window is closed. */
  private static ScheduledExecutorService clock() {
    ScheduledThreadPoolExecutor clock =
        new ScheduledThreadPoolExecutor(
            1, daemons("clock"), new ThreadPoolExecutor.DiscardPolicy());
    clock.setRemoveOnCancelPolicy(true);
    return clock;
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
