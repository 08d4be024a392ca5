package studio.kriegsspiel.desk.map;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.ground.GroundDraft;
import studio.kriegsspiel.desk.ground.LaterHeights;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.drawing.relief.ContourLines;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.edit.EditedHeights;
import studio.kriegsspiel.terrain.edit.HandEdits;

/** Contours as they would run if what is in the hand were on the ground, worked out aside. */
public final class EditPreview {
  private static final double MARGIN_METRES = 40;
  private static final int MOST_CELLS = 600_000;
  private static final double USUAL_INTERVAL = 5;

  private final Desk desk;
  private final MapView view;
  private final BackgroundRunner runner;
  private final Observable<Optional<Lines>> shown = new Observable<>(Optional.empty());
  private Optional<Feature> asked = Optional.empty();
  private Optional<Wish> next = Optional.empty();
  private boolean running;

  /**
   * New contours.
   *
   * @param window where the heights would differ
   * @param contours in metres from the north-west corner of the window, north positive
   */
  public record Lines(Bounds window, Path2D contours) {}

  /** Previews changes of the ground of {@code desk}. */
  public EditPreview(Desk desk, MapView view, BackgroundRunner runner) {
    this.desk = desk;
    this.view = view;
    this.runner = runner;
  }

  /** The map has been drawn anew and shows what there is; the preview of it has done its work. */
  public void mapIsFresh() {
    if (asked.isEmpty()) {
      shown.set(Optional.empty());
    }
  }

  /** What to draw; nothing while heights stay as they are. */
  public Observable<Optional<Lines>> shown() {
    return shown;
  }

  /**
   * Asks for a preview. One is worked out at a time; what was asked for meanwhile counts last.
   *
   * @param candidate what is in the hand
   * @param replaced the id of the feature it would replace
   */
  public void show(Optional<Feature> candidate, Optional<String> replaced) {
    if (candidate.equals(asked)) {
      return;
    }
    asked = candidate;
    next = Optional.empty();
    Optional<GroundDraft> draft = desk.ground().get();
    Optional<MapScene> scene = view.scene().get();
    if (candidate.isEmpty()) {
      // What was shown stays until the map itself shows it, or something else is in the hand.
      return;
    }
    if (!HandEdits.shapesGround(candidate.get()) || draft.isEmpty() || scene.isEmpty()) {
      shown.set(Optional.empty());
      return;
    }
    List<Feature> features = new ArrayList<>(draft.get().now().features());
    replaced.ifPresent(id -> features.removeIf(feature -> feature.id().equals(id)));
    features.add(candidate.get());
    next = Optional.of(new Wish(candidate.get(), features, draft.get().heights(), scene.get()));
    start();
  }

  private void start() {
    if (running || next.isEmpty()) {
      return;
    }
    running = true;
    Wish wish = next.get();
    next = Optional.empty();
    runner.<Optional<Lines>>startQuietly(
        "Previewing the ground",
        desk.manuscript().version(),
        progress -> wish.lines(),
        outcome -> {
          running = false;
          boolean wanted = asked.filter(now -> now == wish.candidate).isPresent();
          if (outcome instanceof WorkOutcome.Done<Optional<Lines>> done
              && (wanted || next.isPresent())) {
            shown.set(done.value());
          }
          start();
        });
  }

  /** What a preview is made from. */
  private record Wish(
      Feature candidate, List<Feature> features, LaterHeights heights, MapScene scene) {
    Optional<Lines> lines() {
      double interval = scene.painter().findContourIntervalMetres().orElse(USUAL_INTERVAL);
      return heights.get().flatMap(known -> EditPreview.lines(known.with(features), interval / 2));
    }
  }

  /** Shows nothing any more: what was in the hand was given up. */
  public void clear() {
    asked = Optional.empty();
    next = Optional.empty();
    shown.set(Optional.empty());
  }

  private static Optional<Lines> lines(EditedHeights edited, double interval) {
    return edited
        .touched()
        .map(
            touched -> {
              ElevationGrid part = part(edited.heights(), touched.grown(MARGIN_METRES));
              return new Lines(
                  part.bounds(),
                  part.geometry().size() > MOST_CELLS
                      ? new Path2D.Double()
                      : ContourLines.of(part, interval));
            });
  }

  private static ElevationGrid part(ElevationGrid heights, Bounds window) {
    GridGeometry grid = heights.geometry();
    int left = Math.max(0, grid.columnOf(window.west()));
    int top = Math.max(0, grid.rowOf(window.north()));
    int right = Math.min(grid.columns() - 1, grid.columnOf(window.east()));
    int bottom = Math.min(grid.rows() - 1, grid.rowOf(window.south()));
    return heights.part(left, top, right - left + 1, bottom - top + 1);
  }
}
