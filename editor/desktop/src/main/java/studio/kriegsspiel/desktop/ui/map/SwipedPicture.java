package studio.kriegsspiel.desktop.ui.map;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.List;
import studio.kriegsspiel.desk.map.LayerChoice;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desk.work.BackgroundRunner;

/**
 * The picture of the map, and while it is wished that of its sheet beside it: left of a divider the
 * sheet image, right of it what is drawn. Both are there whole, so that the divider moves at once.
 */
final class SwipedPicture {
  private final MapView view;
  private final GroundPicture map;
  private final GroundPicture sheet;

  /** Draws on {@code runner} and tells {@code whenDrawn} on the event thread. */
  SwipedPicture(MapView view, BackgroundRunner runner, Runnable whenDrawn) {
    this.view = view;
    this.map = new GroundPicture(runner, whenDrawn);
    this.sheet = new GroundPicture(runner, whenDrawn);
  }

  /** Asks for the pictures; does nothing for one that is there or under way already. */
  void want(MapScene scene, Viewport viewport, GroundPicture.Laid laid, double scale) {
    LayerChoice layers = view.layers().get();
    if (view.isSwiped()) {
      map.want(scene, viewport, layers.besideSheet(), laid, scale);
      sheet.want(scene, viewport, layers.ofSheet(), laid, scale);
    } else {
      map.want(scene, viewport, layers, laid, scale);
      sheet.forget();
    }
  }

  /** Whether what is shown is what was asked for. */
  boolean isFresh() {
    return map.isFresh() && sheet.isFresh();
  }

  /** Whether there is a picture to show, fresh or not. */
  boolean isAnythingDrawn() {
    return map.isAnythingDrawn();
  }

  /** Shows nothing any more. */
  void forget() {
    map.forget();
    sheet.forget();
  }

  /** Where words stand on what was drawn last, in pixels of what is seen now. */
  List<Shape> words(Viewport now) {
    return map.words(now);
  }

  /** Paints what was drawn last, moved and stretched to where it belongs now. */
  void paint(Graphics2D graphics, Viewport now) {
    if (!view.isSwiped() || !sheet.isAnythingDrawn()) {
      map.paint(graphics, now);
      return;
    }
    int x = (int) Math.round(view.divider().get() * now.width());
    Graphics2D left = (Graphics2D) graphics.create();
    left.clipRect(0, 0, x, now.height());
    sheet.paint(left, now);
    left.dispose();
    Graphics2D right = (Graphics2D) graphics.create();
    right.clipRect(x, 0, now.width() - x, now.height());
    map.paint(right, now);
    right.dispose();
  }
}
