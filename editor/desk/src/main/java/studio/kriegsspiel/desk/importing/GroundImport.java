package studio.kriegsspiel.desk.importing;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Job;
import studio.kriegsspiel.desk.work.JobProgress;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.Pause;
import studio.kriegsspiel.desk.work.Pauses;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.importer.ImportRequest;
import studio.kriegsspiel.importer.TerrainImport;
import studio.kriegsspiel.importer.survey.SourceRole;
import studio.kriegsspiel.importer.survey.SourceSurvey;
import studio.kriegsspiel.importer.survey.Surveyor;
import studio.kriegsspiel.terrain.crs.LatLon;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** The import of one ground: what was chosen, what would be done, and the doing. */
public final class GroundImport {
  private static final long PAUSE_MILLISECONDS = 250;

  private final BackgroundRunner runner;
  private final Latest<PreviewState> latest;
  private final Pause pause;
  private final Optional<LatLon> known;
  private final Function<Path, Optional<String>> obstacle;
  private final Observable<GroundPlan> plan;
  private final Observable<PreviewState> preview =
      new Observable<>(new PreviewState(Optional.empty(), List.of(), false));
  private final Observable<ImportState> state = new Observable<>(new ImportState.Planning());
  private final Observable<Overview> overview = new Observable<>(Overview.NONE);
  private final Latest<Overview> overviewing;
  private Optional<Job> running = Optional.empty();

  /**
   * Nothing chosen yet.
   *
   * @param folder where the ground is to be written
   * @param known a place of the ground that is open now, to guess systems by
   * @param obstacle why no ground may be written to a folder, none if one may
   */
  public GroundImport(
      Path folder,
      Optional<LatLon> known,
      Function<Path, Optional<String>> obstacle,
      BackgroundRunner runner,
      Pauses pauses) {
    this.runner = runner;
    this.obstacle = obstacle;
    this.known = known;
    this.latest = new Latest<>(runner, "Looking ahead");
    this.overviewing = new Latest<>(runner, "Placing the files");
    this.pause = pauses.of(PAUSE_MILLISECONDS, this::lookAhead);
    this.plan = new Observable<>(GroundPlan.empty(folder));
    preview.set(new PreviewState(Optional.empty(), gaps(), false));
    plan.listen(changed -> planChanged());
    preview.listen(ahead -> place());
  }

  /** What was chosen. */
  public Observable<GroundPlan> plan() {
    return plan;
  }

  /** What would be done. */
  public Observable<PreviewState> preview() {
    return preview;
  }

  /** Where the files lie. */
  public Observable<Overview> overview() {
    return overview;
  }

  /** How far it has come. */
  public Observable<ImportState> state() {
    return state;
  }

  private void place() {
    GroundPlan now = plan.get();
    PreviewState ahead = preview.get();
    String before = overview.get().system();
    overviewing.request(0, progress -> Overview.of(now, ahead, before), this::placed);
  }

  /** A part drawn in the metres of one system follows when another is proposed or chosen. */
  private void placed(WorkOutcome<Overview> outcome) {
    if (outcome instanceof WorkOutcome.Done<Overview> done) {
      String before = overview.get().system();
      overview.set(done.value());
      CropText crop = plan.get().crop();
      CropText moved = Overview.moved(crop, before, done.value().system());
      if (!moved.equals(crop)) {
        change(now -> now.withCrop(moved));
      }
    }
  }

  /** Changes the plan. */
  public void change(UnaryOperator<GroundPlan> how) {
    plan.set(how.apply(plan.get()));
  }

  /** Adds files and looks at each; those that are there already are not added again. */
  public void add(List<Path> files) {
    List<SourceItem> items = new ArrayList<>(plan.get().items());
    List<Path> fresh = new ArrayList<>();
    for (Path file : files) {
      Path path = file.toAbsolutePath().normalize();
      if (items.stream().noneMatch(item -> item.file().equals(path))) {
        items.add(SourceItem.unseen(path));
        fresh.add(path);
      }
    }
    change(before -> before.withItems(items));
    fresh.forEach(this::look);
  }

  /** Takes a file off the list; the file itself stays as it is. */
  public void remove(Path file) {
    change(
        before ->
            before.withItems(
                before.items().stream().filter(item -> !item.file().equals(file)).toList()));
  }

  /** Names the system of a file and looks at it again. */
  public void nameSystem(Path file, String code) {
    boolean same = plan.get().find(file).filter(item -> item.system().equals(code)).isPresent();
    if (!same) {
      change(before -> before.change(file, item -> item.in(code)));
      look(file);
    }
  }

  private void look(Path file) {
    String code = plan.get().find(file).map(SourceItem::system).orElse("");
    runner.<SourceSurvey>startQuietly(
        "Looking at " + file.getFileName(),
        0,
        progress ->
            Surveyor.look(
                file,
                code.isBlank() ? Optional.empty() : Optional.of(code),
                ImportProgress.over(progress)),
        outcome -> seen(file, code, outcome));
  }

  private void seen(Path file, String code, WorkOutcome<SourceSurvey> outcome) {
    boolean late = plan.get().find(file).filter(item -> item.system().equals(code)).isEmpty();
    if (late) {
      return;
    }
    outcome.match(
        done -> change(before -> named(before.change(file, item -> item.seen(done.value())))),
        failed ->
            change(
                before ->
                    before.change(
                        file, item -> item.seen(Surveyor.unusable(file, failed.sentence())))),
        cancelled -> {});
  }

