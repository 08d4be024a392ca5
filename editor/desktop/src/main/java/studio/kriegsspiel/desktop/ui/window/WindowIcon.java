package studio.kriegsspiel.desktop.ui.window;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;

/** The window's sign: a blue and a red block facing each other across a line. */
final class WindowIcon {
  private static final Color PAPER = new Color(0xf3f0e9);
  private static final Color BLUE = new Color(0x2f5f8f);
  private static final Color RED = new Color(0xb23a2e);

  private WindowIcon() {}

  static List<Image> images() {
    return IntStream.of(16, 24, 32, 48, 64, 128).mapToObj(WindowIcon::image).toList();
  }

  private static Image image(int size) {
    BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.scale(size / 16.0, size / 16.0);
    graphics.setColor(PAPER);
    graphics.fill(new RoundRectangle2D.Double(0.5, 0.5, 15, 15, 4, 4));
    block(graphics, BLUE, 3.2);
    block(graphics, RED, 9.4);
    graphics.dispose();
    return image;
  }

  private static void block(Graphics2D graphics, Color colour, double y) {
    graphics.setColor(colour);
    graphics.fill(new Rectangle2D.Double(2.6, y, 10.8, 3.4));
    graphics.setColor(PAPER);
    graphics.setStroke(new BasicStroke(0.8f));
    graphics.draw(new Line2D.Double(2.6, y + 3.4, 8, y));
  }
}
