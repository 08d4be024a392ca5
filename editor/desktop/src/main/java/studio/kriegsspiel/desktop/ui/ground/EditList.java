package studio.kriegsspiel.desktop.ui.ground;

import java.awt.Component;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.DefaultListModel;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.ground.GroundChange;
import studio.kriegsspiel.desk.ground.GroundDraft;
import studio.kriegsspiel.desk.ground.GroundThing.OfFeature;
import studio.kriegsspiel.desk.map.EditRemarks;
import studio.kriegsspiel.desk.map.GroundPen;
import studio.kriegsspiel.desktop.ui.editor.FindingText;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.terrain.HandEdit;

/** All that was drawn by hand; a tick says that it counts. */
final class EditList extends JList<OfFeature> {
  private static final long serialVersionUID = 1L;
  private static final int TICK_PIXELS = 24;

  private final transient GroundPen pen;
  private final DefaultListModel<OfFeature> items = new DefaultListModel<>();
  private boolean following;

  EditList(Desk desk, GroundPen pen, EditRemarks remarks, Consumer<OfFeature> reveal) {
    this.pen = pen;
    setModel(items);
    setCellRenderer(new Row(remarks));
    remarks.remarks().listen(fresh -> showAnew());
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    setVisibleRowCount(5);
    getAccessibleContext().setAccessibleName("Drawn by hand");
    setToolTipText("Space sets one aside or lets it count; Delete takes it away; Enter shows it");
    addListSelectionListener(
        event -> {
          if (!event.getValueIsAdjusting() && !following) {
            chosen().ifPresent(thing -> pen.choose(Optional.of(thing.key())));
          }
        });
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            int row = locationToIndex(event.getPoint());
            if (row >= 0 && getCellBounds(row, row).contains(event.getPoint())) {
              if (event.getX() < TICK_PIXELS) {
                toggle(items.get(row));
              } else if (event.getClickCount() > 1) {
                reveal.accept(items.get(row));
              }
            }
          }
        });
    addKeyListener(
        new KeyAdapter() {
          @Override
          public void keyPressed(KeyEvent event) {
            switch (event.getKeyCode()) {
              case KeyEvent.VK_SPACE -> chosen().ifPresent(EditList.this::toggle);
              case KeyEvent.VK_DELETE -> chosen().ifPresent(thing -> pen.remove());
              case KeyEvent.VK_ENTER -> chosen().ifPresent(reveal);
              default -> {}
            }
          }
        });
    desk.ground().follow(this::show);
    pen.chosen().listen(this::follow);
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    return true;
  }

  Optional<OfFeature> chosen() {
    return Optional.ofNullable(getSelectedValue());
  }

  void toggle(OfFeature thing) {
    pen.setAside(thing.feature(), !thing.setAside());
  }

  private void show(Optional<GroundDraft> draft) {
    List<OfFeature> edits = draft.map(each -> GroundChange.handEdits(each.now())).orElse(List.of());
    List<OfFeature> now = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      now.add(items.get(i));
    }
    if (!now.equals(edits)) {
      following = true;
      items.clear();
      edits.forEach(items::addElement);
      following = false;
      follow(pen.chosen().get());
    }
  }

  /** Rows are higher where there is something to say. */
  private void showAnew() {
    setFixedCellHeight(1);
    setFixedCellHeight(-1);
    repaint();
  }

  private void follow(Optional<String> key) {
    following = true;
    int found = -1;
    for (int i = 0; i < items.size(); i++) {
      if (key.filter(items.get(i).key()::equals).isPresent()) {
        found = i;
      }
    }
    if (found < 0) {
      clearSelection();
    } else {
      setSelectedIndex(found);
      ensureIndexIsVisible(found);
    }
    following = false;
  }

  /** A tick, what it is, and why and from where in small letters below. */
  private static final class Row implements ListCellRenderer<OfFeature> {
    private final JPanel panel =
        new JPanel(
            new MigLayout("insets 2 2 2 6, gap 4 0, hidemode 3", "[20!][grow,fill]", "[][][]"));
    private final JCheckBox tick = new JCheckBox();
    private final JLabel what = new JLabel();
    private final JLabel why = new JLabel();
    private final JTextArea remark = new JTextArea();
    private final EditRemarks remarks;

    Row(EditRemarks remarks) {
      this.remarks = remarks;
      tick.setOpaque(false);
      remark.setOpaque(false);
      remark.setLineWrap(true);
      remark.setWrapStyleWord(true);
      remark.putClientProperty("FlatLaf.styleClass", "small");
      why.putClientProperty("FlatLaf.styleClass", "small");
      panel.add(tick, "spany 2, aligny center");
      panel.add(what, "wmin 0, wrap");
      panel.add(why, "wmin 0, wrap");
      panel.add(remark, "skip 1, wmin 0, growx");
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends OfFeature> list,
        OfFeature thing,
        int index,
        boolean selected,
        boolean focused) {
      tick.setSelected(!thing.setAside());
      String title = FindingText.escape(thing.title());
      what.setText(thing.setAside() ? "<html><s>" + title + "</s></html>" : thing.title());
      why.setText(thing.feature().handEdit().map(Row::words).orElse(" "));
      String words = remarks.remarks().get().getOrDefault(thing.key(), "");
      remark.setVisible(!words.isEmpty());
      remark.setText(words);
      remark.setForeground(
          selected ? list.getSelectionForeground() : Looks.colour("Studio.warning"));
      int width = Math.max(80, list.getWidth() - Looks.scaled(34));
      remark.setSize(width, Short.MAX_VALUE);
      panel.setBackground(selected ? list.getSelectionBackground() : list.getBackground());
      what.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
      why.setForeground(
          selected ? list.getSelectionForeground() : Looks.colour("Studio.headingForeground"));
      return panel;
    }

    private static String words(HandEdit edit) {
      List<String> parts = new ArrayList<>();
      for (String part : List.of(edit.reason(), edit.source())) {
        if (!part.isBlank()) {
          parts.add(part);
        }
      }
      parts.add(edit.confidence().name().toLowerCase(Locale.ROOT));
      return String.join(" · ", parts);
    }
  }
}
