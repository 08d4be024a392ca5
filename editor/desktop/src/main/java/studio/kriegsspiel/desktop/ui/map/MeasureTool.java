package studio.kriegsspiel.desktop.ui.map;

import java.awt.BasicStroke;
import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Measuring;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Measures a way by its legs: how far, in what direction, how much higher, and in how many moves
 * whoever is chosen marches along it.
 */
final class MeasureTool implements MapTool {
  private static final int STILL_PIXELS = 3;

  private final MapView view;
  private final Measuring path;
  private final DoubleSupplier metresPerPace;
  private Optional<MouseEvent> down = Optional.empty();
  private boolean dragging;

  MeasureTool(MapView view, Measuring path, Runnable repaint, DoubleSupplier metresPerPace) {
    this.view = view;
    this.path = path;
    this.metresPerPace = metresPerPace;
    path.march().listen(march -> repaint.run());
  }

  @Override
  public String name() {
    return "M&easure";
  }

  @Override
  public String description() {
    return "Drag to measure, click to go on: distance, direction, height, moves of who is chosen; Enter has it march so";
  }

  @Override
  public Symbol symbol() {
    return Symbol.MEASURE;
  }

  @Override
  public char key() {
    return 'm';
  }

  @Override
  public Cursor cursorAt(MouseEvent event) {
    return Cursor.getPredefinedCursor(Cursor.CROSSHAIR_CURSOR);
  }

  private MapPoint ground(MouseEvent event) {
    MapSpot spot = view.viewport().get().toGround(event.getX(), event.getY());
    return new MapPoint(spot.x(), spot.y());
  }

  @Override
  public void pressed(MouseEvent event) {
    down = Optional.of(event);
    dragging = false;
  }

  @Override
  public void dragged(MouseEvent event) {
    down.ifPresent(
        from -> {
          if (dragging) {
            path.stretch(ground(event));
          } else if (from.getPoint().distance(event.getPoint()) >= STILL_PIXELS) {
            dragging = true;
            path.begin(ground(from), ground(event));
          }
        });
  }

  @Override
  public void released(MouseEvent event) {
    if (dragging) {
      path.reckon();
    } else if (down.isPresent()) {
      path.add(ground(event));
    }
    down = Optional.empty();
    dragging = false;
  }

  @Override
  public boolean key(ToolKey key) {
    if (key == ToolKey.FINISH) {
      return path.order();
    }
    if (path.points().get().isEmpty() || key != ToolKey.BACK && key != ToolKey.LEAVE) {
      return false;
    }
    if (key == ToolKey.BACK) {
      path.takeBack();
    } else {
      path.clear();
    }
    return true;
  }

  @Override
  public void cancel() {
    path.clear();
  }

  @Override
  public void paint(Graphics2D graphics) {
    List<MapPoint> points = path.points().get();
    if (points.isEmpty()) {
      return;
    }
    Viewport viewport = view.viewport().get();
    graphics.setColor(Looks.colour("Studio.map.selection"));
    graphics.setStroke(new BasicStroke(2f));
    Path2D.Double line = new Path2D.Double();
    for (MapPoint each : points) {
      double x = viewport.toPixelX(each.x());
      double y = viewport.toPixelY(each.y());
      if (line.getCurrentPoint() == null) {
        line.moveTo(x, y);
      } else {
        line.lineTo(x, y);
      }
      graphics.fill(new Ellipse2D.Double(x - 4, y - 4, 8, 8));
    }
    graphics.draw(line);
    if (points.size() > 1) {
      Point2D end = line.getCurrentPoint();
      BlockPainter.note(graphics, words(points), end.getX(), end.getY(), viewport);
    }
  }

  private String words(List<MapPoint> points) {
    MapPoint last = points.get(points.size() - 1);
    double metres = path.metres();
    String words =
        String.format(
            Locale.ROOT,
            "%,.0f paces (%,.0f m) %s",
            metres / metresPerPace.getAsDouble(),
            metres,
            new Direction(points.get(points.size() - 2).bearingDegrees(last)).nearestWord());
    String march = path.march().get();
    return words
        + rise(points.get(0), last)
        + (march.isEmpty() ? "" : "; " + march + " (Enter: it does)");
  }

  private String rise(MapPoint from, MapPoint to) {
    double rise =
        view.scene()
            .get()
            .flatMap(scene -> scene.ground().heights())
            .map(grid -> grid.heightMetresAt(to) - grid.heightMetresAt(from))
            .orElse(Double.NaN);
    return Double.isNaN(rise) ? "" : String.format(Locale.ROOT, ", %+.0f m", rise);
  }
}
