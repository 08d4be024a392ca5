package studio.kriegsspiel.desk.rehearsing;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Job;
import studio.kriegsspiel.desk.work.JobProgress;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Doctrine;
import studio.kriegsspiel.reading.rehearsal.Led;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.RehearsalReport;
import studio.kriegsspiel.reading.rehearsal.Run;
import studio.kriegsspiel.reading.rehearsal.Threads;
import studio.kriegsspiel.reading.rehearsal.TriedChange;
import studio.kriegsspiel.reading.rehearsal.page.RehearsalPage;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.FurtherFindings;
import studio.kriegsspiel.study.Solutions;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.game.SheetOrders;
import studio.kriegsspiel.study.rehearsed.KeptRehearsal;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** Plays what lies on the desk many times, and tells how its chances narrow. */
public final class Rehearsing {
  private static final long SEED = 1;

  private final Desk desk;
  private final BackgroundRunner runner;
  private final Observable<Optional<Shown>> shown = new Observable<>(Optional.empty());
  private final Observable<Optional<Job>> job = new Observable<>(Optional.empty());
  private final Observable<String> fault = new Observable<>("");
  private final Observable<Optional<Replayed>> replayed = new Observable<>(Optional.empty());

  /** Of what lies on a desk. */
  public Rehearsing(Desk desk, BackgroundRunner runner) {
    this.desk = desk;
    this.runner = runner;
  }

  /**
   * What is wanted.
   *
   * @param doctrines how sides are led whose objectives are not to say it
   * @param games how many
   * @param changes whether hours and strengths are told otherwise, too
   */
  public record Wish(Map<String, Doctrine> doctrines, int games, boolean changes) {
    /** Keeps its own map. */
    public Wish {
      doctrines = Map.copyOf(doctrines);
    }
  }

  /**
   * What is known so far.
   *
   * @param end all of it, once every game is played
   */
  public record Shown(Chances chances, Optional<End> end) {}

  /**
   * A rehearsal that has come to its end.
   *
   * @param rehearsal what was played
   * @param report in words and figures
   * @param matters what matters most of it
   * @param page the same as a page
   * @param file the scenario's file, if it has one
   * @param kept what is kept beside it
   */
  public record End(
      Rehearsal rehearsal,
      RehearsalReport report,
      List<Finding> matters,
      String page,
      Optional<Path> file,
      Map<String, Object> kept) {}

  /** What is known of the last rehearsal. */
  public Observable<Optional<Shown>> shown() {
    return shown;
  }

  /** The one that is under way. */
  public Observable<Optional<Job>> job() {
    return job;
  }

  /** The game that is looked at again. */
  public Observable<Optional<Replayed>> replayed() {
    return replayed;
  }

  /** Plays a game of the last rehearsal again, to be looked at. */
  public void replay(int number) {
    shown
        .get()
        .flatMap(Shown::end)
        .map(End::rehearsal)
        .ifPresent(
            rehearsal ->
                runner.start(
                    "Replaying",
                    desk.studied().get().version(),
                    progress -> Replayed.of(rehearsal, SEED, number),
                    outcome ->
                        outcome.match(
                            done -> replayed.set(Optional.of(done.value())),
                            failed -> fault.set(failed.sentence()),
                            cancelled -> {})));
  }

  /** Why there is none; empty where nothing is in the way. */
  public Observable<String> fault() {
    return fault;
  }

  /** Begins one, unless one is under way. */
  public void begin(Wish wish) {
    if (job.get().isPresent()) {
      return;
    }
    desk.settle();
    Studied studied = desk.studied().get();
    Optional<Study> study = studied.study();
    if (!desk.isChecked() || study.flatMap(Study::situation).isEmpty()) {
      fault.set(
          desk.isChecked()
              ? "The text is not understood well enough to rehearse it; mend its problems first."
              : "The text is still being checked; try again in a moment.");
      return;
    }
    fault.set("");
    shown.set(Optional.empty());
    Job begun =
        runner.start(
            "Rehearsing",
            studied.version(),
            progress -> played(wish, study.get(), progress),
            outcome ->
                outcome.match(
                    done -> ended(Optional.of(done.value()), ""),
                    failed -> ended(Optional.empty(), failed.sentence()),
                    cancelled -> ended(Optional.empty(), "")));
    job.set(Optional.of(begun));
  }

