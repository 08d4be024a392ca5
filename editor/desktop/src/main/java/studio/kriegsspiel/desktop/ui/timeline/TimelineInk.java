package studio.kriegsspiel.desktop.ui.timeline;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import studio.kriegsspiel.desk.timeline.Timeline;
import studio.kriegsspiel.desk.timeline.TimelineItem;
import studio.kriegsspiel.desk.timeline.TimelineLayout;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.SeverityLook;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;
import studio.kriegsspiel.drawing.style.MapStyle;

/** How items of the timeline look: a sign and a few words, a bar for what takes time. */
final class TimelineInk {
  private static final int SIGN = 16;
  private static final int GAP = 4;

  private final Component over;

  TimelineInk(Component over) {
    this.over = over;
  }

  static Symbol symbol(TimelineItem.Kind kind) {
    return switch (kind) {
      case REPORT -> Symbol.SHEET;
      case NEWS -> Symbol.LETTER;
      case COURIER -> Symbol.COURIER;
      case ARRIVAL -> Symbol.ARRIVAL;
      case WITHDRAWAL -> Symbol.WITHDRAWAL;
      case MARCH -> Symbol.MARCH;
      case PATROL -> Symbol.PATROL;
      case WORK -> Symbol.FIELDWORK;
      case EVENT -> Symbol.EVENT;
      case SKY -> Symbol.CLOUD;
      case OBJECTIVE -> Symbol.STAFF;
      case DECISION -> Symbol.QUESTION;
    };
  }

  /** The colour of a lane. */
  static Color colour(Timeline.Lane lane) {
    return lane.side().isEmpty()
        ? Looks.colour("Studio.headingForeground")
        : MapStyle.staffMap().side(lane.colour(), "fill");
  }

  Font font() {
    Font font = over.getFont();
    return font.deriveFont(font.getSize2D() * 0.92f);
  }

  /** How wide sign and label of an item are. */
  int width(TimelineItem item) {
    FontMetrics metrics = over.getFontMetrics(font());
    int sign = Looks.scaled(SIGN);
    int worst = item.worst().isPresent() ? sign + Looks.scaled(GAP) : 0;
    return sign + 3 * Looks.scaled(GAP) + metrics.stringWidth(item.label()) + worst;
  }

  /**
   * Paints an item.
   *
   * @param shift how far it is dragged to the right
   */
  void paint(
      Graphics2D graphics,
      TimelineLayout.Box box,
      Color lane,
      int rowHeight,
      boolean chosen,
      int shift) {
    TimelineItem item = box.item();
    int height = rowHeight - Looks.scaled(3);
    int x = box.x() + shift;
    int start = box.start() + shift;
    int width = width(item);
    double arc = Looks.scaled(6);
    graphics.setStroke(new BasicStroke(1f));
    if (item.lasts()) {
      double bar = Math.max(box.end() - box.x(), Looks.scaled(3));
      graphics.setColor(shade(lane, 70));
      graphics.fill(new RoundRectangle2D.Double(x, box.y(), bar, height, arc, arc));
      graphics.setColor(shade(lane, 190));
      graphics.draw(
          new RoundRectangle2D.Double(x + 0.5, box.y() + 0.5, bar - 1, height - 1, arc, arc));
    }
    RoundRectangle2D pill = new RoundRectangle2D.Double(start, box.y(), width, height, arc, arc);
    graphics.setColor(shade(lane, item.lasts() ? 40 : 55));
    graphics.fill(pill);
    graphics.setColor(shade(lane, 255));
    graphics.fillRect(x - Looks.scaled(1), box.y(), Looks.scaled(3), height);
    if (chosen) {
      graphics.setColor(Looks.colour("Component.focusColor"));
      graphics.setStroke(new BasicStroke(Looks.scaled(2)));
      graphics.draw(pill);
    }
    words(graphics, item, start, box.y(), height);
  }

  private void words(Graphics2D graphics, TimelineItem item, int start, int y, int height) {
    int gap = Looks.scaled(GAP);
    int at = start + gap;
    SymbolIcon sign = new SymbolIcon(symbol(item.kind()));
    sign.paintIcon(over, graphics, at, y + (height - sign.getIconHeight()) / 2);
    at += sign.getIconWidth() + gap;
    graphics.setFont(font());
    FontMetrics metrics = graphics.getFontMetrics();
    graphics.setColor(Looks.colour("Label.foreground"));
    graphics.drawString(
        item.label(), at, y + (height - metrics.getHeight()) / 2 + metrics.getAscent());
    if (item.worst().isPresent()) {
      var worst = SeverityLook.icon(item.worst().get());
      int right = at + metrics.stringWidth(item.label()) + gap;
      worst.paintIcon(over, graphics, right, y + (height - worst.getIconHeight()) / 2);
    }
  }

  private static Color shade(Color colour, int alpha) {
    return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), alpha);
  }
}
