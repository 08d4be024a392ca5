package studio.kriegsspiel.desktop.ui.keys;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.keys.Command;
import studio.kriegsspiel.desktop.ui.look.Escape;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** Everything that can be done, filtered by what is typed; Enter does it. */
public final class CommandPalette {
  private static final int WIDE = 620;
  private static final int HIGH = 380;
  private static final int PAGE = 10;

  private final JFrame frame;
  private final Supplier<List<Command>> commands;
  private final DefaultListModel<Command> rows = new DefaultListModel<>();
  private final JList<Command> list = new JList<>(rows);
  private final JTextField typed = new JTextField();

  /** A palette above {@code frame} that asks for the commands whenever it opens. */
  public CommandPalette(JFrame frame, Supplier<List<Command>> commands) {
    this.frame = frame;
    this.commands = commands;
    typed.putClientProperty("JTextField.placeholderText", "What do you want to do?");
    typed.getAccessibleContext().setAccessibleName("What to do");
    list.getAccessibleContext().setAccessibleName("What can be done");
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new Row());
    list.setFocusable(false);
  }

  /** Opens it. */
  public void show() {
    List<Command> all = commands.get();
    JDialog dialog = new JDialog(frame, "What can be done");
    dialog.setUndecorated(true);
    dialog.setContentPane(content());
    typed.setText("");
    fill(all);
    DocumentListener filter = new Typing(() -> fill(all));
    typed.getDocument().addDocumentListener(filter);
    MouseAdapter click =
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            run(dialog);
          }
        };
    list.addMouseListener(click);
    keys(dialog);
    Escape.closes(dialog, dialog::dispose);
    dialog.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowDeactivated(WindowEvent event) {
            dialog.dispose();
          }

          @Override
          public void windowClosed(WindowEvent event) {
            typed.getDocument().removeDocumentListener(filter);
            list.removeMouseListener(click);
          }
        });
    dialog.setSize(Looks.scaled(WIDE), Looks.scaled(HIGH));
    dialog.setLocationRelativeTo(frame);
    dialog.setVisible(true);
    typed.requestFocusInWindow();
  }

  private JPanel content() {
    JPanel content = new JPanel(new BorderLayout(0, 6));
    content.setBorder(
        BorderFactory.createCompoundBorder(
            BorderFactory.createLineBorder(Looks.colour("Studio.headingForeground")),
            BorderFactory.createEmptyBorder(8, 8, 8, 8)));
    content.add(typed, BorderLayout.NORTH);
    JScrollPane scroll = new JScrollPane(list);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    content.add(scroll, BorderLayout.CENTER);
    return content;
  }

  private void fill(List<Command> all) {
    rows.clear();
    Command.matching(all, typed.getText()).forEach(rows::addElement);
    list.setSelectedIndex(0);
    list.ensureIndexIsVisible(0);
  }

  private void keys(JDialog dialog) {
    bind("UP", () -> step(-1));
    bind("DOWN", () -> step(1));
    bind("PAGE_UP", () -> step(-PAGE));
    bind("PAGE_DOWN", () -> step(PAGE));
    bind("ENTER", () -> run(dialog));
  }

  private void bind(String key, Runnable what) {
    typed.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke(key), key);
    typed
        .getActionMap()
        .put(
            key,
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                what.run();
              }
            });
  }

  private void step(int rowsOn) {
    int to = Math.max(0, Math.min(rows.size() - 1, list.getSelectedIndex() + rowsOn));
    list.setSelectedIndex(to);
    list.ensureIndexIsVisible(to);
  }

  private void run(JDialog dialog) {
    Command chosen = list.getSelectedValue();
    if (chosen != null && chosen.isFree()) {
      dialog.dispose();
      chosen.run().run();
    }
  }

  /** Hears whatever is typed. */
  private record Typing(Runnable heard) implements DocumentListener {
    @Override
    public void insertUpdate(DocumentEvent event) {
      heard.run();
    }

    @Override
    public void removeUpdate(DocumentEvent event) {
      heard.run();
    }

    @Override
    public void changedUpdate(DocumentEvent event) {
      // Words of one line have no looks.
    }
  }

  /** Name and purpose at the left, the key at the right; grey what cannot be done. */
  private static final class Row extends JPanel implements javax.swing.ListCellRenderer<Command> {
    private static final long serialVersionUID = 1L;
    private final JLabel name = new JLabel();
    private final JLabel purpose = new JLabel();
    private final JLabel key = new JLabel();

    Row() {
      super(new MigLayout("insets 3 8 3 8, gap 12, fillx", "[][grow,fill][]"));
      for (JLabel each : List.of(name, purpose, key)) {
        each.putClientProperty("html.disable", true);
      }
      purpose.putClientProperty("FlatLaf.styleClass", "small");
      add(name);
      add(purpose, "wmin 0");
      add(key);
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends Command> of, Command value, int index, boolean chosen, boolean focused) {
      name.setText(value.name());
      purpose.setText(value.isFree() ? value.description() : value.hindrance());
      key.setText(value.key());
      setBackground(chosen ? of.getSelectionBackground() : of.getBackground());
      var ink = chosen ? of.getSelectionForeground() : of.getForeground();
      name.setForeground(value.isFree() ? ink : Looks.colour("Label.disabledForeground"));
      key.setForeground(name.getForeground());
      purpose.setForeground(chosen ? ink : Looks.colour("Label.disabledForeground"));
      getAccessibleContext()
          .setAccessibleName(
              value.name() + (value.isFree() ? "" : ", " + value.hindrance()) + " " + value.key());
      return this;
    }

    @Override
    public Dimension getPreferredSize() {
      return new Dimension(0, super.getPreferredSize().height);
    }
  }
}