  /** Ends the one that is under way; what it has found so far stays. */
  public void stop() {
    job.get().ifPresent(Job::cancel);
  }

  private void ended(Optional<Shown> last, String why) {
    job.set(Optional.empty());
    fault.set(why);
    last.ifPresent(each -> shown.set(last));
  }

  private Shown played(Wish wish, Study study, JobProgress progress) throws InterruptedException {
    Game begun = Game.begin(study.situation().orElseThrow(), study.findings());
    Rehearsal rehearsal =
        new Rehearsal(
            begun,
            new SheetOrders(),
            wish.doctrines(),
            Led.bySolutions(Solutions.of(study), wish.doctrines().keySet()));
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    Chances chances =
        new Chances(
            rehearsal.runs(
                wish.games(),
                SEED,
                new Threads(threads),
                (runs, played) -> narrow(wish, runs, played, progress)));
    List<TriedChange> tried =
        wish.changes()
            ? rehearsal.tried(
                chances,
                SEED,
                threads,
                done -> progress.report(-1, done + " changes tried"),
                progress::stopIfCancelled)
            : List.of();
    return new Shown(chances, Optional.of(end(study, rehearsal, chances, tried)));
  }

  /** Counts the games that broke as well: they are over, too. */
  private void narrow(Wish wish, List<Run> runs, int played, JobProgress progress) {
    progress.stopIfCancelled();
    progress.report((double) played / wish.games(), played + " of " + wish.games() + " games");
    if (runs.isEmpty()) {
      return;
    }
    Shown now = new Shown(new Chances(runs), Optional.empty());
    runner.onEvents(
        () -> {
          if (!progress.isCancelled()) {
            shown.set(Optional.of(now));
          }
        });
  }

  private static End end(
      Study study, Rehearsal rehearsal, Chances chances, List<TriedChange> tried) {
    RehearsalReport report = RehearsalReport.of(rehearsal, SEED, chances, tried);
    Map<String, Object> kept = KeptRehearsal.whole(rehearsal.begun().situation(), report.facts());
    List<Finding> matters = FurtherFindings.of(study, kept);
    List<String> sentences = matters.stream().map(Finding::message).toList();
    return new End(
        rehearsal,
        report,
        matters,
        RehearsalPage.of(rehearsal, chances, tried, report, sentences),
        study.file(),
        kept);
  }

  /** What can be kept, if it has come to its end and its scenario has a file. */
  public Optional<Path> whereKept() {
    return shown.get().flatMap(Shown::end).flatMap(End::file).map(KeptRehearsal::beside);
  }

  /** Keeps the rehearsal beside its scenario, where every check finds it. */
  public void keep() {
    whereKept()
        .ifPresent(
            file ->
                write(
                    file,
                    () ->
                        KeptRehearsal.write(
                            file, shown.get().flatMap(Shown::end).orElseThrow().kept())));
  }

  /** Writes the page of the rehearsal. */
  public void page(Path file) {
    shown
        .get()
        .flatMap(Shown::end)
        .ifPresent(end -> write(file, () -> WholeFiles.write(file, end.page())));
  }

  private interface Writing {
    void run() throws IOException;
  }

  private void write(Path file, Writing writing) {
    try {
      writing.run();
      fault.set("");
      desk.message().set(Message.info("Written: " + file + "."));
    } catch (IOException unwritten) {
      fault.set(file + " could not be written: " + unwritten.getMessage() + ".");
    }
  }
}
