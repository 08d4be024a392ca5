package studio.kriegsspiel.desktop.ui.timeline;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.MouseEvent;
import java.time.LocalDateTime;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.timeline.Timeline;
import studio.kriegsspiel.desk.timeline.TimelineItem;
import studio.kriegsspiel.desk.timeline.TimelineLayout;
import studio.kriegsspiel.desk.timeline.TimelineWork;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desktop.ui.editor.FindingText;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.PaintedPart;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.sky.Daylight;

/** The lanes with what is due in them. */
public final class TimelineCanvas extends PaintedPart {
  private static final long serialVersionUID = 1L;
  private static final int ROW = 24;
  private static final int MARGIN = 14;
  private static final double MOST_ZOOM = 24;
  private static final Composite FAINT = AlphaComposite.getInstance(AlphaComposite.SRC_OVER, 0.3f);

  private final transient TimelineWork work;
  private final transient Observable<Optional<LocalDateTime>> minute;
  private final transient Observable<Optional<Reader.Player>> reader;
  private final transient TimelineInk ink = new TimelineInk(this);
  private transient TimelineLayout layout;
  private double zoom = 1;
  private transient OptionalInt drag = OptionalInt.empty();

  /**
   * Shows a timeline.
   *
   * @param minute the minute that map and timeline show
   * @param reader as whom the scenario is looked at: what is not his is faint
   */
  TimelineCanvas(
      TimelineWork work,
      Observable<Optional<LocalDateTime>> minute,
      Observable<Optional<Reader.Player>> reader) {
    super("Timeline");
    this.work = work;
    this.minute = minute;
    this.reader = reader;
    this.layout = new TimelineLayout(Timeline.NONE, 0, 1, ROW, item -> 0);
    setFocusable(true);
    setToolTipText("");
    work.timeline().follow(timeline -> layOut());
    work.chosen().listen(id -> showChosen());
    minute.listen(time -> repaintAll());
    reader.listen(other -> repaintAll());
  }

  Timeline timeline() {
    return work.timeline().get();
  }

  /** Where everything lies. */
  public TimelineLayout laid() {
    return layout;
  }

  TimelineInk ink() {
    return ink;
  }

  Optional<LocalDateTime> minute() {
    return minute.get();
  }

  int rowHeight() {
    return Looks.scaled(ROW);
  }

  /** Lays everything out anew, as after the room has another size. */
  void layOut() {
    int room = getParent() == null ? 600 : getParent().getWidth();
    int margin = Looks.scaled(MARGIN);
    int width = (int) Math.round(Math.max(200, room - 2 * margin) * zoom);
    layout = new TimelineLayout(timeline(), margin, width, rowHeight(), ink::width);
    setPreferredSize(new Dimension(width + 2 * margin, layout.height()));
    revalidate();
    repaintAll();
  }

  private void repaintAll() {
    if (getParent() != null && getParent().getParent() != null) {
      getParent().getParent().revalidate();
      getParent().getParent().repaint();
    }
    repaint();
  }

  /** Makes the minutes wider or narrower about a place. */
  void zoom(double by, int about) {
    LocalDateTime fixed = layout.time(about);
    int before = about - getVisibleRect().x;
    zoom = Math.max(1, Math.min(MOST_ZOOM, zoom * by));
    layOut();
    Rectangle seen = getVisibleRect();
    seen.x = Math.max(0, layout.x(fixed) - before);
    javax.swing.SwingUtilities.invokeLater(() -> scrollRectToVisible(seen));
  }

  private void showChosen() {
    work.findChosen()
        .flatMap(item -> layout.find(item.id()))
        .ifPresent(
            box ->
                scrollRectToVisible(
                    new Rectangle(box.start(), box.y(), ink.width(box.item()), rowHeight())));
    repaint();
  }

  /** Chooses the minute at a place. */
  void chooseMinute(int x) {
    if (!timeline().isEmpty()) {
      minute.set(Optional.of(timeline().snap(layout.time(x))));
    }
  }

