package studio.kriegsspiel.desk.map;

import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Jump;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.reading.view.ReadersView;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Terrain;

/** How one map is looked at: the scene, the part of it that is shown, and the layers. */
public final class MapView {
  private static final double ZOOM_STEP = 1.25;

  private final Desk desk;
  private final Observable<Optional<MapScene>> scene = new Observable<>(Optional.empty());
  private final Observable<Viewport> viewport = new Observable<>(new Viewport(0, 0, 1, 1, 1));
  private final Observable<LayerChoice> layers = new Observable<>(LayerChoice.USUAL);

  private final Observable<Double> divider = new Observable<>(0.5);

  /** What the map is fitted to, until it is moved. */
  private Optional<Bounds> fitted = Optional.empty();

  private Optional<Bounds> part = Optional.empty();

  /** The scene made last; read and written by the thread that checks the text as well. */
  private volatile Made made = new Made(Studied.NONE, Optional.empty());

  private Optional<Seen> seen = Optional.empty();
  private Optional<ReadersView> reader = Optional.empty();

  private boolean darkLook;
  private boolean darkAllowed = true;
  private Optional<Night> night = Optional.empty();

  /** A scene at night, and what it was made of. */
  private record Night(MapScene day, MapScene scene) {}

  /** A scene as a reader has it, and what it was made of. */
  private record Seen(MapScene whole, ReadersView by, MapScene scene) {}

  /** A scene, and what it was made of. */
  private record Made(Studied studied, Optional<MapScene> scene) {
    /** Whether this is the scene of {@code other} too, which may have other findings. */
    boolean serves(Studied other) {
      return studied.study().equals(other.study());
    }
  }

  /** Shows the ground and the troops of {@code desk} with letters of the usual size. */
  public MapView(Desk desk) {
    this(desk, 1);
  }

  /**
   * Shows the ground and the troops of {@code desk}.
   *
   * @param letters how much larger than usual letters and lines are drawn
   */
  public MapView(Desk desk, double letters) {
    this.desk = desk;
    viewport.set(viewport.get().lettered(letters * Viewport.USUAL_MILLIMETRE));
    desk.prepare(this::sceneOf);
    desk.shown().follow(this::show);
    desk.jumps().listen(this::jump);
  }

  /** Draws its first scene as another view does, with what that has worked out of the ground. */
  public void beginAs(MapView other) {
    made = new Made(Studied.NONE, other.made.scene());
    darkAllowed = other.darkAllowed;
    layers.set(other.layers.get());
  }

  /** Shows the same place at the same scale as another view, in a size of its own. */
  public void showPlaceOf(Viewport other) {
    Viewport now = viewport.get();
    Viewport same =
        new Viewport(
                other.centreX(), other.centreY(), other.metresPerPixel(), now.width(), now.height())
            .lettered(now.pixelsPerMillimetre());
    if (!same.equals(now)) {
      fitted = Optional.empty();
      viewport.set(same);
    }
  }

  /** Shows what a reader knows instead of everything; none for the umpire. */
  public void showAs(Optional<ReadersView> newReader) {
    reader = newReader;
    showAgain();
  }

  private void showAgain() {
    scene.set(sceneOf(desk.shown().get()).map(this::asSeen));
  }

  /** Whether the window has a dark look, so that the map is drawn dark where it may be. */
  public void wear(boolean dark) {
    if (darkLook != dark) {
      darkLook = dark;
      showAgain();
    }
  }

  /** Whether the map may be dark where the window is. */
  public void allowDark(boolean allowed) {
    if (darkAllowed != allowed) {
      darkAllowed = allowed;
      showAgain();
    }
  }

  private MapScene asSeen(MapScene whole) {
    MapScene day = byReader(whole);
    if (!darkLook || !darkAllowed) {
      return day;
    }
    if (night.filter(each -> each.day == day).isEmpty()) {
      MapPainter painter =
          night
              .filter(each -> each.day.painter() == day.painter())
              .map(each -> each.scene.painter())
              .orElseGet(() -> day.painter().in(MapStyle.night()));
      night = Optional.of(new Night(day, day.by(painter)));
    }
    return night.get().scene;
  }

