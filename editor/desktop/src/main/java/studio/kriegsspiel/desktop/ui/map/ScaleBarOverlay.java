package studio.kriegsspiel.desktop.ui.map;

import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import javax.swing.UIManager;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.RoundScale;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.drawing.frame.MapViewport;

/** The scale bars, in paces and in metres, and the arrow to grid north. */
final class ScaleBarOverlay implements MapOverlay {
  private static final double LONGEST_PIXELS = 170;
  private static final double HEIGHT = 46;

  private final MapView view;
  private final DoubleSupplier metresPerPace;
  private final Function<Viewport, List<Shape>> words;
  private final BooleanSupplier legend;
  private final FreeCorner corner = new FreeCorner();

  /**
   * The bars of a map.
   *
   * @param words where words stand on what is drawn
   * @param legend whether a legend stands at the head of the map on the right
   */
  ScaleBarOverlay(
      MapView view,
      DoubleSupplier metresPerPace,
      Function<Viewport, List<Shape>> words,
      BooleanSupplier legend) {
    this.view = view;
    this.metresPerPace = metresPerPace;
    this.words = words;
    this.legend = legend;
  }

  @Override
  public void paint(Graphics2D graphics, Viewport viewport) {
    Graphics2D scaled = (Graphics2D) graphics.create();
    scaled.scale(Looks.scale(), Looks.scale());
    bars(scaled, viewport);
    scaled.dispose();
  }

  private void bars(Graphics2D graphics, Viewport viewport) {
    double scale = viewport.metresPerPixel() * Looks.scale();
    RoundScale paces =
        RoundScale.fitting(scale, metresPerPace.getAsDouble(), "paces", LONGEST_PIXELS);
    RoundScale metres = RoundScale.fitting(scale, 1, "m", LONGEST_PIXELS);
    Font font = UIManager.getFont("Label.font").deriveFont(11f);
    graphics.setFont(font);
    FontMetrics letters = graphics.getFontMetrics();
    double labels =
        Math.max(letters.stringWidth(paces.label()), letters.stringWidth(metres.label()));
    double width = 34 + Math.max(paces.pixels(), metres.pixels()) + 8 + labels + 12;
    Rectangle2D map =
        new Rectangle2D.Double(
            0, 0, viewport.width() / Looks.scale(), viewport.height() / Looks.scale());
    Rectangle2D box = corner.place(map, width, HEIGHT, seen(viewport));
    double left = box.getX();
    double top = box.getY();
    graphics.setColor(Looks.colour("Studio.map.overlayBackground", 225));
    graphics.fill(new RoundRectangle2D.Double(left, top, width, HEIGHT, 10, 10));
    northArrow(graphics, left + 17, top + 8);
    bar(graphics, paces, left + 34, top + 14, letters);
    bar(graphics, metres, left + 34, top + 32, letters);
  }

  private FreeCorner.Seen seen(Viewport viewport) {
    MapViewport picture = MapView.forPainter(viewport);
    List<Shape> troops =
        view.scene().get().map(MapScene::blocks).orElse(List.of()).stream()
            .map(block -> block.outline(picture))
            .toList();
    return new FreeCorner.Seen(
        unscaled(troops), unscaled(words.apply(viewport)), legend.getAsBoolean());
  }

  private static List<Shape> unscaled(List<Shape> shapes) {
    AffineTransform letters =
        AffineTransform.getScaleInstance(1 / Looks.scale(), 1 / Looks.scale());
    return shapes.stream().map(letters::createTransformedShape).toList();
  }

  private static void bar(
      Graphics2D graphics, RoundScale bar, double x, double y, FontMetrics letters) {
    graphics.setColor(Looks.colour("Studio.map.overlayForeground"));
    graphics.setStroke(new BasicStroke(1f));
    double half = bar.pixels() / 2;
    graphics.fill(new Rectangle2D.Double(x, y - 2, half, 4));
    graphics.draw(new Rectangle2D.Double(x, y - 2, bar.pixels(), 4));
    graphics.drawString(
        bar.label(), (float) (x + bar.pixels() + 8), (float) (y + letters.getAscent() / 2.0 - 1));
  }

  private static void northArrow(Graphics2D graphics, double x, double y) {
    graphics.setColor(Looks.colour("Studio.map.overlayForeground"));
    Path2D arrow = new Path2D.Double();
    arrow.moveTo(x, y);
    arrow.lineTo(x + 5, y + 16);
    arrow.lineTo(x, y + 12);
    arrow.lineTo(x - 5, y + 16);
    arrow.closePath();
    graphics.fill(arrow);
    FontMetrics letters = graphics.getFontMetrics();
    graphics.drawString("N", (float) (x - letters.stringWidth("N") / 2.0), (float) (y + 30));
  }
}
