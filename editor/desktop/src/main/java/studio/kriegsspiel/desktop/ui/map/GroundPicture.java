package studio.kriegsspiel.desktop.ui.map;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.map.LayerChoice;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.Overlay;
import studio.kriegsspiel.drawing.TroopsAndNames;
import studio.kriegsspiel.drawing.analysis.PictureOverlay;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.names.LabelManner;
import studio.kriegsspiel.drawing.names.WayNote;
import studio.kriegsspiel.drawing.troops.TroopBlock;

/**
 * The map as it was drawn last, and the means to draw it anew in the background. While a new one is
 * under way the last one is shown moved and stretched, so that the map follows the hand at once.
 */
public final class GroundPicture {
  private final Latest<Drawn> latest;
  private final Runnable whenDrawn;
  private Optional<Drawn> drawn = Optional.empty();
  private Optional<Wanted> wanted = Optional.empty();

  private record Wanted(
      MapPainter painter,
      List<TroopBlock> blocks,
      Viewport viewport,
      MapLayers layers,
      Laid laid,
      double scale) {

    TroopsAndNames over() {
      double letters = viewport.pixelsPerMillimetre() / Viewport.USUAL_MILLIMETRE;
      return new TroopsAndNames(layers, blocks, laid.notes(), LabelManner.SCREEN.larger(letters));
    }
  }

  /**
   * What is laid among the layers of the map.
   *
   * @param answer what is answered of the ground
   * @param notes words that find their place among the names
   */
  record Laid(Optional<PictureOverlay> answer, List<WayNote> notes) {
    static final Laid NOTHING = new Laid(Optional.empty(), List.of());

    Laid {
      notes = List.copyOf(notes);
    }
  }

  /**
   * A picture.
   *
   * @param words where words stand on it, in pixels of the window
   */
  private record Drawn(Wanted wanted, StretchedPicture shown, List<Rectangle2D> words) {}

  /** Draws on {@code runner} and tells {@code whenDrawn} on the event thread. */
  public GroundPicture(BackgroundRunner runner, Runnable whenDrawn) {
    this.latest = new Latest<>(runner, "Drawing the map");
    this.whenDrawn = whenDrawn;
  }

  /** Asks for a picture of the map alone. */
  public void want(MapScene scene, Viewport viewport, LayerChoice layers, double scale) {
    want(scene, viewport, layers, Laid.NOTHING, scale);
  }

  /**
   * Asks for a picture; does nothing if it is there or under way already.
   *
   * @param laid what is laid among the layers of the map
   * @param scale pixels of the screen for a pixel of the window
   */
  void want(MapScene scene, Viewport viewport, LayerChoice layers, Laid laid, double scale) {
    Wanted next =
        new Wanted(scene.painter(), scene.blocks(), viewport, layers.drawn(), laid, scale);
    if (wanted.filter(next::equals).isPresent()) {
      return;
    }
    wanted = Optional.of(next);
    latest.request(scene.version(), progress -> draw(next), this::accept);
  }

  private void accept(WorkOutcome<Drawn> outcome) {
    if (outcome instanceof WorkOutcome.Done<Drawn> done) {
      drawn = Optional.of(done.value());
    } else {
      wanted = Optional.empty();
    }
    whenDrawn.run();
  }

  /** Whether what is shown is what was asked for. */
  public boolean isFresh() {
    return !latest.isRunning() && drawn.map(Drawn::wanted).equals(wanted);
  }

  /** Whether there is a picture to show, fresh or not. */
  boolean isAnythingDrawn() {
    return drawn.isPresent();
  }

  /** Shows nothing any more. */
  public void forget() {
    latest.cancel();
    drawn = Optional.empty();
    wanted = Optional.empty();
  }

  /** Paints what was drawn last, moved and stretched to where it belongs now. */
  public void paint(Graphics2D graphics, Viewport now) {
    drawn.ifPresent(picture -> picture.shown.paint(graphics, now));
  }

  /** Where words stand on what was drawn last, in pixels of what is seen now. */
  List<Shape> words(Viewport now) {
    return drawn.map(picture -> words(picture, now)).orElse(List.of());
  }

  private static List<Shape> words(Drawn picture, Viewport now) {
    AffineTransform place = picture.shown.place(now);
    return picture.words.stream().map(place::createTransformedShape).toList();
  }

  private static Drawn draw(Wanted wanted) {
    Viewport area = StretchedPicture.area(wanted.viewport, wanted.scale);
    BufferedImage image = StretchedPicture.blank(area, wanted.scale, BufferedImage.TYPE_INT_RGB);
    MapViewport picture = MapView.forPainter(area);
    Graphics2D graphics = image.createGraphics();
    try {
      graphics.scale(wanted.scale, wanted.scale);
      paint(graphics, wanted, picture);
    } finally {
      graphics.dispose();
    }
    StretchedPicture shown = new StretchedPicture(area, image, wanted.scale);
    return new Drawn(wanted, shown, wanted.painter.wordRooms(picture, wanted.over()));
  }

  private static void paint(Graphics2D graphics, Wanted wanted, MapViewport area) {
    Optional<PictureOverlay> answer = wanted.laid.answer();
    Overlay overlay = answer.isPresent() ? answer.get() : Overlay.NONE;
    wanted.painter.paint(graphics, area, wanted.over(), overlay);
    if (answer.isPresent()) {
      Canvas canvas = Canvas.over(graphics, area, wanted.painter.style());
      answer.get().marks(canvas);
      canvas.dispose();
    }
  }
}
