package studio.kriegsspiel.desktop.ui.timeline;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingConstants;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.timeline.Timeline;
import studio.kriegsspiel.desk.timeline.TimelineAdding;
import studio.kriegsspiel.desk.timeline.TimelineWork;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** Everything that is due, minute by minute, in a lane for each side and one for the umpire. */
public final class TimelinePanel extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final int WAITING_WIDTH = 210;

  private final TimelineCanvas canvas;
  private final CardLayout cards = new CardLayout();

  /** Shows what {@code work} lays out. */
  public TimelinePanel(Desk desk, TimelineWork work) {
    super();
    setLayout(cards);
    canvas = new TimelineCanvas(work, desk.minute(), desk.reader());
    new TimelineHands(
        canvas, work, new TimelineMenu(work, new TimelineAdding(work)), desk.minute());
    JScrollPane scroll = new JScrollPane(canvas);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    scroll.setColumnHeaderView(new TimelineAxis(canvas));
    scroll.setRowHeaderView(new LaneTitles(canvas));
    scroll.getVerticalScrollBar().setUnitIncrement(Looks.scaled(24));
    scroll.getHorizontalScrollBar().setUnitIncrement(Looks.scaled(40));
    scroll
        .getViewport()
        .addComponentListener(
            new ComponentAdapter() {
              @Override
              public void componentResized(ComponentEvent event) {
                canvas.layOut();
              }
            });
    WaitingList waiting = new WaitingList(work);
    waiting.setPreferredSize(new Dimension(Looks.scaled(WAITING_WIDTH), 0));
    JPanel filled = new JPanel(new BorderLayout());
    filled.add(scroll, BorderLayout.CENTER);
    filled.add(waiting, BorderLayout.LINE_END);
    add(filled, "timeline");
    add(
        new JLabel(
            "A scenario with hours of play and sides has its timeline here.",
            SwingConstants.CENTER),
        "empty");
    work.timeline().follow(this::show);
  }

  private void show(Timeline timeline) {
    cards.show(this, timeline.isEmpty() ? "empty" : "timeline");
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (canvas != null) {
      canvas.layOut();
    }
  }

  /** Gives the keyboard to the lanes. */
  public void focusLanes() {
    canvas.requestFocusInWindow();
  }

  /** The lanes. */
  public TimelineCanvas canvas() {
    return canvas;
  }
}
