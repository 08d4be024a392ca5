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
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import javax.swing.UIManager;
import studio.kriegsspiel.desktop.model.map.MapView;
import studio.kriegsspiel.desktop.model.map.ScaleBar;
import studio.kriegsspiel.desktop.model.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.troops.TroopBlock;

/** The scale bars, in paces and in metres, and the arrow to grid north. */
final class ScaleBarOverlay implements MapOverlay {
  private static final double LONGEST_PIXELS = 170;
  private static final int INSET = 12;

  private static final double HEIGHT = 46;

  private final DoubleSupplier metresPerPace;

  private final Supplier<List<TroopBlock>> blocks;

  ScaleBarOverlay(DoubleSupplier metresPerPace, Supplier<List<TroopBlock>> blocks) {
    this.metresPerPace = metresPerPace;
    this.blocks = blocks;
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
    ScaleBar paces = ScaleBar.fitting(scale, metresPerPace.getAsDouble(), "paces", LONGEST_PIXELS);
    ScaleBar metres = ScaleBar.fitting(scale, 1, "m", LONGEST_PIXELS);
    Font font = UIManager.getFont("Label.font").deriveFont(11f);
    graphics.setFont(font);
    FontMetrics letters = graphics.getFontMetrics();
    double labels =
        Math.max(letters.stringWidth(paces.label()), letters.stringWidth(metres.label()));
    double width = 34 + Math.max(paces.pixels(), metres.pixels()) + 8 + labels + 12;
    double left = INSET;
    double top = top(viewport, width);
    graphics.setColor(Looks.colour("Studio.map.overlayBackground", 225));
    graphics.fill(new RoundRectangle2D.Double(left, top, width, HEIGHT, 10, 10));
    northArrow(graphics, left + 17, top + 8);
    bar(graphics, paces, left + 34, top + 14, letters);
    bar(graphics, metres, left + 34, top + 32, letters);
  }

  private double top(Viewport viewport, double width) {
    MapViewport picture = MapView.forPainter(viewport);
    AffineTransform letters =
        AffineTransform.getScaleInstance(1 / Looks.scale(), 1 / Looks.scale());
    return top(
        viewport.height() / Looks.scale(),
        width,
        blocks.get().stream()
            .map(block -> letters.createTransformedShape(block.outline(picture)))
            .toList());
  }

  /**
   * Upper edge of the bars: at the foot of the map, or at its head if they hide fewer troops there.
   */
  static double top(double height, double width, List<Shape> troops) {
    double foot = height - INSET - HEIGHT;
    return hidden(troops, INSET, width) < hidden(troops, foot, width) ? INSET : foot;
  }

  private static long hidden(List<Shape> troops, double top, double width) {
    Rectangle2D box = new Rectangle2D.Double(INSET, top, width, HEIGHT);
    return troops.stream().filter(outline -> outline.intersects(box)).count();
  }

  private static void bar(
      Graphics2D graphics, ScaleBar bar, double x, double y, FontMetrics letters) {
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
