package studio.kriegsspiel.desktop.ui.timeline;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import studio.kriegsspiel.desk.timeline.Timeline;
import studio.kriegsspiel.desk.timeline.TimelineLayout;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.PaintedPart;

/** Whose lane is whose. */
final class LaneTitles extends PaintedPart {
  private static final long serialVersionUID = 1L;
  private static final int WIDTH = 78;

  private final TimelineCanvas canvas;

  LaneTitles(TimelineCanvas canvas) {
    super("Lanes");
    this.canvas = canvas;
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(Looks.scaled(WIDTH), canvas.getPreferredSize().height);
  }

  @Override
  protected void paintComponent(Graphics onto) {
    Graphics2D graphics = (Graphics2D) onto.create();
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setColor(Looks.colour("Panel.background"));
    graphics.fillRect(0, 0, getWidth(), getHeight());
    graphics.setFont(getFont());
    FontMetrics metrics = graphics.getFontMetrics();
    for (Timeline.Lane lane : canvas.timeline().lanes()) {
      TimelineLayout.Band band = canvas.laid().band(lane);
      Color colour = TimelineInk.colour(lane);
      graphics.setColor(colour);
      graphics.fillRect(0, band.top() + 1, Looks.scaled(4), band.bottom() - band.top() - 2);
      graphics.setColor(Looks.colour("Label.foreground"));
      graphics.drawString(
          lane.title(), Looks.scaled(10), band.top() + Looks.scaled(4) + metrics.getAscent());
      graphics.setColor(Looks.colour("Studio.separator"));
      graphics.drawLine(0, band.bottom() - 1, getWidth(), band.bottom() - 1);
    }
    graphics.dispose();
  }
}
