package studio.kriegsspiel.desktop.ui.map;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import java.awt.geom.Line2D;
import java.util.Optional;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.terrain.MapPoint;

/** The point a tool works at: where the pointer is, or where keys have moved it. */
final class CrossHairs {
  private static final double STEP_PIXELS = 10;
  private static final double FAR_PIXELS = 60;
  private static final double ARM_PIXELS = 14;

  private final MapView view;
  private Optional<MapPoint> at = Optional.empty();
  private boolean byKeys;

  CrossHairs(MapView view) {
    this.view = view;
  }

  /** The ground under the pointer. */
  MapPoint ground(MouseEvent event) {
    MapSpot spot = view.viewport().get().toGround(event.getX(), event.getY());
    return new MapPoint(spot.x(), spot.y());
  }

  /** The pointer is over a point. */
  void follow(MapPoint point) {
    byKeys = false;
    at = Optional.of(point);
  }

  /** Keys set something at a point; it stays there. */
  void rest(MapPoint point) {
    at = Optional.of(point);
  }

  /** There is no point any more. */
  void forget() {
    byKeys = false;
    at = Optional.empty();
  }

  /** Where it is, if pointer or keys have been there. */
  Optional<MapPoint> find() {
    return at;
  }

  /** Where it is; in the middle of the map to begin with. */
  MapPoint point() {
    Viewport viewport = view.viewport().get();
    MapSpot middle = viewport.toGround(viewport.width() / 2.0, viewport.height() / 2.0);
    return at.orElse(new MapPoint(middle.x(), middle.y()));
  }

  /** Moves it by an arrow key; false for other keys. */
  boolean step(ToolKey key) {
    return switch (key) {
      case LEFT -> step(-STEP_PIXELS, 0);
      case RIGHT -> step(STEP_PIXELS, 0);
      case UP -> step(0, -STEP_PIXELS);
      case DOWN -> step(0, STEP_PIXELS);
      case FAR_LEFT -> step(-FAR_PIXELS, 0);
      case FAR_RIGHT -> step(FAR_PIXELS, 0);
      case FAR_UP -> step(0, -FAR_PIXELS);
      case FAR_DOWN -> step(0, FAR_PIXELS);
      default -> false;
    };
  }

  private boolean step(double right, double down) {
    double scale = view.viewport().get().metresPerPixel();
    MapPoint from = point();
    MapPoint to = new MapPoint(from.x() + right * scale, from.y() - down * scale);
    byKeys = true;
    at = Optional.of(to);
    view.reveal(new MapSpot(to.x(), to.y()));
    return true;
  }

  /** Draws it where keys have moved it; a pointer shows itself. */
  void paint(Graphics2D graphics) {
    if (byKeys) {
      at.ifPresent(point -> paint(graphics, view.viewport().get(), point));
    }
  }

  private static void paint(Graphics2D graphics, Viewport viewport, MapPoint point) {
    double x = viewport.toPixelX(point.x());
    double y = viewport.toPixelY(point.y());
    Color ink = GroundInk.ink();
    GroundInk.halo(graphics, new Line2D.Double(x - ARM_PIXELS, y, x + ARM_PIXELS, y), ink, 1.4f);
    GroundInk.halo(graphics, new Line2D.Double(x, y - ARM_PIXELS, x, y + ARM_PIXELS), ink, 1.4f);
  }
}