  private MapScene byReader(MapScene whole) {
    if (reader.isEmpty()) {
      return whole;
    }
    ReadersView by = reader.get();
    Seen last =
        seen.filter(each -> each.whole == whole && each.by == by)
            .orElseGet(() -> new Seen(whole, by, whole.seenBy(by)));
    seen = Optional.of(last);
    return last.scene;
  }

  /** What there is to see; none while no ground is known. */
  public Observable<Optional<MapScene>> scene() {
    return scene;
  }

  /** Whether there is a sheet image that may lie left of the divider. */
  public boolean hasSheet() {
    return scene.get().filter(each -> each.terrain().sheet().isPresent()).isPresent();
  }

  /** Whether the sheet image lies left of the divider and the drawn map right of it. */
  public boolean isSwiped() {
    return layers.get().swipe() && hasSheet();
  }

  /** Where the divider stands, from 0 at the left edge of the map to 1 at the right. */
  public Observable<Double> divider() {
    return divider;
  }

  /** Puts the divider at a share of the map's width, as far as that is on the map. */
  public void divideAt(double share) {
    divider.set(Math.min(1, Math.max(0, share)));
  }

  /** How the map is drawn: as by day, or dark. */
  public MapStyle style() {
    return scene.get().map(each -> each.painter().style()).orElse(MapStyle.staffMap());
  }

  /** The part that is shown. */
  public Observable<Viewport> viewport() {
    return viewport;
  }

  /** The layers that are shown. */
  public Observable<LayerChoice> layers() {
    return layers;
  }

  private Optional<MapScene> sceneOf(Studied studied) {
    Made last = made;
    if (!last.serves(studied)) {
      last = new Made(studied, MapScene.of(studied, last.scene()));
      made = last;
    }
    return last.scene();
  }

  private void show(Studied studied) {
    Optional<Terrain> before = scene.get().map(MapScene::terrain);
    Optional<MapScene> fresh = sceneOf(studied);
    boolean otherGround =
        fresh.isPresent()
            && before
                .filter(terrain -> terrain.extent().equals(fresh.get().terrain().extent()))
                .isEmpty();
    Optional<Bounds> partBefore = part;
    part = fresh.isEmpty() ? part : Opening.part(studied);
    boolean otherPart = fitted.isPresent() && !part.equals(partBefore);
    scene.set(fresh.map(this::asSeen));
    if (otherGround || otherPart) {
      fresh.ifPresent(each -> fit(Opening.of(each, part)));
    }
  }

  /** Shows all of the ground. */
  public void fit() {
    scene.get().ifPresent(each -> fit(each.terrain().extent()));
  }

  private void fit(Bounds bounds) {
    Viewport now = viewport.get();
    fitted = Optional.of(bounds);
    viewport.set(
        Viewport.fitting(bounds, now.width(), now.height()).lettered(now.pixelsPerMillimetre()));
  }

  /** The window gives the map another size; what it was fitted to stays in it until it is moved. */
  public void resize(int width, int height) {
    viewport.set(viewport.get().resized(width, height));
    fitted.ifPresent(this::fit);
  }

  /** Comes nearer or goes back by so many steps, around a pixel. */
  public void zoomAt(double pixelX, double pixelY, double steps) {
    fitted = Optional.empty();
    viewport.set(viewport.get().zoomedAt(pixelX, pixelY, Math.pow(ZOOM_STEP, steps)));
  }

  /** Comes nearer or goes back by so many steps, around the middle. */
  public void zoom(double steps) {
    Viewport now = viewport.get();
    zoomAt(now.width() / 2.0, now.height() / 2.0, steps);
  }

  /** Moves the ground with the pointer. */
  public void pan(double pixelsRight, double pixelsDown) {
    fitted = Optional.empty();
    viewport.set(viewport.get().panned(pixelsRight, pixelsDown));
  }

  private void jump(Jump jump) {
    jump.spot().ifPresent(this::reveal);
  }

  /** Brings a spot into view if it is not well in view. */
  public void reveal(MapSpot spot) {
    if (!viewport.get().showsWell(spot)) {
      fitted = Optional.empty();
      viewport.set(viewport.get().centredOn(spot));
    }
  }

  /** The painter's words for the part that is shown. */
  public static MapViewport forPainter(Viewport viewport) {
    return MapViewport.onScreen(
        viewport.bounds(), 1 / viewport.metresPerPixel(), viewport.pixelsPerMillimetre());
  }
}
