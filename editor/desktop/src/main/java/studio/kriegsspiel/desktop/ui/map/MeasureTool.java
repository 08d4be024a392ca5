package studio.kriegsspiel.desktop.ui.map;

import java.awt.BasicStroke;
import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.terrain.MapPoint;

/** Measures the distance and the direction between two points, and the difference in height. */
final class MeasureTool implements MapTool {
  private final MapView view;
  private final DoubleSupplier metresPerPace;
  private Optional<Span> span = Optional.empty();

  private record Span(MapSpot from, MapSpot to) {}

  MeasureTool(MapView view, DoubleSupplier metresPerPace) {
    this.view = view;
    this.metresPerPace = metresPerPace;
  }

  @Override
  public String name() {
    return "M&easure";
  }

  @Override
  public String description() {
    return "Drag to measure distance, direction and difference in height";
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

  private MapSpot ground(MouseEvent event) {
    return view.viewport().get().toGround(event.getX(), event.getY());
  }

  @Override
  public void pressed(MouseEvent event) {
    span = Optional.of(new Span(ground(event), ground(event)));
  }

  @Override
  public void dragged(MouseEvent event) {
    span = span.map(held -> new Span(held.from, ground(event)));
  }

  @Override
  public void released(MouseEvent event) {
    span = span.filter(held -> !held.from.equals(held.to));
  }

  @Override
  public void cancel() {
    span = Optional.empty();
  }

  @Override
  public void paint(Graphics2D graphics) {
    span.ifPresent(held -> paint(graphics, held));
  }

  private void paint(Graphics2D graphics, Span held) {
    Viewport viewport = view.viewport().get();
    double x1 = viewport.toPixelX(held.from.x());
    double y1 = viewport.toPixelY(held.from.y());
    double x2 = viewport.toPixelX(held.to.x());
    double y2 = viewport.toPixelY(held.to.y());
    graphics.setColor(Looks.colour("Studio.map.selection"));
    graphics.setStroke(new BasicStroke(2f));
    graphics.draw(new Line2D.Double(x1, y1, x2, y2));
    graphics.fill(new Ellipse2D.Double(x1 - 4, y1 - 4, 8, 8));
    graphics.fill(new Ellipse2D.Double(x2 - 4, y2 - 4, 8, 8));
    BlockPainter.note(graphics, words(held), x2, y2, viewport);
  }

  private String words(Span held) {
    MapPoint from = new MapPoint(held.from.x(), held.from.y());
    MapPoint to = new MapPoint(held.to.x(), held.to.y());
    double metres = from.distanceMetres(to);
    String words =
        String.format(
            Locale.ROOT,
            "%,.0f paces (%,.0f m) %s",
            metres / metresPerPace.getAsDouble(),
            metres,
            new Direction(from.bearingDegrees(to)).nearestWord());
    return words + rise(from, to);
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
