package studio.kriegsspiel.desktop.ui.keys;

import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.table.AbstractTableModel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desktop.ui.action.StudioAction;
import studio.kriegsspiel.desktop.ui.look.Escape;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** Shows the keys of all actions, and lets them be chosen anew. */
public final class KeysDialog {
  private static final String HOW =
      "Enter or a double click, then the new key; Backspace takes the key away.";

  private final WindowKeys keys;
  private final JDialog dialog;
  private final Rows rows = new Rows();
  private final JTable table = new JTable(rows);
  private final JLabel told = new JLabel(HOW);
  private Optional<String> offered = Optional.empty();

  private KeysDialog(JFrame frame, WindowKeys keys, Runnable others) {
    this.keys = keys;
    dialog = new JDialog(frame, "Keys");
    setUpTable();
    JPanel content = new JPanel(new MigLayout("insets 10, fill", "[grow,fill]", "[grow,fill][][]"));
    content.add(new JScrollPane(table), "wrap");
    told.getAccessibleContext().setAccessibleName("What was said of the key");
    told.putClientProperty("html.disable", true);
    content.add(told, "wmin 0, wrap");
    content.add(button("Change…", this::ask), "split 4, growx 0");
    content.add(button("As delivered", this::asDelivered), "growx 0");
    content.add(button("Keys of map and timeline…", others), "growx 0, pushx");
    content.add(button("Close", dialog::dispose), "growx 0");
    dialog.setContentPane(content);
    Escape.closes(dialog, dialog::dispose);
    dialog.setSize(Looks.scaled(640), Looks.scaled(520));
    dialog.setLocationRelativeTo(frame);
  }

  /**
   * Opens it.
   *
   * @param others shows the keys that only parts of the window know
   */
  public static void show(JFrame frame, WindowKeys keys, Runnable others) {
    KeysDialog shown = new KeysDialog(frame, keys, others);
    shown.dialog.setVisible(true);
    shown.table.requestFocusInWindow();
  }

  private void setUpTable() {
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setRowSelectionInterval(0, 0);
    table.setFillsViewportHeight(true);
    table.getAccessibleContext().setAccessibleName("What can be done, and its key");
    table.getColumnModel().getColumn(0).setPreferredWidth(Looks.scaled(210));
    table.getColumnModel().getColumn(1).setPreferredWidth(Looks.scaled(290));
    table.getColumnModel().getColumn(2).setPreferredWidth(Looks.scaled(140));
    table
        .getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
        .put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "studio-change");
    table.getActionMap().put("studio-change", new Change());
    table.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) {
              ask();
            }
          }
        });
  }

  private static JButton button(String name, Runnable what) {
    JButton button = new JButton(name);
    button.addActionListener(event -> what.run());
    return button;
  }

  private void asDelivered() {
    keys.choice().asDelivered();
    show("All keys are as delivered.");
  }

  private void show(String sentence) {
    keys.apply();
    told.setText(sentence);
    rows.refresh();
  }

  /** The next key is the one. */
  private void ask() {
    StudioAction action = keys.actions().get(table.getSelectedRow());
    told.setText("Press the key for " + action.id() + ", or Escape.");
    KeyboardFocusManager focus = KeyboardFocusManager.getCurrentKeyboardFocusManager();
    focus.addKeyEventDispatcher(
        new KeyEventDispatcher() {
          @Override
          public boolean dispatchKeyEvent(KeyEvent event) {
            if (!dialog.isActive()) {
              focus.removeKeyEventDispatcher(this);
              return false;
            }
            if (event.getID() == KeyEvent.KEY_PRESSED && !isModifier(event)) {
              focus.removeKeyEventDispatcher(this);
              take(action, event);
            }
            return true;
          }
        });
  }

  private static boolean isModifier(KeyEvent event) {
    return switch (event.getKeyCode()) {
      case KeyEvent.VK_SHIFT,
          KeyEvent.VK_CONTROL,
          KeyEvent.VK_ALT,
          KeyEvent.VK_META,
          KeyEvent.VK_ALT_GRAPH ->
          true;
      default -> false;
    };
  }

  private void take(StudioAction action, KeyEvent event) {
    KeyStroke stroke = KeyStroke.getKeyStrokeForEvent(event);
    int code = event.getKeyCode();
    if (code == KeyEvent.VK_ESCAPE) {
      told.setText(HOW);
    } else if (stroke.getModifiers() == 0 && code == KeyEvent.VK_BACK_SPACE) {
      keys.choice().choose(action.id(), "");
      show(action.id() + " has no key now.");
    } else if (writes(event)) {
      told.setText("That key writes or moves in the text; hold Ctrl or Alt with it.");
    } else {
      offer(action, stroke);
    }
  }

  /** Whether the text needs a key for itself. */
  private static boolean writes(KeyEvent event) {
    boolean held = event.isControlDown() || event.isAltDown() || event.isMetaDown();
    int code = event.getKeyCode();
    return !held && (code < KeyEvent.VK_F1 || code > KeyEvent.VK_F12);
  }

  /** A key that does something else is taken from it only when it is pressed for it again. */
  private void offer(StudioAction action, KeyStroke stroke) {
    String key = StudioAction.nameOf(stroke);
    Optional<String> clash = keys.choice().clash(action.id(), key);
    String asked = action.id() + "=" + key;
    if (clash.isPresent() && offered.filter(asked::equals).isEmpty()) {
      offered = Optional.of(asked);
      told.setText(
          StudioAction.words(stroke)
              + " is the key of "
              + clash.get()
              + "; choose it once more to take it from there.");
      return;
    }
    offered = Optional.empty();
    keys.choice().choose(action.id(), key);
    show(
        StudioAction.words(stroke)
            + " is now the key of "
            + action.id()
            + clash.map(other -> "; " + other + " has none").orElse("")
            + ".");
  }

  /** Asks for the key of the chosen row. */
  private final class Change extends javax.swing.AbstractAction {
    private static final long serialVersionUID = 1L;

    @Override
    public void actionPerformed(java.awt.event.ActionEvent event) {
      ask();
    }
  }

  /** A row for each action. */
  private final class Rows extends AbstractTableModel {
    private static final long serialVersionUID = 1L;

    void refresh() {
      fireTableRowsUpdated(0, getRowCount() - 1);
    }

    @Override
    public int getRowCount() {
      return keys.actions().size();
    }

    @Override
    public int getColumnCount() {
      return 3;
    }

    @Override
    public String getColumnName(int column) {
      return column == 0 ? "What can be done" : column == 1 ? "What that is" : "Key";
    }

    @Override
    public Object getValueAt(int row, int column) {
      StudioAction action = keys.actions().get(row);
      return column == 0 ? action.id() : column == 1 ? action.description() : action.keyWords();
    }
  }
}
