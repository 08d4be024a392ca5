package studio.kriegsspiel.drawing.names;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Names of places and labels of troops. Where names stand is decided once for the whole terrain at
 * a scale, so that sheets printed side by side agree and names do not jump while a map is moved.
 * Thread-safe.
 */
public final class NamePainter {
  private final Terrain terrain;
  private @Nullable Kept kept;

  /** A painter of one terrain's names. */
  public NamePainter(Terrain terrain) {
    this.terrain = terrain;
  }

  private record Key(
      double unitsPerMetre,
      double unitsPerMillimetre,
      boolean places,
      boolean labels,
      List<TroopBlock> blocks) {}

  private record Kept(Key key, List<LabelLayout.Placed> placed) {}

  /**
   * Draws names.
   *
   * @param places whether to draw the names of places
   * @param labels whether to draw the labels of the blocks
   */
  public void paint(Canvas canvas, boolean places, boolean labels, List<TroopBlock> blocks) {
    MapViewport viewport = canvas.viewport();
    Bounds extent = terrain.extent();
    double shiftX = (extent.west() - viewport.ground().west()) * viewport.unitsPerMetre();
    double shiftY = (viewport.ground().north() - extent.north()) * viewport.unitsPerMetre();
    Graphics2D graphics = (Graphics2D) canvas.graphics().create();
    graphics.translate(shiftX, shiftY);
    Rectangle2D clip = graphics.getClipBounds();
    for (LabelLayout.Placed placed : layout(canvas, places, labels, blocks)) {
      if (clip == null || clip.intersects(grown(placed.room(), canvas.mm(1)))) {
        draw(graphics, placed, canvas.style().colour("halo"), canvas.mm(0.45));
      }
    }
    graphics.dispose();
  }

  private static Rectangle2D grown(Rectangle2D room, double by) {
    return new Rectangle2D.Double(
        room.getX() - by, room.getY() - by, room.getWidth() + 2 * by, room.getHeight() + 2 * by);
  }

  private synchronized List<LabelLayout.Placed> layout(
      Canvas canvas, boolean places, boolean labels, List<TroopBlock> blocks) {
    MapViewport viewport = canvas.viewport();
    Key key =
        new Key(
            viewport.unitsPerMetre(),
            viewport.unitsPerMillimetre(),
            places,
            labels,
            List.copyOf(blocks));
    Kept last = kept;
    if (last == null || !last.key.equals(key)) {
      last = new Kept(key, place(canvas.style(), viewport.over(terrain.extent()), key));
      kept = last;
    }
    return last.placed;
  }

  private List<LabelLayout.Placed> place(MapStyle style, MapViewport whole, Key key) {
    List<Rectangle2D> obstacles = new ArrayList<>();
    for (TroopBlock block : key.blocks) {
      obstacles.add(block.outline(whole).getBounds2D());
    }
    LabelLayout layout =
        new LabelLayout(new Rectangle2D.Double(0, 0, whole.width(), whole.height()), obstacles);
    if (key.labels) {
      for (TroopBlock block : key.blocks) {
        if (!block.label().isBlank()) {
          layout.add(BlockLabels.of(block, style, whole));
        }
      }
    }
    if (key.places) {
      new PlaceLabels(terrain, style, whole).all().forEach(layout::add);
    }
    return layout.placed();
  }

  /** A thin line from a label that found room only at a distance to what it names. */
  private static void leader(Graphics2D graphics, LabelLayout.Placed placed) {
    if (placed.label().anchor().isEmpty()) {
      return;
    }
    Rectangle2D anchor = placed.label().anchor().get();
    Rectangle2D room = placed.room();
    double fromX = clamp(anchor.getCenterX(), room.getMinX(), room.getMaxX());
    double fromY = clamp(anchor.getCenterY(), room.getMinY(), room.getMaxY());
    double toX = clamp(fromX, anchor.getMinX(), anchor.getMaxX());
    double toY = clamp(fromY, anchor.getMinY(), anchor.getMaxY());
    double size = placed.label().font().getSize2D();
    if (Math.hypot(toX - fromX, toY - fromY) > size * 0.75) {
      graphics.setColor(placed.label().ink());
      graphics.setStroke(new BasicStroke((float) (size * 0.05)));
      graphics.draw(new Line2D.Double(fromX, fromY, toX, toY));
    }
  }

  private static double clamp(double value, double low, double high) {
    return Math.max(low, Math.min(high, value));
  }

  private static void draw(
      Graphics2D graphics, LabelLayout.Placed placed, Color halo, double haloWidth) {
    Label label = placed.label();
    Font font = label.font();
    leader(graphics, placed);
    GlyphVector glyphs = font.createGlyphVector(LabelLayout.METRICS, label.text());
    double width = font.getStringBounds(label.text(), LabelLayout.METRICS).getWidth();
    Point2D middle = placed.middle();
    AffineTransform before = graphics.getTransform();
    graphics.translate(middle.getX(), middle.getY());
    graphics.rotate(label.angle());
    double x = -width / 2;
    double y = font.getSize2D() * 0.3;
    Shape outline = glyphs.getOutline((float) x, (float) y);
    graphics.setColor(halo);
    graphics.setStroke(
        new BasicStroke((float) (haloWidth * 2), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.draw(outline);
    graphics.setColor(label.ink());
    graphics.setFont(font);
    graphics.drawString(label.text(), (float) x, (float) y);
    graphics.setTransform(before);
  }
}
