package studio.kriegsspiel.desktop.ui.map;

import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.util.Optional;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desktop.ui.look.Symbol;

/** Moves the map with the pointer, and nothing else. */
final class PanTool implements MapTool {
  private final MapView view;
  private Optional<Point> from = Optional.empty();

  PanTool(MapView view) {
    this.view = view;
  }

  @Override
  public String name() {
    return "Move the &map";
  }

  @Override
  public String description() {
    return "Drag the map; the middle button does it with any tool";
  }

  @Override
  public Symbol symbol() {
    return Symbol.PAN;
  }

  @Override
  public char key() {
    return 'h';
  }

  @Override
  public Cursor cursorAt(MouseEvent event) {
    return Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR);
  }

  @Override
  public void pressed(MouseEvent event) {
    from = Optional.of(event.getPoint());
  }

  @Override
  public void dragged(MouseEvent event) {
    from.ifPresent(point -> view.pan(event.getX() - point.x, event.getY() - point.y));
    from = from.map(point -> event.getPoint());
  }

  @Override
  public void released(MouseEvent event) {
    from = Optional.empty();
  }

  @Override
  public void cancel() {
    from = Optional.empty();
  }

  @Override
  public void paint(Graphics2D graphics) {
    // It shows nothing of its own.
  }
}
