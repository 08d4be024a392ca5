package studio.kriegsspiel.desktop.ui.importing;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.event.AncestorEvent;
import javax.swing.event.AncestorListener;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.importing.SystemRow;
import studio.kriegsspiel.desk.importing.SystemSearch;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Typing;
import studio.kriegsspiel.importer.crs.ListedSystem;

/** Asks for a coordinate system: words narrow the list, the likeliest stand there unasked. */
public final class SystemChooser {
  private static final int PAUSE_MILLISECONDS = 180;

  private final SystemSearch search;
  private final JTextField words = new JTextField(30);
  private final DefaultListModel<SystemRow> rows = new DefaultListModel<>();
  private final JList<SystemRow> list = new JList<>(rows);
  private final JLabel state = FormRows.quiet(" ");
  private final JPanel panel = new JPanel(new MigLayout("insets 0, wrap 1, fill", "[grow,fill]"));

  /** Asks with a search. */
  public SystemChooser(SystemSearch search) {
    this.search = search;
    FormRows.hint(words, "Words of its name or its number: Lambert, UTM zone 32N, 31370");
    words.getAccessibleContext().setAccessibleName("Search for a coordinate system");
    list.getAccessibleContext().setAccessibleName("Coordinate systems");
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new RowRenderer());
    list.setFixedCellHeight(-1);
    JScrollPane scroll = new JScrollPane(list);
    scroll.setPreferredSize(new Dimension(560, 330));
    panel.add(words);
    panel.add(state, "wmin 20");
    panel.add(scroll, "push, grow");
    Timer pause = new Timer(PAUSE_MILLISECONDS, event -> search.look(words.getText()));
    pause.setRepeats(false);
    Typing.listen(words, text -> pause.restart());
    step(KeyEvent.VK_DOWN, 1);
    step(KeyEvent.VK_UP, -1);
    search.rows().listen(this::show);
    search.working().listen(busy -> say());
    search.look("");
  }

  /** The arrow keys walk the list while the search field keeps the keyboard. */
  private void step(int key, int by) {
    words.getInputMap().put(KeyStroke.getKeyStroke(key, 0), "step" + by);
    words
        .getActionMap()
        .put(
            "step" + by,
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                int next = Math.max(0, Math.min(rows.size() - 1, list.getSelectedIndex() + by));
                list.setSelectedIndex(next);
                list.ensureIndexIsVisible(next);
              }
            });
  }

  private void show(List<SystemRow> fresh) {
    rows.clear();
    fresh.forEach(rows::addElement);
    if (!rows.isEmpty()) {
      list.setSelectedIndex(0);
    }
    say();
  }

  private void say() {
    boolean asked = !words.getText().isBlank();
    if (search.working().get()) {
      state.setText("Looking…");
    } else if (rows.isEmpty()) {
      state.setText(
          asked
              ? "No system of that name. Try fewer words, or its EPSG number."
              : "Nothing to guess by: search for the name on the map's margin, or its number.");
    } else {
      state.setText(asked ? rows.size() + " found; the nearest first" : "The likeliest first");
    }
  }

  /** Asks above a component. */
  public Optional<ListedSystem> ask(Component parent) {
    JOptionPane pane =
        new JOptionPane(panel, JOptionPane.PLAIN_MESSAGE, JOptionPane.OK_CANCEL_OPTION);
    var dialog = pane.createDialog(parent, "Coordinate system");
    dialog.setResizable(true);
    words.addActionListener(event -> pane.setValue(JOptionPane.OK_OPTION));
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2 && list.getSelectedValue() != null) {
              pane.setValue(JOptionPane.OK_OPTION);
            }
          }
        });
    focusFirst(words);
    dialog.setVisible(true);
    dialog.dispose();
    boolean taken = Integer.valueOf(JOptionPane.OK_OPTION).equals(pane.getValue());
    return taken
        ? Optional.ofNullable(list.getSelectedValue()).map(SystemRow::system)
        : Optional.empty();
  }

  private static void focusFirst(JComponent field) {
    field.addAncestorListener(
        new AncestorListener() {
          @Override
          public void ancestorAdded(AncestorEvent event) {
            SwingUtilities.invokeLater(field::requestFocusInWindow);
          }

          @Override
          public void ancestorRemoved(AncestorEvent event) {
            // Nothing was begun.
          }

          @Override
          public void ancestorMoved(AncestorEvent event) {
            // Nothing depends on where it is.
          }
        });
  }

  /** Name and code above, where it puts the file below. */
  private static final class RowRenderer implements ListCellRenderer<SystemRow> {
    private final JPanel cell =
        new JPanel(new MigLayout("insets 4 8 4 8, wrap 2, gapy 1", "[grow]12[]"));
    private final JLabel name = new JLabel();
    private final JLabel code = new JLabel();
    private final JLabel note = FormRows.quiet("");

    RowRenderer() {
      cell.add(name, "wmin 20");
      cell.add(code);
      cell.add(note, "span 2, wmin 20");
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends SystemRow> list,
        SystemRow row,
        int index,
        boolean selected,
        boolean focused) {
      name.setText(row.system().name());
      code.setText(row.system().code());
      note.setText(row.note());
      cell.setBackground(selected ? list.getSelectionBackground() : list.getBackground());
      name.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
      code.setForeground(name.getForeground());
      note.setForeground(
          selected
              ? list.getSelectionForeground()
              : Looks.colour(row.likely() ? "Studio.fine" : "Studio.headingForeground"));
      cell.getAccessibleContext().setAccessibleName(row.system() + ", " + row.note());
      return cell;
    }
  }
}
