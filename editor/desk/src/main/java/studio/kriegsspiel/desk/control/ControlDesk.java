package studio.kriegsspiel.desk.control;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.importer.control.ControlPoint;
import studio.kriegsspiel.importer.control.ControlPointFile;
import studio.kriegsspiel.importer.control.ControlPointWriter;
import studio.kriegsspiel.importer.control.ControlPoints;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.importer.crs.PointTransform;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;
import studio.kriegsspiel.terrain.crs.PositionText;

/** Sets control points on one scan, judges them in the background and keeps a history. */
public final class ControlDesk {
  private final int width;
  private final int height;
  private final Optional<Bounds> near;
  private final BackgroundRunner runner;
  private final Latest<Assessment> latest;
  private final MarkHistory history = new MarkHistory();
  private final Observable<MarkSheet> sheet;
  private final Observable<Assessment> assessment;
  private final Observable<Optional<String>> chosen = new Observable<>(Optional.empty());
  private final Observable<String> message = new Observable<>("");
  private final Observable<Boolean> judging = new Observable<>(false);
  private MarkSheet kept;

  /**
   * A desk for a scan.
   *
   * @param width columns of the scan
   * @param height rows of the scan
   * @param system EPSG code of the metres that ground is given in
   * @param near ground near which grid references are meant
   */
  public ControlDesk(
      int width, int height, String system, Optional<Bounds> near, BackgroundRunner runner) {
    this.width = width;
    this.height = height;
    this.near = near;
    this.runner = runner;
    this.latest = new Latest<>(runner, "Judging control points");
    MarkSheet empty = new MarkSheet(List.of(), system, Method.AFFINE);
    kept = empty;
    sheet = new Observable<>(empty);
    assessment = new Observable<>(Assessment.none(empty));
    sheet.listen(now -> judge());
  }

  /** What is set. */
  public Observable<MarkSheet> sheet() {
    return sheet;
  }

  /** How well it agrees; it may be about an earlier state. */
  public Observable<Assessment> assessment() {
    return assessment;
  }

  /** Whether a new judgement is under way. */
  public Observable<Boolean> judging() {
    return judging;
  }

  /** The point that is chosen; its ground is what the next click on the reference sets. */
  public Observable<Optional<String>> chosen() {
    return chosen;
  }

  /** What could not be done; empty says nothing. */
  public Observable<String> message() {
    return message;
  }

  /** Columns of the scan. */
  public int width() {
    return width;
  }

  /** Rows of the scan. */
  public int height() {
    return height;
  }

  private void edit(MarkSheet next) {
    if (!next.equals(sheet.get())) {
      history.add(sheet.get());
      message.set("");
      sheet.set(next);
    }
  }

  /** Sets a point on the scan and chooses it; its ground is to follow. */
  public void mark(double column, double row) {
    if (column < 0 || row < 0 || column > width || row > height) {
      return;
    }
    String id = sheet.get().nextId();
    edit(sheet.get().plus(column, row));
    chosen.set(Optional.of(id));
  }

  /** Moves a point on the scan. */
  public void move(String id, double column, double row) {
    edit(
        sheet
            .get()
            .change(
                id,
                mark ->
                    mark.movedTo(
                        Math.max(0, Math.min(width, column)), Math.max(0, Math.min(height, row)))));
  }

  /** Says where the chosen point lies on the ground. */
  public void place(MapPoint ground) {
    if (chosen.get().isEmpty()) {
      message.set("Set or choose a point on the scan first.");
    }
    chosen.get().ifPresent(id -> place(id, ground));
  }

  /** Says where a point lies on the ground. */
  public void place(String id, MapPoint ground) {
    edit(sheet.get().change(id, mark -> mark.at(ground)));
  }

  /** Says so in words: metres, a grid reference, or latitude and longitude; false if unclear. */
  public boolean place(String id, String words) {
    CoordinateSystem system = CoordinateSystem.of(sheet.get().system());
    Optional<MapPoint> at = PositionText.find(words, system, near);
    at.ifPresentOrElse(
        point -> place(id, point),
        () ->
            message.set(
                "\""
                    + words
                    + "\" is no position; write metres east and north, a grid reference, or"
                    + " latitude and longitude such as 50.68 N 4.41 E."));
    return at.isPresent();
  }

  /** Lets a point count or not. */
  public void enable(String id, boolean on) {
    edit(sheet.get().change(id, mark -> mark.enabled(on)));
  }

  /** Gives a point another name; names that are taken or blank are refused. */
  public void rename(String id, String name) {
    String wanted = name.strip();
    if (!wanted.isEmpty() && !wanted.equals(id)) {
      if (sheet.get().find(wanted).isPresent()) {
        message.set("There is a point " + wanted + " already.");
      } else {
        edit(sheet.get().change(id, mark -> mark.named(wanted)));
        chosen.set(Optional.of(wanted));
      }
    }
  }

  /** Takes a point away. */
  public void remove(String id) {
    edit(sheet.get().minus(id));
    if (chosen.get().filter(id::equals).isPresent()) {
      chosen.set(Optional.empty());
    }
  }

  /** Chooses the way. */
  public void choose(Method method) {
    edit(sheet.get().by(method));
  }

  /** Chooses the next point, or the one before. */
  public void step(int by) {
    List<ScanPoint> marks = sheet.get().marks();
    if (!marks.isEmpty()) {
      int at = chosen.get().flatMap(sheet.get()::find).map(marks::indexOf).orElse(by > 0 ? -1 : 0);
      chosen.set(Optional.of(marks.get(Math.floorMod(at + by, marks.size())).id()));
    }
  }

