package studio.kriegsspiel.server;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/**
 * Studies documents in the background, one round for a burst of changes; a newer round ends the
 * older. Where searches take long, the other findings are told before them.
 */
final class StudyRounds implements AutoCloseable {
  private static final long PAUSE_MILLISECONDS = 150;

  private final Studies studies;
  private final Consumer<OpenDocument> teller;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(daemons("clock"));
  private final ExecutorService workers = Executors.newCachedThreadPool(daemons("study"));

  /** Tells through {@code teller}, which finds the findings in the document. */
  StudyRounds(Studies studies, Consumer<OpenDocument> teller) {
    this.studies = studies;
    this.teller = teller;
  }

  /** Threads for all that takes time. */
  ExecutorService workers() {
    return workers;
  }

  /** Studies a document at once. */
  void now(OpenDocument document) {
    long round = document.begin();
    workers.execute(() -> run(document, round));
  }

  /** Studies a document once nobody has changed it for a moment. */
  void soon(OpenDocument document) {
    long round = document.begin();
    clock.schedule(
        () -> {
          if (document.isIn(round)) {
            workers.execute(() -> run(document, round));
          }
        },
        PAUSE_MILLISECONDS,
        TimeUnit.MILLISECONDS);
  }

  private void run(OpenDocument document, long round) {
    Cancellation cancellation = () -> !document.isIn(round);
    try {
      Study study = studies.of(document.name(), document.file(), document.text(), cancellation);
      document.tellAll(
          round,
          study,
          document
              .steps()
              .find(study, cancellation, early -> document.tell(round, study, early, teller)),
          teller);
    } catch (CancellationException overtaken) {
      // The newer round tells what there is to tell.
      return;
    } catch (RejectedExecutionException closed) {
      // Nobody listens any more.
      return;
    }
  }

  /** The study of a document as it stands now. */
  CompletableFuture<Study> study(OpenDocument document) {
    return document
        .study()
        .map(CompletableFuture::completedFuture)
        .orElseGet(
            () ->
                CompletableFuture.supplyAsync(
                    () ->
                        studies.of(
                            document.name(), document.file(), document.text(), Cancellation.NEVER),
                    workers));
  }

  @Override
  public void close() {
    clock.shutdownNow();
    workers.shutdown();
  }

  private static ThreadFactory daemons(String name) {
    return task -> {
      Thread thread = new Thread(task, "studio-" + name);
      thread.setDaemon(true);
      return thread;
    };
  }
}
