package studio.kriegsspiel.desktop.ui.map;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Composite;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.UIManager;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.drawing.troops.TroopPainter;

/** Draws what tools show of blocks: the frame of the chosen one, one that is carried, notes. */
final class BlockPainter {
  private static final double WIDEST_NOTE = 330;

  private BlockPainter() {}

  /** The frame around the chosen block, and its handle. */
  static void frame(Graphics2D graphics, TroopBlock block, Viewport viewport, boolean withHandle) {
    Shape outline = ChosenBlock.outline(block, viewport);
    graphics.setStroke(new BasicStroke(6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.setColor(Looks.colour("Studio.map.selection", 90));
    graphics.draw(outline);
    graphics.setStroke(new BasicStroke(2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.setColor(Looks.colour("Studio.map.selection"));
    graphics.draw(outline);
    if (withHandle) {
      Point2D handle = ChosenBlock.handle(block, viewport);
      Point2D centre = MapView.forPainter(viewport).toPicture(block.centre());
      graphics.setStroke(new BasicStroke(1.2f));
      graphics.draw(new Line2D.Double(centre, handle));
      Ellipse2D knob = new Ellipse2D.Double(handle.getX() - 5, handle.getY() - 5, 10, 10);
      graphics.setColor(Looks.colour("Studio.map.overlayBackground"));
      graphics.fill(knob);
      graphics.setColor(Looks.colour("Studio.map.selection"));
      graphics.setStroke(new BasicStroke(2f));
      graphics.draw(knob);
    }
  }

  /** A block that is carried or wanted elsewhere. */
  static void ghost(Graphics2D graphics, TroopBlock block, Viewport viewport, MapStyle style) {
    Composite before = graphics.getComposite();
    graphics.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, 0.8f));
    Canvas canvas = Canvas.over(graphics, MapView.forPainter(viewport), style);
    new TroopPainter().paint(canvas, List.of(block));
    canvas.dispose();
    graphics.setComposite(before);
  }

  /** The band that is drawn around what shall be chosen. */
  static void band(Graphics2D graphics, Rectangle band) {
    graphics.setColor(Looks.colour("Studio.map.selection", 40));
    graphics.fill(band);
    graphics.setColor(Looks.colour("Studio.map.selection"));
    graphics.setStroke(new BasicStroke(1.2f));
    graphics.draw(band);
  }

  /** The outline of where a block would better stand. */
  static void better(Graphics2D graphics, TroopBlock block, Viewport viewport) {
    Shape outline = ChosenBlock.outline(block, viewport);
    graphics.setColor(Looks.colour("Studio.map.overlayBackground", 220));
    graphics.setStroke(new BasicStroke(4f));
    graphics.draw(outline);
    graphics.setColor(Looks.colour("Studio.map.selection"));
    graphics.setStroke(
        new BasicStroke(
            2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1f, new float[] {6, 5}, 0));
    graphics.draw(outline);
  }

  /** A few words beside a point, on its other side where the map ends. */
  static void note(Graphics2D graphics, String words, double x, double y, Viewport viewport) {
    Font font = UIManager.getFont("Label.font").deriveFont(Font.BOLD, 12f * Looks.scale());
    graphics.setFont(font);
    FontMetrics letters = graphics.getFontMetrics();
    List<String> lines = wrapped(words, letters, Math.min(WIDEST_NOTE, viewport.width() * 0.6));
    double width = lines.stream().mapToInt(letters::stringWidth).max().orElse(0) + 14.0;
    double height = letters.getHeight() * lines.size() + 6.0;
    double left = x + 14 + width > viewport.width() ? Math.max(2, x - 14 - width) : x + 14;
    double top = y + 10 + height > viewport.height() ? y - 10 - height : y + 10;
    graphics.setColor(Looks.colour("Studio.map.overlayBackground", 235));
    graphics.fill(new RoundRectangle2D.Double(left, top, width, height, 8, 8));
    graphics.setColor(Looks.colour("Studio.map.overlayForeground"));
    double base = top + 3 + letters.getAscent();
    for (String line : lines) {
      graphics.drawString(line, (float) (left + 7), (float) base);
      base += letters.getHeight();
    }
  }

  /** Words in lines that are no wider than so many pixels, as far as single words allow. */
  private static List<String> wrapped(String words, FontMetrics letters, double widest) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : words.split(" ", -1)) {
      if (!line.isEmpty() && letters.stringWidth(line + " " + word) > widest) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
