package studio.kriegsspiel.desktop.ui.timeline;

import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.time.LocalDateTime;
import java.util.Optional;
import java.util.OptionalInt;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import studio.kriegsspiel.desk.timeline.Timeline;
import studio.kriegsspiel.desk.timeline.TimelineItem;
import studio.kriegsspiel.desk.timeline.TimelineLayout;
import studio.kriegsspiel.desk.timeline.TimelineWork;
import studio.kriegsspiel.desk.watch.Observable;

/** Mouse and keys of the timeline. */
final class TimelineHands extends MouseAdapter {
  private static final int LEAST_DRAG = 4;
  private static final double NOTCH = 1.25;

  private final TimelineCanvas canvas;
  private final TimelineWork work;
  private final TimelineMenu menu;
  private final Observable<Optional<LocalDateTime>> minute;
  private Optional<TimelineLayout.Box> held = Optional.empty();
  private int from;

  TimelineHands(
      TimelineCanvas canvas,
      TimelineWork work,
      TimelineMenu menu,
      Observable<Optional<LocalDateTime>> minute) {
    this.canvas = canvas;
    this.work = work;
    this.menu = menu;
    this.minute = minute;
    canvas.addMouseListener(this);
    canvas.addMouseMotionListener(this);
    canvas.addMouseWheelListener(this);
    key("LEFT", () -> work.step(-1));
    key("RIGHT", () -> work.step(1));
    key("UP", () -> work.stepLane(-1));
    key("DOWN", () -> work.stepLane(1));
    key("alt LEFT", () -> work.shift(-1));
    key("alt RIGHT", () -> work.shift(1));
    key("shift LEFT", () -> stepMinute(-1));
    key("shift RIGHT", () -> stepMinute(1));
    key("ENTER", () -> work.findChosen().ifPresent(item -> work.choose(item, true)));
    key("ESCAPE", this::letGo);
    key("INSERT", () -> menu.showAdding(canvas));
    key("shift F10", () -> menu.showAtChosen(canvas));
    key("CONTEXT_MENU", () -> menu.showAtChosen(canvas));
    key("PLUS", () -> canvas.zoom(NOTCH, middle()));
    key("MINUS", () -> canvas.zoom(1 / NOTCH, middle()));
    key("typed +", () -> canvas.zoom(NOTCH, middle()));
    key("typed -", () -> canvas.zoom(1 / NOTCH, middle()));
  }

  private int middle() {
    return canvas.getVisibleRect().x + canvas.getVisibleRect().width / 2;
  }

  private void key(String stroke, Runnable what) {
    canvas.getInputMap().put(KeyStroke.getKeyStroke(stroke), stroke);
    canvas
        .getActionMap()
        .put(
            stroke,
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                what.run();
              }
            });
  }

  private void letGo() {
    if (held.isPresent()) {
      held = Optional.empty();
      canvas.drag(OptionalInt.empty());
    } else if (minute.get().isPresent()) {
      minute.set(Optional.empty());
    } else {
      work.chosen().set(Optional.empty());
      canvas.repaint();
    }
  }

  private void stepMinute(int moves) {
    Timeline timeline = work.timeline().get();
    if (!timeline.isEmpty()) {
      LocalDateTime now = minute.get().orElse(timeline.begins());
      minute.set(Optional.of(timeline.step(now, moves)));
    }
  }

  @Override
  public void mousePressed(MouseEvent event) {
    canvas.requestFocusInWindow();
    Optional<TimelineLayout.Box> box = canvas.laid().findAt(event.getX(), event.getY());
    box.ifPresent(each -> work.choose(each.item(), false));
    if (event.isPopupTrigger()) {
      menu.show(canvas, event.getX(), event.getY());
    } else if (SwingUtilities.isLeftMouseButton(event)) {
      held = box;
      from = event.getX();
    }
  }

  @Override
  public void mouseDragged(MouseEvent event) {
    int by = event.getX() - from;
    if (held.isPresent() && Math.abs(by) >= LEAST_DRAG && held.get().item().canMove()) {
      canvas.drag(OptionalInt.of(by));
    }
  }

  @Override
  public void mouseReleased(MouseEvent event) {
    if (event.isPopupTrigger()) {
      menu.show(canvas, event.getX(), event.getY());
    }
    int by = event.getX() - from;
    if (held.isPresent() && Math.abs(by) >= LEAST_DRAG) {
      TimelineLayout.Box box = held.get();
      TimelineItem item = box.item();
      work.move(item, canvas.laid().time(box.x() + by));
    }
    held = Optional.empty();
    canvas.drag(OptionalInt.empty());
  }

  @Override
  public void mouseClicked(MouseEvent event) {
    if (event.getClickCount() != 2 || !SwingUtilities.isLeftMouseButton(event)) {
      return;
    }
    canvas
        .laid()
        .findAt(event.getX(), event.getY())
        .ifPresentOrElse(
            box -> work.choose(box.item(), true),
            () -> menu.show(canvas, event.getX(), event.getY()));
  }

  @Override
  public void mouseWheelMoved(MouseWheelEvent event) {
    if (event.isControlDown()) {
      canvas.zoom(Math.pow(NOTCH, -event.getPreciseWheelRotation()), event.getX());
    } else {
      canvas
          .getParent()
          .dispatchEvent(SwingUtilities.convertMouseEvent(canvas, event, canvas.getParent()));
    }
  }
}