  /** Shows the chosen item that far to the right, or where it is. */
  void drag(OptionalInt by) {
    drag = by;
    repaint();
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    return layout.findAt(event.getX(), event.getY()).map(box -> tip(box.item())).orElse(null);
  }

  private static String tip(TimelineItem item) {
    return "<html><div style='width:340px'>"
        + FindingText.told(item.sentence())
        + item.worst().map(worst -> "<br><i>It has a " + worst.word() + ".</i>").orElse("")
        + "</div></html>";
  }

  @Override
  public Point getToolTipLocation(MouseEvent event) {
    return new Point(event.getX() + 12, event.getY() + 16);
  }

  @Override
  protected void paintComponent(Graphics onto) {
    Graphics2D graphics = (Graphics2D) onto.create();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setColor(Looks.colour("Studio.editor.background"));
    graphics.fillRect(0, 0, getWidth(), getHeight());
    if (!timeline().isEmpty()) {
      light(graphics);
      lanes(graphics);
      items(graphics);
      cursor(graphics);
    }
    graphics.dispose();
  }

  private void light(Graphics2D graphics) {
    for (Timeline.Dim dim : timeline().dim()) {
      int from = layout.x(dim.from());
      graphics.setColor(
          Looks.colour(
              dim.phase() == Daylight.Phase.NIGHT
                  ? "Studio.timeline.night"
                  : "Studio.timeline.halfLight"));
      graphics.fillRect(from, 0, layout.x(dim.to()) - from, getHeight());
    }
  }

  private void lanes(Graphics2D graphics) {
    int step =
        TimelineAxis.step(
            timeline(), layout, graphics.getFontMetrics(ink.font()).stringWidth("00:00") * 3 / 2);
    graphics.setColor(Looks.colour("Studio.separator", 120));
    long after = timeline().begins().getHour() * 60L + timeline().begins().getMinute();
    for (LocalDateTime at = timeline().begins().plusMinutes((step - after % step) % step);
        !at.isAfter(timeline().ends());
        at = at.plusMinutes(step)) {
      graphics.drawLine(layout.x(at), 0, layout.x(at), layout.height());
    }
    graphics.setColor(Looks.colour("Studio.separator"));
    for (Timeline.Lane lane : timeline().lanes()) {
      int bottom = layout.band(lane).bottom() - 1;
      graphics.drawLine(0, bottom, getWidth(), bottom);
    }
  }

  private void items(Graphics2D graphics) {
    Optional<String> chosen = work.chosen().get();
    for (Timeline.Lane lane : timeline().lanes()) {
      Color colour = TimelineInk.colour(lane);
      for (TimelineLayout.Box box : layout.boxes()) {
        if (box.item().lane().equals(lane.side())) {
          boolean is = chosen.filter(box.item().id()::equals).isPresent();
          Composite before = graphics.getComposite();
          if (reader.get().filter(each -> !box.item().isOf(each)).isPresent()) {
            graphics.setComposite(FAINT);
          }
          ink.paint(graphics, box, colour, rowHeight(), is, 0);
          graphics.setComposite(before);
          if (is && drag.isPresent()) {
            ghost(graphics, box, colour);
          }
        }
      }
    }
  }

  /** The item where it would be, on the move it would be moved to. */
  private void ghost(Graphics2D graphics, TimelineLayout.Box box, Color colour) {
    LocalDateTime to = timeline().snap(layout.time(box.x() + drag.getAsInt()));
    int shift = layout.x(to) - box.x();
    ink.paint(graphics, box, colour, rowHeight(), true, shift);
    graphics.setColor(Looks.colour("Studio.timeline.minute"));
    graphics.drawLine(box.x() + shift, 0, box.x() + shift, getHeight());
    graphics.setFont(ink.font());
    graphics.drawString(
        Clock.write(to), box.x() + shift + Looks.scaled(4), Math.max(box.y(), rowHeight()) - 2);
  }

  private void cursor(Graphics2D graphics) {
    minute
        .get()
        .ifPresent(
            time -> {
              graphics.setColor(Looks.colour("Studio.timeline.minute"));
              graphics.drawLine(layout.x(time), 0, layout.x(time), getHeight());
            });
  }
}