  /** The first file with a place gives the ground its title; a scan goes with control points. */
  private static GroundPlan named(GroundPlan plan) {
    GroundPlan named = plan;
    if (plan.title().isBlank() && !plan.isLooking()) {
      Optional<SourceItem> first =
          plan.items().stream()
              .filter(item -> item.role().hasPlace() || item.role() == SourceRole.SCAN)
              .findFirst();
      named = first.map(item -> plan.withTitle(GroundName.titleOf(item.name()))).orElse(plan);
    }
    boolean points = !named.of(SourceRole.CONTROL_POINTS).isEmpty();
    for (SourceItem item : points ? named.of(SourceRole.SHEET) : List.<SourceItem>of()) {
      if (item.lacksSystem()) {
        named = named.change(item.file(), each -> each.as(SourceRole.SCAN));
      }
    }
    return named;
  }

  /** A place that the sources, or the ground that is open, are known to be near. */
  public Optional<LatLon> knownPlace() {
    return plan.get().items().stream()
        .flatMap(item -> item.survey().stream())
        .map(SourceSurvey::outline)
        .filter(ring -> !ring.isEmpty())
        .map(ring -> ring.get(0))
        .findFirst()
        .or(() -> known);
  }

  /** A word where the new ground lies in another country than the one that is open. */
  public Optional<String> farFromOpen() {
    return known.flatMap(
        open ->
            preview
                .get()
                .preview()
                .flatMap(ahead -> FarAway.kilometres(open, ahead.crs(), ahead.extent().centre()))
                .map(
                    far ->
                        "the new ground lies %,d km from the ground that is open; check the systems"
                            .formatted(far)));
  }

  private void planChanged() {
    if (state.get() instanceof ImportState.Running) {
      return;
    }
    state.set(new ImportState.Planning());
    List<String> gaps = gaps();
    place();
    boolean ahead = gaps.isEmpty() && !plan.get().isLooking();
    latest.cancel();
    preview.set(
        new PreviewState(gaps.isEmpty() ? preview.get().preview() : Optional.empty(), gaps, ahead));
    if (ahead) {
      pause.ask();
    } else {
      pause.forget();
    }
  }

  private List<String> gaps() {
    List<String> gaps = new ArrayList<>(PlanRequest.gaps(plan.get()));
    if (gaps.isEmpty()) {
      obstacle.apply(PlanRequest.target(plan.get())).ifPresent(gaps::add);
    }
    return gaps;
  }

  private void lookAhead() {
    GroundPlan now = plan.get();
    latest.request(
        0,
        progress -> {
          try (TerrainImport planned = new TerrainImport(request(now))) {
            return new PreviewState(
                Optional.of(planned.preview()), List.of(), false, planned.sheetRing());
          }
        },
        this::accept);
  }

  private static ImportRequest request(GroundPlan plan) {
    return PlanRequest.of(plan, DrawnGround.of(plan));
  }

  private void accept(WorkOutcome<PreviewState> outcome) {
    outcome.match(
        done -> preview.set(done.value()),
        failed ->
            preview.set(
                new PreviewState(
                    Optional.empty(), List.of(ImportWords.inWindow(failed.sentence())), false)),
        cancelled -> {});
  }

  /** Begins; what it does stands in {@link #state}. */
  public void begin() {
    if (!preview.get().isReady() || state.get() instanceof ImportState.Running) {
      return;
    }
    if (!gaps().isEmpty()) {
      // What was free when the plan was made may have been taken since.
      planChanged();
      return;
    }
    GroundPlan now = plan.get();
    state.set(new ImportState.Running(0, "beginning"));
    Job[] mine = new Job[1];
    Runnable follow =
        () -> {
          if (mine[0] != null && state.get() instanceof ImportState.Running) {
            state.set(new ImportState.Running(mine[0].fraction(), mine[0].words()));
          }
        };
    runner.addListener(follow);
    // Whoever cancels after the last step is told the truth: the ground is there.
    AtomicReference<@Nullable ImportState> written = new AtomicReference<>();
    mine[0] =
        runner.<ImportState>start(
            "Importing " + now.shortName(),
            0,
            progress -> {
              ImportState done = write(now, progress);
              written.set(done);
              return done;
            },
            outcome -> ended(outcome, Optional.ofNullable(written.get())));
    running = Optional.of(mine[0]);
  }

  private static ImportState write(GroundPlan plan, JobProgress progress) {
    List<String> remarks;
    try (TerrainImport work = new TerrainImport(request(plan))) {
      remarks = work.run(ImportProgress.over(progress));
    }
    Path path = PlanRequest.target(plan);
    return new ImportState.Written(path, TerrainPackage.read(path), remarks);
  }

  private void ended(WorkOutcome<ImportState> outcome, Optional<ImportState> written) {
    running = Optional.empty();
    if (written.isPresent()) {
      state.set(written.get());
      return;
    }
    outcome.match(
        done -> state.set(done.value()),
        failed -> state.set(new ImportState.Failed(ImportWords.inWindow(failed.sentence()))),
        cancelled ->
            state.set(new ImportState.Failed("The import was cancelled; nothing was written.")));
  }

  /** Returns to the plan after an import, to change something and do it again. */
  public void backToPlan() {
    if (!(state.get() instanceof ImportState.Running)) {
      state.set(new ImportState.Planning());
    }
  }

  /** Ends what is running; nothing is written then. */
  public void cancel() {
    running.ifPresent(Job::cancel);
  }

  /** Gives up everything under way, as when the window closes. */
  public void close() {
    cancel();
    latest.cancel();
    overviewing.cancel();
    pause.forget();
  }
}
