package studio.kriegsspiel.desktop.ui.timeline;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.time.Duration;
import java.time.LocalDateTime;
import studio.kriegsspiel.desk.timeline.Timeline;
import studio.kriegsspiel.desk.timeline.TimelineLayout;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.PaintedPart;
import studio.kriegsspiel.situation.clock.Clock;

/** The hours above the lanes, the moves of the book as ticks; a click chooses a minute. */
final class TimelineAxis extends PaintedPart {
  private static final long serialVersionUID = 1L;
  private static final int[] STEPS = {1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440};
  private static final int HEIGHT = 24;
  private static final int LEAST_TICK = 4;

  private final TimelineCanvas canvas;

  TimelineAxis(TimelineCanvas canvas) {
    super("Minutes of play");
    this.canvas = canvas;
    setToolTipText("Click to see marches and patrols on the map at that minute");
    MouseAdapter mouse =
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            canvas.chooseMinute(event.getX());
          }

          @Override
          public void mouseDragged(MouseEvent event) {
            canvas.chooseMinute(event.getX());
          }
        };
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(canvas.getPreferredSize().width, Looks.scaled(HEIGHT));
  }

  @Override
  protected void paintComponent(Graphics onto) {
    Graphics2D graphics = (Graphics2D) onto.create();
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setColor(Looks.colour("Panel.background"));
    graphics.fillRect(0, 0, getWidth(), getHeight());
    Timeline timeline = canvas.timeline();
    if (!timeline.isEmpty()) {
      TimelineLayout layout = canvas.laid();
      graphics.setFont(canvas.ink().font());
      moves(graphics, timeline, layout);
      hours(graphics, timeline, layout);
      canvas.minute().ifPresent(minute -> mark(graphics, layout, minute));
    }
    graphics.setColor(Looks.colour("Studio.separator"));
    graphics.drawLine(0, getHeight() - 1, getWidth(), getHeight() - 1);
    graphics.dispose();
  }

  private void moves(Graphics2D graphics, Timeline timeline, TimelineLayout layout) {
    if (layout.moveWidth() < Looks.scaled(LEAST_TICK)) {
      return;
    }
    graphics.setColor(Looks.colour("Studio.timeline.tick", 140));
    int foot = getHeight() - 1;
    for (LocalDateTime at = timeline.begins();
        !at.isAfter(timeline.ends());
        at = at.plusMinutes(timeline.moveMinutes())) {
      int x = layout.x(at);
      graphics.drawLine(x, foot - Looks.scaled(4), x, foot);
    }
  }

  private void hours(Graphics2D graphics, Timeline timeline, TimelineLayout layout) {
    FontMetrics metrics = graphics.getFontMetrics();
    int room = metrics.stringWidth("00:00") * 3 / 2;
    int step = step(timeline, layout, room);
    long after = timeline.begins().getHour() * 60L + timeline.begins().getMinute();
    LocalDateTime first = timeline.begins().plusMinutes((step - after % step) % step);
    int foot = getHeight() - 1;
    int right = getVisibleRect().x + getVisibleRect().width;
    for (LocalDateTime at = first; !at.isAfter(timeline.ends()); at = at.plusMinutes(step)) {
      int x = layout.x(at);
      String words = Clock.write(at);
      int left =
          Math.max(
              2,
              Math.min(x - metrics.stringWidth(words) / 2, right - metrics.stringWidth(words) - 2));
      graphics.setColor(Looks.colour("Studio.timeline.tick"));
      graphics.drawLine(x, foot - Looks.scaled(7), x, foot);
      graphics.setColor(Looks.colour("Label.foreground"));
      graphics.drawString(words, left, metrics.getAscent());
    }
  }

  /** The smallest round step whose labels do not touch. */
  static int step(Timeline timeline, TimelineLayout layout, int room) {
    for (int step : STEPS) {
      int width = layout.x(timeline.begins().plusMinutes(step)) - layout.x(timeline.begins());
      boolean whole = Duration.between(timeline.begins(), timeline.ends()).toMinutes() <= step;
      if (width >= room || whole) {
        return step;
      }
    }
    return STEPS[STEPS.length - 1];
  }

  private void mark(Graphics2D graphics, TimelineLayout layout, LocalDateTime minute) {
    int x = layout.x(minute);
    FontMetrics metrics = graphics.getFontMetrics();
    String words = Clock.write(minute);
    int width = metrics.stringWidth(words) + Looks.scaled(8);
    int left = Math.max(0, Math.min(x - width / 2, getWidth() - width));
    graphics.setColor(Looks.colour("Studio.timeline.minute"));
    graphics.fillRoundRect(left, 0, width, metrics.getHeight(), Looks.scaled(6), Looks.scaled(6));
    graphics.setColor(Looks.colour("Panel.background"));
    graphics.drawString(words, left + Looks.scaled(4), metrics.getAscent());
  }
}
