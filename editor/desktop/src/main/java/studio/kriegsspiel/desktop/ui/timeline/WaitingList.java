package studio.kriegsspiel.desktop.ui.timeline;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import studio.kriegsspiel.desk.timeline.Timeline;
import studio.kriegsspiel.desk.timeline.TimelineItem;
import studio.kriegsspiel.desk.timeline.TimelineWork;
import studio.kriegsspiel.desktop.ui.editor.FindingText;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;

/** What waits for something other than the clock. */
final class WaitingList extends JPanel {
  private static final long serialVersionUID = 1L;

  private final DefaultListModel<TimelineItem> model = new DefaultListModel<>();
  private final JList<TimelineItem> list = new JList<>(model);

  WaitingList(TimelineWork work) {
    super(new BorderLayout());
    JLabel title = new JLabel("Not by the clock");
    title.setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
    title.putClientProperty("FlatLaf.styleClass", "small");
    title.setLabelFor(list);
    add(title, BorderLayout.NORTH);
    JScrollPane scroll = new JScrollPane(list);
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    add(scroll, BorderLayout.CENTER);
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new Row());
    // No wider than the list, so that a long sentence ends in dots and not at the edge.
    list.setFixedCellWidth(1);
    list.getAccessibleContext().setAccessibleName("What waits for something other than the clock");
    list.addListSelectionListener(
        event -> {
          if (!event.getValueIsAdjusting() && list.isFocusOwner()) {
            go(work, false);
          }
        });
    list.registerKeyboardAction(
        event -> go(work, true), KeyStroke.getKeyStroke("ENTER"), WHEN_FOCUSED);
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            go(work, event.getClickCount() == 2);
          }
        });
    work.timeline().follow(this::fill);
  }

  private void go(TimelineWork work, boolean focusText) {
    TimelineItem item = list.getSelectedValue();
    if (item != null) {
      work.show(item, focusText);
    }
  }

  private void fill(Timeline timeline) {
    model.clear();
    timeline.waiting().forEach(model::addElement);
    setVisible(!timeline.waiting().isEmpty());
  }

  /** The sign and the sentence of an item. */
  private static final class Row extends DefaultListCellRenderer {
    private static final long serialVersionUID = 1L;

    Row() {
      putClientProperty("html.disable", true);
    }

    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focused) {
      super.getListCellRendererComponent(list, value, index, selected, false);
      if (value instanceof TimelineItem item) {
        setText((item.lane().isEmpty() ? "Umpire" : item.lane()) + ": " + item.label());
        setIcon(new SymbolIcon(TimelineInk.symbol(item.kind())));
        setToolTipText(
            "<html><div style='width:320px'>"
                + FindingText.told(item.sentence())
                + "</div></html>");
      }
      return this;
    }
  }
}
