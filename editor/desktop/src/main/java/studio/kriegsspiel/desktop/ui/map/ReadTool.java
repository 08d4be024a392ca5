package studio.kriegsspiel.desktop.ui.map;

import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import java.util.Optional;
import javax.swing.SwingUtilities;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desk.reading.GroundReader;
import studio.kriegsspiel.desk.reading.Reply;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.analysis.PictureOverlay;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Asks the ground from a point or a unit that is clicked, and for whatever point the pointer rests
 * on then; a right click holds that point.
 */
final class ReadTool implements MapTool {
  private final MapView view;
  private final GroundReader reader;
  private final CrossHairs hairs;

  ReadTool(MapView view, GroundReader reader) {
    this.view = view;
    this.reader = reader;
    this.hairs = new CrossHairs(view);
  }

  @Override
  public String name() {
    return "&Read the ground";
  }

  @Override
  public String description() {
    return "Click a point or a unit: what is seen from there, reached in how many moves, struck by"
        + " its guns";
  }

  @Override
  public Symbol symbol() {
    return Symbol.EYE;
  }

  @Override
  public char key() {
    return 'r';
  }

  @Override
  public Cursor cursorAt(MouseEvent event) {
    return Cursor.getPredefinedCursor(Cursor.CROSSHAIR_CURSOR);
  }

  @Override
  public void pressed(MouseEvent event) {
    MapPoint at = hairs.ground(event);
    hairs.follow(at);
    if (SwingUtilities.isRightMouseButton(event)) {
      hold(at);
    } else {
      ask(blockAt(event.getX(), event.getY()), at);
    }
  }

  private void hold(MapPoint at) {
    if (reader.asking().get().from().isPresent()) {
      reader.hold(at);
    } else {
      reader.from(at);
    }
  }

  private void ask(Optional<TroopBlock> block, MapPoint at) {
    block.ifPresentOrElse(reader::from, () -> reader.from(at));
  }

  private Optional<TroopBlock> blockAt(double x, double y) {
    Viewport viewport = view.viewport().get();
    return view.scene().get().flatMap(scene -> ChosenBlock.at(scene, viewport, x, y));
  }

  @Override
  public void dragged(MouseEvent event) {
    moved(event);
  }

  @Override
  public void released(MouseEvent event) {
    // A point is chosen when the button goes down.
  }

  @Override
  public void moved(MouseEvent event) {
    MapPoint at = hairs.ground(event);
    hairs.follow(at);
    reader.point(Optional.of(at));
  }

  @Override
  public boolean key(ToolKey key) {
    return switch (key) {
      case SET -> {
        MapPoint at = hairs.point();
        Viewport viewport = view.viewport().get();
        hairs.rest(at);
        ask(blockAt(viewport.toPixelX(at.x()), viewport.toPixelY(at.y())), at);
        yield true;
      }
      case FINISH -> {
        hold(hairs.point());
        yield true;
      }
      case KEEP -> {
        reader.keep();
        yield true;
      }
      case LEAVE -> reader.leave();
      case BACK, REMOVE -> true;
      default -> {
        boolean moved = hairs.step(key);
        reader.point(hairs.find());
        yield moved;
      }
    };
  }

  @Override
  public void cancel() {
    hairs.forget();
    reader.clear();
  }

  @Override
  public void paint(Graphics2D graphics) {
    Viewport viewport = view.viewport().get();
    Optional<MapPainter> painter = view.scene().get().map(scene -> scene.painter());
    Optional<Reply> line = reader.line().get();
    line.flatMap(Reply::overlay)
        .ifPresent(
            overlay -> painter.ifPresent(known -> paint(graphics, viewport, known, overlay)));
    line.ifPresent(
        reply ->
            reader
                .target()
                .ifPresent(
                    at ->
                        BlockPainter.note(
                            graphics,
                            reply.brief(),
                            viewport.toPixelX(at.x()),
                            viewport.toPixelY(at.y()),
                            viewport)));
    hairs.paint(graphics);
  }

  private static void paint(
      Graphics2D graphics, Viewport viewport, MapPainter painter, PictureOverlay overlay) {
    Canvas canvas = Canvas.over(graphics, MapView.forPainter(viewport), painter.style());
    overlay.lines(canvas);
    overlay.marks(canvas);
    canvas.dispose();
  }
}
