package studio.kriegsspiel.desktop.ui.window;

import java.awt.Component;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import studio.kriegsspiel.desk.control.ControlDesk;
import studio.kriegsspiel.desk.control.HeightsReference;
import studio.kriegsspiel.desk.control.ReferenceGround;
import studio.kriegsspiel.desk.control.ScanGround;
import studio.kriegsspiel.desk.importing.GroundImport;
import studio.kriegsspiel.desk.importing.GroundPlan;
import studio.kriegsspiel.desk.importing.ImportProgress;
import studio.kriegsspiel.desk.importing.SourceItem;
import studio.kriegsspiel.desk.importing.SystemSearch;
import studio.kriegsspiel.desk.work.Job;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.desktop.ui.control.ControlWindow;
import studio.kriegsspiel.desktop.ui.importing.ImportWindow;
import studio.kriegsspiel.desktop.ui.importing.SystemChooser;
import studio.kriegsspiel.importer.control.ControlPoint;
import studio.kriegsspiel.importer.control.ControlPointFile;
import studio.kriegsspiel.importer.control.ControlPoints;
import studio.kriegsspiel.importer.crs.ListedSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.survey.SourceRole;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;

/** Opens the window of control points for the scan of an import, once the scan is laid out. */
final class PointsOpening {
  private final Services services;
  private final Optional<Terrain> open;
  private final ImportWindow window;
  private final Consumer<ControlWindow> opened;

  private record Laid(
      ScanGround scan, List<ReferenceGround> grounds, Optional<ControlPoints> points) {}

  PointsOpening(
      Services services,
      Optional<Terrain> open,
      ImportWindow window,
      Consumer<ControlWindow> opened) {
    this.services = services;
    this.open = open;
    this.window = window;
    this.opened = opened;
  }

  void begin() {
    GroundPlan plan = window.model().plan().get();
    plan.of(SourceRole.SCAN).stream().findFirst().ifPresent(scan -> layOut(plan, scan));
  }

  private void layOut(GroundPlan plan, SourceItem item) {
    Job job =
        services
            .runner()
            .<Laid>start(
                "Laying out " + item.name(),
                0,
                progress -> lay(plan, item.file(), ImportProgress.over(progress)),
                outcome -> laidOut(outcome, item.file()));
    window.follow(job, "Laying out " + item.name());
  }

  private Laid lay(GroundPlan plan, Path file, Progress progress) {
    List<ReferenceGround> grounds = new ArrayList<>();
    if (HeightsReference.isPossible(plan)) {
      grounds.add(
          new ReferenceGround(
              "Heights and features of this import", HeightsReference.of(plan, progress)));
    }
    open.ifPresent(
        terrain -> grounds.add(new ReferenceGround("Open ground: " + terrain.title(), terrain)));
    Optional<ControlPoints> points = points(plan);
    return new Laid(ScanGround.of(file, progress), grounds, points);
  }

  /** Those set in the window, else those of a file, in the system that it or the author names. */
  private static Optional<ControlPoints> points(GroundPlan plan) {
    return plan.points()
        .or(
            () ->
                plan.of(SourceRole.CONTROL_POINTS).stream()
                    .findFirst()
                    .map(
                        item -> {
                          ControlPoints read = ControlPointFile.read(item.file());
                          return item.system().isBlank() ? read : read.in(item.system().strip());
                        }));
  }

  private void laidOut(WorkOutcome<Laid> outcome, Path file) {
    window.say(" ");
    outcome.match(
        done ->
            system(done.value())
                .ifPresentOrElse(
                    code -> show(done.value(), file, code), () -> done.value().scan().close()),
        failed -> window.say(failed.sentence()),
        cancelled -> {});
  }

  /**
   * The system that points are given in: their own, and if they name none it is asked for, as the
   * open ground's need not be theirs. Without points that of the ground beside, else of the region.
   */
  private Optional<String> system(Laid laid) {
    GroundImport model = window.model();
    if (laid.points().isPresent()) {
      ControlPoints points = laid.points().get();
      return points.crs().or(() -> ask(Optional.of(points.first()), window.dialog()));
    }
    Optional<String> known =
        laid.grounds().stream()
            .findFirst()
            .map(each -> each.terrain().crs())
            .or(() -> Optional.of(model.plan().get().system()).filter(text -> !text.isBlank()))
            .or(() -> model.knownPlace().map(CoordinateSystem::utmCodeFor));
    return known.or(() -> ask(Optional.empty(), window.dialog()));
  }

  /** Points in degrees are brought to metres by the desk, which is in metres from the start. */
  private static Optional<String> metric(String code) {
    try {
      return Optional.of(CoordinateSystem.of(code).code());
    } catch (GroundException degrees) {
      return Optional.empty();
    }
  }

  /** Asks for a system; those that put a point where it is expected stand first. */
  private Optional<String> ask(Optional<ControlPoint> point, Component above) {
    return new SystemChooser(
            new SystemSearch(
                point.map(each -> new MapPoint(each.x(), each.y())),
                window.model().knownPlace(),
                point.isEmpty(),
                services.runner()))
        .ask(above)
        .map(ListedSystem::code);
  }

  private void show(Laid laid, Path file, String system) {
    Optional<Bounds> near =
        laid.grounds().stream().findFirst().map(each -> each.terrain().extent());
    Optional<String> beside = laid.grounds().stream().findFirst().map(each -> each.terrain().crs());
    ControlDesk desk =
        new ControlDesk(
            laid.scan().width(),
            laid.scan().height(),
            metric(system).or(() -> beside).orElse("EPSG:32631"),
            near,
            services.runner());
    ControlWindow points =
        new ControlWindow(
            window.dialog(),
            desk,
            laid.scan(),
            file,
            laid.grounds(),
            services.runner(),
            this::ask,
            done ->
                window
                    .model()
                    .change(
                        plan ->
                            plan.withPoints(
                                Optional.of(done.sheet().get().points()),
                                done.sheet().get().method())));
    laid.points()
        .map(set -> set.in(system))
        .ifPresent(set -> desk.takeFirst(set, window.model().plan().get().method()));
    points.open();
    opened.accept(points);
  }
}
