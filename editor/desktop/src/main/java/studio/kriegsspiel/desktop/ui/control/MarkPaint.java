package studio.kriegsspiel.desktop.ui.control;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** How points and errors are drawn, the same on scan and reference. */
final class MarkPaint {
  /** What a point is like. */
  enum Kind {
    SOUND,
    SUSPECT,
    HALF,
    OFF
  }

  private MarkPaint() {}

  /** A ring with a dot, its name beside it; the chosen one stronger. */
  static void point(Graphics2D canvas, double x, double y, String name, Kind kind, boolean chosen) {
    double radius = chosen ? 7 : 5;
    canvas.setStroke(new BasicStroke(chosen ? 5f : 4f));
    canvas.setColor(new Color(255, 255, 255, 190));
    Ellipse2D ring = new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    canvas.draw(ring);
    canvas.setStroke(new BasicStroke(chosen ? 2.6f : 1.8f));
    canvas.setColor(colour(kind));
    canvas.draw(ring);
    canvas.fill(new Ellipse2D.Double(x - 1.5, y - 1.5, 3, 3));
    if (kind == Kind.SUSPECT) {
      canvas.draw(new Line2D.Double(x - 9, y - 9, x - 5, y - 5));
      canvas.draw(new Line2D.Double(x + 9, y - 9, x + 5, y - 5));
      canvas.draw(new Line2D.Double(x - 9, y + 9, x - 5, y + 5));
      canvas.draw(new Line2D.Double(x + 9, y + 9, x + 5, y + 5));
    }
    if (!name.isEmpty()) {
      label(canvas, x + radius + 3, y - 4, name, colour(kind));
    }
  }

  private static Color colour(Kind kind) {
    return switch (kind) {
      case SOUND -> new Color(0x1f4f86);
      case SUSPECT -> new Color(0xb3261e);
      case HALF -> new Color(0x9a5b00);
      case OFF -> new Color(0x6b6457);
    };
  }

  /** Words on the picture that can be read whatever lies below. */
  static void label(Graphics2D canvas, double x, double y, String words, Color ink) {
    int width = canvas.getFontMetrics().stringWidth(words);
    int height = canvas.getFontMetrics().getAscent();
    canvas.setColor(new Color(255, 253, 248, 215));
    canvas.fillRoundRect((int) x - 2, (int) y - height + 1, width + 5, height + 3, 5, 5);
    canvas.setColor(ink);
    canvas.drawString(words, (float) x, (float) y);
  }

  /** An arrow of an error. */
  static void arrow(
      Graphics2D canvas, double fromX, double fromY, double toX, double toY, boolean suspect) {
    double length = Math.hypot(toX - fromX, toY - fromY);
    if (length < 1.5) {
      return;
    }
    double head = Math.min(9, length / 2);
    double along = Math.atan2(toY - fromY, toX - fromX);
    Path2D tip = new Path2D.Double();
    tip.moveTo(toX, toY);
    tip.lineTo(toX - head * Math.cos(along - 0.42), toY - head * Math.sin(along - 0.42));
    tip.lineTo(toX - head * Math.cos(along + 0.42), toY - head * Math.sin(along + 0.42));
    tip.closePath();
    Line2D shaft = new Line2D.Double(fromX, fromY, toX, toY);
    canvas.setColor(new Color(255, 255, 255, 170));
    canvas.setStroke(new BasicStroke(4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    canvas.draw(shaft);
    canvas.setColor(suspect ? new Color(0xb3261e) : new Color(0x1f4f86));
    canvas.setStroke(new BasicStroke(1.8f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    canvas.draw(shaft);
    canvas.fill(tip);
  }

  /** Words in a box at the foot of a canvas. */
  static void legend(Graphics2D canvas, int x, int bottom, String words) {
    int width = canvas.getFontMetrics().stringWidth(words);
    int height = canvas.getFontMetrics().getHeight();
    canvas.setColor(Looks.colour("Studio.map.overlayBackground", 225));
    canvas.fillRoundRect(x, bottom - height - 8, width + 16, height + 8, 8, 8);
    canvas.setColor(Looks.colour("Studio.map.overlayForeground"));
    canvas.drawString(words, x + 8, bottom - 6 - canvas.getFontMetrics().getDescent() + 2);
  }
}
