package studio.kriegsspiel.desk.marking;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.marking.MarkGrid.Column;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Job;
import studio.kriegsspiel.desk.work.JobProgress;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Led;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.Threads;
import studio.kriegsspiel.study.SheetFolders;
import studio.kriegsspiel.study.Solutions;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.game.SheetOrders;

/** Has the order sheets of a folder checked, played in what lies on the desk, and marked. */
public final class SheetMarking {
  private static final long SEED = 1;

  private final Desk desk;
  private final BackgroundRunner runner;
  private final Observable<Optional<MarkGrid>> grid = new Observable<>(Optional.empty());
  private final Observable<Optional<Job>> job = new Observable<>(Optional.empty());
  private final Observable<String> fault = new Observable<>("");
  private Optional<Game> begun = Optional.empty();

  /** Of what lies on a desk. */
  public SheetMarking(Desk desk, BackgroundRunner runner) {
    this.desk = desk;
    this.runner = runner;
  }

  /** What is known of the sheets of the last folder. */
  public Observable<Optional<MarkGrid>> grid() {
    return grid;
  }

  /** What is under way. */
  public Observable<Optional<Job>> job() {
    return job;
  }

  /** What was in the way; empty where nothing was. */
  public Observable<String> fault() {
    return fault;
  }

  /** Where sheets are looked for at first: a folder beside the scenario, or its own. */
  public Optional<Path> proposedFolder() {
    Optional<Path> beside = desk.file().get().path().map(each -> each.toAbsolutePath().getParent());
    return beside
        .map(each -> each.resolve("handed-in"))
        .filter(Files::isDirectory)
        .or(() -> beside);
  }

  /** Begins with the sheets of a folder, unless something is under way. */
  public void begin(Path folder, int games) {
    if (job.get().isPresent()) {
      return;
    }
    desk.settle();
    Studied studied = desk.studied().get();
    String obstacle = obstacle(studied);
    fault.set(obstacle);
    if (!obstacle.isEmpty()) {
      return;
    }
    grid.set(Optional.empty());
    Study study = studied.study().orElseThrow();
    start(
        "Marking order sheets",
        progress -> new Pass(study, games, progress).over(folder),
        done -> fault.set(done));
  }

  private String obstacle(Studied studied) {
    if (!desk.isChecked()) {
      return "The text is still being checked; try again in a moment.";
    }
    if (studied.study().flatMap(Study::situation).isEmpty()) {
      return "The text is not understood well enough to play it; mend its problems first.";
    }
    return studied.scenario().orElseThrow().review().exercises().isEmpty()
        ? "The scenario sets no exercise, so that there is nothing to mark by; add one by Write, Exercise."
        : "";
  }

  /** Ends what is under way; the sheets that were marked stay. */
  public void stop() {
    job.get().ifPresent(Job::cancel);
  }

  /**
   * Writes the grid and a debrief of each sheet that was marked to a folder.
   *
   * @param whenDone hears which page shows the grid
   */
  public void debrief(Path folder, Consumer<Path> whenDone) {
    List<Column> told =
        grid.get().stream()
            .flatMap(each -> each.columns().stream())
            .filter(each -> each.games().isPresent() && each.sheet().exercise().isPresent())
            .toList();
    if (job.get().isPresent() || told.isEmpty() || begun.isEmpty()) {
      return;
    }
    Game game = begun.get();
    MarkGrid marks = grid.get().orElseThrow();
    start(
        "Writing pages",
        progress -> {
          for (int i = 0; i < told.size(); i++) {
            progress.stopIfCancelled();
            HandedSheet sheet = told.get(i).sheet();
            progress.report((double) i / told.size(), sheet.name());
            Led led = sheet.led().orElseThrow();
            DebriefPage.write(folder, sheet.name(), led, rehearsal(game, led), SEED);
          }
          return GridPages.write(folder, marks);
        },
        pages -> {
          desk.message()
              .set(Message.info("The grid and " + told.size() + " debriefs in " + folder + "."));
          pages.stream().findFirst().ifPresent(whenDone);
        });
  }

  private <T> void start(String title, BackgroundRunner.Work<T> work, Consumer<T> whenDone) {
    fault.set("");
    Job started =
        runner.start(
            title,
            desk.studied().get().version(),
            work,
            outcome -> {
              job.set(Optional.empty());
              outcome.match(
                  done -> whenDone.accept(done.value()),
                  failed -> fault.set(failed.sentence()),
                  cancelled -> {});
            });
    job.set(Optional.of(started));
  }

  private static Rehearsal rehearsal(Game game, Led led) {
    return new Rehearsal(game, new SheetOrders(), Map.of(), List.of(led));
  }

  /** One run over a folder. */
  private final class Pass {
    private final Study study;
    private final int games;
    private final JobProgress progress;
    private final List<Column> columns = new ArrayList<>();
    private final Map<Led, Chances> models = new HashMap<>();
    private int sheets;

    Pass(Study study, int games, JobProgress progress) {
      this.study = study;
      this.games = games;
      this.progress = progress;
    }

    /** Marks all of them; tells what there is to tell of the folder. */
    String over(Path folder) throws IOException, InterruptedException {
      SheetFolders.Found found = SheetFolders.in(List.of(folder.toString()), folder);
      if (found.files().equals(List.of(folder.toString()))) {
        return Files.isDirectory(folder)
            ? "There is no order sheet in " + folder + "."
            : "There is no folder " + folder + ".";
      }
      Game game = Game.begin(study.situation().orElseThrow(), study.findings());
      List<Led> solutions = Led.bySolutions(Solutions.of(study), Set.of());
      sheets = found.files().size();
      for (String file : found.files()) {
        progress.stopIfCancelled();
        columns.add(marked(HandedSheet.read(Path.of(file), game.situation(), solutions), game));
        show(game);
      }
      return String.join(" ", found.warnings());
    }

    private void show(Game game) {
      MarkGrid now = new MarkGrid(game.situation(), columns);
      runner.onEvents(
          () -> {
            if (!progress.isCancelled()) {
              begun = Optional.of(game);
              grid.set(Optional.of(now));
            }
          });
    }

    private Column marked(HandedSheet sheet, Game game) throws InterruptedException {
      if (sheet.led().isEmpty()) {
        return new Column(sheet, Optional.empty(), Optional.empty(), sheet.refused());
      }
      try {
        Optional<Chances> solution = Optional.empty();
        if (sheet.solution().isPresent()) {
          Led model = sheet.solution().get();
          Chances known = models.get(model);
          if (known == null) {
            known = played(game, model, "the solution");
            models.put(model, known);
          }
          solution = Optional.of(known);
        }
        return new Column(
            sheet, Optional.of(played(game, sheet.led().get(), sheet.name())), solution, "");
      } catch (GameRefusedException refused) {
        return new Column(
            sheet,
            Optional.empty(),
            Optional.empty(),
            sheet.name() + " cannot be played. " + refused.getMessage());
      }
    }

    private Chances played(Game game, Led led, String who) throws InterruptedException {
      int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
      return new Chances(
          rehearsal(game, led)
              .runs(
                  games,
                  SEED,
                  new Threads(threads),
                  (runs, done) -> {
                    progress.stopIfCancelled();
                    progress.report(
                        (columns.size() + (double) done / games) / sheets,
                        "%s, %d of %d games".formatted(who, done, games));
                  }));
    }
  }
}