  /** Takes the last step back. */
  public void undo() {
    history.back(sheet.get()).ifPresent(this::restore);
  }

  /** Makes the step taken back again. */
  public void redo() {
    history.forth(sheet.get()).ifPresent(this::restore);
  }

  private void restore(MarkSheet state) {
    message.set("");
    sheet.set(state);
    if (chosen.get().flatMap(state::find).isEmpty()) {
      chosen.set(Optional.empty());
    }
  }

  /** Whether points were set or moved that stand in no file and were not taken over. */
  public boolean isUnsaved() {
    return !sheet.get().equals(kept);
  }

  /** Takes note that the points as they are now were taken over. */
  public void keep() {
    kept = sheet.get();
  }

  /** Whether there is something to take back. */
  public boolean canUndo() {
    return history.canGoBack();
  }

  /** Whether there is something to make again. */
  public boolean canRedo() {
    return history.canGoForth();
  }

  /** Takes points over that were there before, with nothing to take back. */
  public void takeFirst(ControlPoints points, Method method) {
    try {
      sheet.set(inMetres(points, method));
      keep();
    } catch (GroundException unusable) {
      message.set(String.valueOf(unusable.getMessage()));
    }
  }

  /**
   * Reads a file in the background; its points take the place of those that are set.
   *
   * @param ask gives the system of points whose file names none, or nothing
   */
  public void load(Path file, Function<ControlPoint, Optional<String>> ask) {
    runner.<ControlPoints>startQuietly(
        "Reading control points",
        0,
        progress -> ControlPointFile.read(file),
        outcome ->
            outcome.match(
                done -> loaded(file, done.value(), ask),
                failed -> message.set(failed.sentence()),
                cancelled -> {}));
  }

  /** The system of other points is nothing to go by: what is not known is asked. */
  private void loaded(
      Path file, ControlPoints points, Function<ControlPoint, Optional<String>> ask) {
    Optional<String> code = points.crs().or(() -> ask.apply(points.first()));
    if (code.isEmpty()) {
      message.set(
          file.getFileName()
              + " does not name the system of its points; nothing was read without it.");
      return;
    }
    try {
      edit(inMetres(points.in(code.get()), sheet.get().method()));
      keep();
    } catch (GroundException unusable) {
      message.set(String.valueOf(unusable.getMessage()));
    }
  }

  /** Takes the numbers of all positions for those of another system; they themselves stay. */
  public void readIn(String code) {
    MarkSheet now = sheet.get();
    try {
      edit(
          isMetric(code)
              ? now.in(code.toUpperCase(Locale.ROOT))
              : inMetres(now.points().in(code), now.method()));
    } catch (GroundException unusable) {
      message.set(String.valueOf(unusable.getMessage()));
    }
  }

  /** Writes a file in the background. */
  public void save(Path file) {
    MarkSheet now = sheet.get();
    ControlPoints points = now.points();
    runner.<Boolean>startQuietly(
        "Writing control points",
        0,
        progress -> {
          ControlPointWriter.write(points, file);
          return true;
        },
        outcome ->
            outcome.match(
                done -> {
                  kept = now;
                  message.set("Saved " + file.getFileName() + ".");
                },
                failed -> message.set(failed.sentence()),
                cancelled -> message.set("Cancelled; " + file.getFileName() + " is as it was.")));
  }

  /** Residuals in degrees say little, so points are brought to metres first. */
  private MarkSheet inMetres(ControlPoints points, Method method) {
    String wanted = points.crs().orElse(sheet.get().system());
    boolean metres = isMetric(wanted);
    SourceSystem from = SourceSystem.ofCode("the control points", wanted);
    String code = metres ? wanted.toUpperCase(Locale.ROOT) : zone(points, from);
    PointTransform transform = from.to(SourceSystem.ofCode("the control points", code));
    return MarkSheet.of(
        new ControlPoints(
            moved(points.points(), transform),
            Optional.of(code),
            moved(points.disabled(), transform)),
        code,
        method);
  }

  private static boolean isMetric(String code) {
    try {
      CoordinateSystem.of(code);
      return true;
    } catch (GroundException e) {
      return false;
    }
  }

  private static String zone(ControlPoints points, SourceSystem from) {
    ControlPoint first =
        points.points().isEmpty() ? points.disabled().get(0) : points.points().get(0);
    double[] globe = from.to(SourceSystem.wgs84()).apply(first.x(), first.y());
    if (!(Math.abs(globe[0]) <= 180 && Math.abs(globe[1]) <= 90)) {
      throw new GroundException(
          "the control points",
          "lie beyond 180 or 90 degrees",
          "name the system they are in in the file's first line, such as #CRS: EPSG:31370");
    }
    return CoordinateSystem.utmCodeFor(new LatLon(globe[1], globe[0]));
  }

  private static List<ControlPoint> moved(List<ControlPoint> points, PointTransform transform) {
    List<ControlPoint> moved = new ArrayList<>();
    for (ControlPoint point : points) {
      double[] at = transform.apply(point.x(), point.y());
      moved.add(new ControlPoint(point.id(), point.column(), point.row(), at[0], at[1]));
    }
    return moved;
  }

  private void judge() {
    MarkSheet now = sheet.get();
    judging.set(true);
    latest.request(
        0,
        progress -> Assessment.of(now, width, height, progress::stopIfCancelled),
        outcome -> {
          judging.set(false);
          outcome.match(
              done -> assessment.set(done.value()),
              failed -> message.set(failed.sentence()),
              cancelled -> {});
        });
  }
}
